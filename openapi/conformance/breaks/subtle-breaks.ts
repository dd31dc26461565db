import { createHmac } from 'node:crypto';
import { MAX_BRAND_LENGTH, MAX_JSON_BYTES, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { exampleOf } from '../contract.ts';
import { HOUR_MS } from '../durations.ts';
import { accept, asked, body, jsonOf, on, onBody, onList, onStatus, refuse, withBody } from './changes.ts';
import { isRepeat, timeOf } from './money-breaks.ts';
import { breaking, type Break, type Change, type Passing } from './proxy.ts';

/** Does something else from some time after such a call on. */
function after(ms: number, isStart: (call: Passing) => boolean, then: Change): Change {
  return (call) => {
    const now = timeOf(call);
    if (isStart(call)) call.memory.set('since', now);
    const since = call.memory.get('since');
    return typeof since === 'number' && now - since > ms ? then(call) : call.forward();
  };
}

const isCall = (name: string) => (call: Passing) => call.operation === name;
const brandOf = (call: Passing) => (asked(call) as { brand?: unknown }).brand;

/** A job's texts, changed on their way back. */
const texts = (change: (text: string) => string): Change =>
  onBody('getJob', ({ input, ...job }) => {
    const { brand, idea, ...rest } = input as { brand: string; idea: string };
    return { ...job, input: { ...rest, brand: change(brand), idea: change(idea) } };
  });

/** A job is refused where this is so. */
const refuseJob = (isSo: (brand: string) => boolean): Change =>
  on('createJob', (call) => {
    const brand = brandOf(call);
    return typeof brand === 'string' && isSo(brand) ? refuse(400)(call) : call.forward();
  });

/** The simulated provider's key. */
const NOTICE_SECRET = 'whsec_simulated';

/** Reports the checkout as paid, and as signed by the provider, whatever came. */
const asPaid: Change = (call) => {
  if ('hook' in asked(call))
    return call.forward({
      body: Buffer.from(JSON.stringify({ ...asked(call), isPaid: true, isSigned: true })),
    });
  const body = Buffer.from(call.body.toString().replace('"unpaid"', '"paid"'));
  const signed = createHmac('sha256', NOTICE_SECRET).update(`1.${body.toString()}`).digest('hex');
  return call.forward({ body, headers: { 'stripe-signature': `t=1,v1=${signed}` } });
};

const notice =
  (isSo: (call: Passing) => boolean): Change =>
  (call) =>
    (call.path.endsWith('/notice') || asked(call)['hook'] === 'sendNotice') && isSo(call)
      ? asPaid(call)
      : call.forward();

/** Ways to be wrong that answers show only in a certain order, at a certain time, or with certain letters. */
export const SUBTLE_BREAKS = {
  // Money
  'package-twice': breaking('A package of photos is trained twice.', 'TW-4').by(
    on('trainTwin', async (call) => {
      const [package_] = asked(call)['referenceImages'] as string[];
      const reply = await call.forward();
      const isKnown = call.memory.has(`trained ${package_}`);
      if (reply.status === 200) call.memory.set(`trained ${package_}`, true);
      return reply.status === 422 && isKnown
        ? withBody({ ...reply, status: 200 }, exampleOf('trainTwin'))
        : reply;
    }),
  ),
  'refund-replay-of-today': breaking('A repeated refund answers the balance of today.', 'CR-25').by(
    on('refundCredits', async (call) => {
      const reply = await call.forward();
      if (!isRepeat(call, reply)) return reply;
      const path = call.path.replace('refund-credits', 'credits');
      const { credits } = jsonOf(await call.forward({ method: 'GET', path, body: Buffer.alloc(0) })) as {
        credits: number;
      };
      return withBody(reply, { newBalance: credits });
    }),
  ),
  'late-success': breaking('A trainer reports success after the charge was given back.', 'CR-20 TW-10').by(
    after(
      HOUR_MS / 4,
      (call) => isCall('refundCredits')(call) && asked(call)['amount'] === TRAINING_COST_CREDITS,
      onBody('getTrainingStatus', (now) => ({
        ...now,
        status: 'ready',
        training_status: 'succeeded',
        completedAt: new Date().toISOString(),
      })),
    ),
  ),
  'amount-without-bound': breaking('Amounts have no bound.', 'CR-2').by(
    on('deductCredits', (call) =>
      Number(asked(call)['amount']) > 1_000_000 && Number.isInteger(asked(call)['amount'])
        ? call.forward({ body: Buffer.from('{"amount": 1000000}') })
        : call.forward(),
    ),
  ),
  'cancelled-grants': breaking('A notice that is not paid adds the credits.', 'PAY-8').by(
    notice((call) => call.body.includes('"unpaid"') || asked(call)['isPaid'] === false),
  ),
  'unsigned-notice': breaking('A notice is taken with any signature.', 'PAY-7').by(notice(() => true)),

  // Other people, at once and before
  'style-of-anybody': breaking('A post is written in anybody’s style.', 'WR-9').by((call) => {
    if (call.operation === 'embedStyle') call.memory.set('styled', true);
    const isPost = call.operation === 'generatePost' && call.memory.has('styled');
    return isPost ? accept(409)(call) : call.forward();
  }),
  'users-mixed-up': breaking('The user is kept in a global while a call is handled.', 'SE-10').by(
    async (call) => {
      call.memory.set('user', call.headers.cookie);
      await new Promise((resolve) => setTimeout(resolve, 2));
      return call.forward({ headers: { cookie: call.memory.get('user') as string } });
    },
  ),

  // Time
  'package-expires-early': breaking('A package of photos is gone after half an hour.', 'PH-13').by(
    after(HOUR_MS / 2, isCall('uploadTrainingPhotos'), on('trainTwin', refuse(422))),
  ),
  'photo-expires-early': breaking('An uploaded photo is gone after an hour.', 'UP-14').by(
    after(HOUR_MS, isCall('createUpload'), on('createJob', refuse(422))),
  ),
  'session-of-an-hour': breaking('A session ends after an hour.', 'SE-14').by((call) => {
    const [now, name] = [timeOf(call), `used ${call.headers.cookie ?? ''}`];
    const last = Number(call.memory.get(name) ?? now);
    call.memory.set(name, now);
    return call.operation === 'getCurrentUser' && now - last > HOUR_MS ? refuse(401)(call) : call.forward();
  }),
  'local-time': breaking('Times are local, and say that they are UTC.', 'GE-18').by(
    onBody('getJob', (job) => ({
      ...job,
      createdAt: new Date(Date.parse(String(job['createdAt'])) + 2 * HOUR_MS).toISOString(),
    })),
  ),
  'training-of-45-minutes': breaking('A fast training takes 45 minutes.', 'TW-14').by(async (call) => {
    const now = timeOf(call);
    if (call.operation === 'trainTwin') call.memory.set('began', now);
    const isYoung = now - Number(call.memory.get('began') ?? -Infinity) < 0.75 * HOUR_MS;
    const stays = { status: 'training', training_status: 'processing', completedAt: null };
    return isYoung ? onBody('getTrainingStatus', (old) => ({ ...old, ...stays }))(call) : call.forward();
  }),
  'picture-for-a-day': breaking('The picture of an image is gone after a day.', 'IM-13').by(async (call) => {
    const [now, path] = [timeOf(call), '/api/pictures/1.svg'];
    const age = now - Number(call.memory.get('drawn') ?? -Infinity);
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
    if (call.path === path)
      return { status: age < 24 * HOUR_MS ? 200 : 410, headers, body: Buffer.from('<svg/>') };
    if (call.operation === 'generateImage') call.memory.set('drawn', now);
    return onBody('generateImage', (made) => ({ ...made, imageUrl: path }))(call);
  }),

  // HTTP
  'slash-redirects': breaking('An address with a slash at its end leads to the one without.', 'GE-8').by(
    async (call) => {
      const reply = await call.forward();
      const [path = ''] = call.path.split('?');
      if (!/^\/api\/.+\/$/.test(path)) return reply;
      return {
        ...reply,
        status: 307,
        headers: { location: path.slice(0, -1) },
        body: Buffer.alloc(0),
      };
    },
  ),
  'json-of-3-mb-refused': breaking('A body that may be so large is refused.', 'GE-24').by((call) =>
    call.operation && call.body.length > 3_000_000 ? refuse(413)(call) : call.forward(),
  ),
  'charset-refused': breaking('JSON with a charset is refused.', 'GE-26').by((call) =>
    String(call.headers['content-type']).includes('charset')
      ? call.forward({ headers: { 'content-type': 'text/xml' } })
      : call.forward(),
  ),
  'json-without-bound': breaking('Bodies of any size are read.', 'GE-28').by((call) =>
    call.body.length > MAX_JSON_BYTES && call.operation === 'createJob'
      ? call.forward({ body: Buffer.from(call.body.toString().trim()) })
      : call.forward(),
  ),
  'chunks-without-bound': breaking('Bodies in chunks are read whatever their size.', 'GE-28').by((call) =>
    call.headers['transfer-encoding'] === 'chunked'
      ? call.forward({ body: Buffer.from(call.body.toString().trim()) })
      : call.forward(),
  ),
  'type-before-size': breaking('The media type is looked at before the size.', 'GE-23').by(
    onStatus('deductCredits', 413, (reply, call) =>
      call.headers['content-type'] === 'application/json'
        ? reply
        : withBody({ ...reply, status: 415 }, { error: 'Send JSON.' }),
    ),
  ),

  // Texts and lists
  'text-stripped': breaking('Texts lose the spaces at their ends.', 'GE-19').by(texts((text) => text.trim())),
  'text-composed': breaking('Accents are written in another form.', 'GE-19').by(
    texts((text) => text.normalize('NFC')),
  ),
  'lines-unix': breaking('Line breaks are written in another form.', 'GE-19').by(
    texts((text) => text.replaceAll('\r\n', '\n')),
  ),
  'emoji-refused': breaking('A brand with emoji is refused.', 'GE-19').by(
    refuseJob((brand) => /\p{Extended_Pictographic}/u.test(brand)),
  ),
  'limits-in-utf-16': breaking('Limits of texts count UTF-16 units.', 'GE-27').by(
    refuseJob((brand) => brand.length > MAX_BRAND_LENGTH),
  ),
  'limits-in-bytes': breaking('Limits of texts count bytes.', 'GE-27').by(
    refuseJob((brand) => Buffer.byteLength(brand) > MAX_BRAND_LENGTH),
  ),
  'only-newest-twin': breaking('Only the newest twin is listed.', 'TW-19', 'TW-8 TW-14 CR-18').by(
    onList('listTrainedModels', (twins) => twins.slice(0, 1)),
  ),
  'error-at-another-step': breaking('A failed job goes on to another step.', 'JB-7 JB-3').by(
    body((job, call) => {
      if (call.operation !== 'getJob' || job['status'] !== 'ERROR') return job;
      const isLater = call.memory.has('failed');
      call.memory.set('failed', true);
      return isLater ? { ...job, next: 'EDIT' } : job;
    }),
  ),
  'blank-document-texts': breaking('A document without text is a blank text.', 'WR-12').by(
    onBody('processDocuments', ({ extractedTexts, ...rest }) => ({
      ...rest,
      extractedTexts: [...(extractedTexts as string[]).slice(1), ' '],
    })),
  ),
} satisfies Record<string, Break>;
