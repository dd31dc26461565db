import { createHmac } from 'node:crypto';
import { MAX_BRAND_LENGTH } from '#openapi/limits.gen.ts';
import { exampleOf } from '../contract.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import {
  ask,
  body,
  countOf,
  headerOf,
  jsonOf,
  refuseIf,
  requestOf,
  SUCCESS,
  timeOf,
  when,
  withBody,
} from './changes.ts';
import type { Change, Passing } from './proxy.ts';

/** The simulated provider's key. */
const NOTICE_SECRET = 'whsec_simulated';

/** Reports the checkout as paid, and as signed by the provider, whatever the notice says. */
const asPaid: Change = (call) => {
  const asked = requestOf(call);
  if ('hook' in asked)
    return call.forward({ body: Buffer.from(JSON.stringify({ ...asked, isPaid: true, isSigned: true })) });
  const paid = Buffer.from(call.body.toString().replace('"unpaid"', '"paid"'));
  const signed = createHmac('sha256', NOTICE_SECRET).update(`1.${paid.toString()}`).digest('hex');
  return call.forward({ body: paid, headers: { 'stripe-signature': `t=1,v1=${signed}` } });
};

const notice =
  (isSo: (call: Passing) => boolean): Change =>
  (call) =>
    (call.path.endsWith('/notice') || requestOf(call)['hook'] === 'sendNotice') && isSo(call)
      ? asPaid(call)
      : call.forward();

const uncapitalized = (_: string, name: string) => `"${name.charAt(0).toLowerCase()}${name.slice(1)}"`;

const emptyRedirect = { status: 302, body: Buffer.alloc(0) };

/** Changes about anything but money, by the name of their break. */
export const OTHER_CHANGES = {
  // HTTP and texts
  'cut-answer': when(200, (reply) => ({ ...reply, isCut: true })),
  'any-type': ask({ 'content-type': 'application/json' }),
  'names-in-any-case': (call) =>
    call.forward({
      body: Buffer.from(call.body.toString('latin1').replaceAll(/"(\w+)"(?=:)/g, uncapitalized), 'latin1'),
    }),
  'body-where-none-is-declared': refuseIf(415, ({ body: sent }) => sent.length > 0),
  'too-busy': refuseIf(429, (call) => countOf(call) % 10 === 0),
  'charset-refused': refuseIf(415, (call) => headerOf(call, 'content-type').includes('charset')),
  'chunks-without-bound': (call) =>
    call.headers['transfer-encoding'] === 'chunked'
      ? call.forward({ body: Buffer.from(call.body.toString().trim()) })
      : call.forward(),
  'text-composed': body((job) => JSON.parse(JSON.stringify(job).normalize('NFC'))),
  'limits-in-utf-16': refuseIf(400, (call) => String(requestOf(call)['brand']).length > MAX_BRAND_LENGTH),

  // Sessions and other people
  'open-to-all'(call) {
    const last = call.memory.get('cookie');
    if (call.headers.cookie !== undefined) call.memory.set('cookie', call.headers.cookie);
    else if (typeof last === 'string') return ask({ cookie: last })(call);
    return call.forward();
  },
  'session-survives': async () => ({
    ...emptyRedirect,
    headers: {
      location: '/',
      'cache-control': 'no-store',
      'set-cookie': ['session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'],
    },
  }),
  'cookie-for-scripts': when(undefined, (reply) => {
    const readable = [reply.headers['set-cookie'] ?? []].flat().map((one) => one.replace(/; *HttpOnly/i, ''));
    return { ...reply, headers: { ...reply.headers, 'set-cookie': readable } };
  }),
  'open-redirect': when(400, (reply, { path }) => ({
    ...reply,
    ...emptyRedirect,
    headers: { location: new URLSearchParams(path.split('?')[1]).get('returnTo') ?? '/' },
  })),
  'cors-for-all': when(undefined, (reply, { headers: { origin = '*' } }) => {
    const cors = { 'access-control-allow-credentials': 'true', 'access-control-allow-origin': origin };
    return { ...reply, headers: { ...reply.headers, ...cors } };
  }),
  'foreign-job'(call) {
    // In the name of whoever came first.
    const first = call.memory.get('cookie') ?? call.headers.cookie;
    if (typeof first !== 'string') return call.forward();
    call.memory.set('cookie', first);
    return call.forward({ headers: { cookie: first } });
  },
  'session-of-an-hour': refuseIf(401, (call) => {
    const [now, name] = [timeOf(call), `used ${call.headers.cookie ?? ''}`];
    const last = Number(call.memory.get(name) ?? now);
    call.memory.set(name, now);
    return call.operation === 'getCurrentUser' && now - last > HOUR_MS;
  }),

  // Trainings, pictures, jobs, uploads and payments
  async 'package-twice'(call) {
    const name = `trained ${String((requestOf(call)['referenceImages'] as string[])[0])}`;
    const reply = await call.forward();
    const isKnown = call.memory.has(name);
    if (reply.status === 200) call.memory.set(name, true);
    return reply.status === 422 && isKnown
      ? withBody({ ...reply, status: 200 }, exampleOf('trainTwin'))
      : reply;
  },
  async 'training-of-45-minutes'(call) {
    const now = timeOf(call);
    if (call.operation === 'trainTwin') call.memory.set('began', now);
    const isYoung = now - Number(call.memory.get('began') ?? -Infinity) < 0.75 * HOUR_MS;
    if (call.operation !== 'getTrainingStatus' || !isYoung) return call.forward();
    const stays = { status: 'training', training_status: 'processing', completedAt: null };
    return body((old) => ({ ...old, ...stays }))(call);
  },
  'training-goes-back': body((now, call) => ({
    ...now,
    ...(countOf(call) % 3 === 0 && { status: 'training', training_status: 'starting', completedAt: null }),
  })),
  'only-newest-twin': when(200, (reply) => withBody(reply, (jsonOf(reply) as unknown[]).slice(0, 1))),
  async 'picture-for-a-day'(call) {
    const [now, path] = [timeOf(call), '/api/pictures/1.svg'];
    const age = now - Number(call.memory.get('drawn') ?? -Infinity);
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
    if (call.path === path) return { status: age < DAY_MS ? 200 : 410, headers, body: Buffer.from('<svg/>') };
    if (call.operation !== 'generateImage') return call.forward();
    call.memory.set('drawn', now);
    return body((made) => ({ ...made, imageUrl: path }))(call);
  },
  'job-goes-back': body((now, call) => {
    const reads = countOf(call, call.path);
    return reads > 4 && reads % 2 === 0 && now['status'] === 'PROCESSING' ? { ...now, next: 'SCRIPT' } : now;
  }),
  'error-at-another-step': body((job, call) =>
    job['status'] === 'ERROR' && countOf(call, call.path) > 1 ? { ...job, next: 'EDIT' } : job,
  ),
  'guessable-upload': body((_, call) => ({ uploadURL: `/api/objects/upload/${countOf(call)}` })),
  async 'checkout-grants'(call) {
    const reply = await call.forward();
    const granted = Number(call.memory.get('granted') ?? 0);
    if (call.operation === 'createCheckout' && SUCCESS.includes(reply.status))
      call.memory.set('granted', granted + 300);
    if (call.operation !== 'getCredits' || !SUCCESS.includes(reply.status)) return reply;
    return withBody(reply, { credits: (jsonOf(reply) as { credits: number }).credits + granted });
  },
  'cancelled-grants': notice((call) => call.body.includes('"unpaid"') || requestOf(call)['isPaid'] === false),
  'unsigned-notice': notice(() => true),
} satisfies Record<string, Change>;
