import { createHmac } from 'node:crypto';
import { MAX_BRAND_LENGTH } from '#openapi/limits.gen.ts';
import { exampleOf } from '../contract.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import {
  withHeaders,
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
} from './change-builders.ts';
import type { Change, PassingRequest } from './proxy.ts';

/** The simulated provider's key. */
const NOTICE_SECRET = 'whsec_simulated';

/** Changes the notice so that it reports the checkout as paid, with the provider's signature. */
const asPaid: Change = (request) => {
  const sent = requestOf(request);
  if ('hook' in sent)
    return request.forward({ body: Buffer.from(JSON.stringify({ ...sent, isPaid: true, isSigned: true })) });
  const paid = Buffer.from(request.body.toString().replace('"unpaid"', '"paid"'));
  const signed = createHmac('sha256', NOTICE_SECRET).update(`1.${paid.toString()}`).digest('hex');
  return request.forward({ body: paid, headers: { 'stripe-signature': `t=1,v1=${signed}` } });
};

const notice =
  (isSo: (request: PassingRequest) => boolean): Change =>
  (request) =>
    (request.path.endsWith('/notice') || requestOf(request)['hook'] === 'sendNotice') && isSo(request)
      ? asPaid(request)
      : request.forward();

const uncapitalized = (_: string, name: string) => `"${name.charAt(0).toLowerCase()}${name.slice(1)}"`;

const emptyRedirect = { status: 302, body: Buffer.alloc(0) };

/** Changes except those about money, by the name of their mutant. */
export const NON_MONEY_CHANGES = {
  // HTTP and texts
  'cut-answer': when(200, (reply) => ({ ...reply, isCut: true })),
  'any-type': withHeaders({ 'content-type': 'application/json' }),
  'names-in-any-case': (request) =>
    request.forward({
      body: Buffer.from(request.body.toString('latin1').replaceAll(/"(\w+)"(?=:)/g, uncapitalized), 'latin1'),
    }),
  'body-where-none-is-declared': refuseIf(415, ({ body: sent }) => sent.length > 0),
  'too-busy': refuseIf(429, (request) => countOf(request) % 10 === 0),
  'charset-refused': refuseIf(415, (request) => headerOf(request, 'content-type').includes('charset')),
  'chunks-without-bound': (request) =>
    request.headers['transfer-encoding'] === 'chunked'
      ? request.forward({ body: Buffer.from(request.body.toString().trim()) })
      : request.forward(),
  'text-composed': body((job) => JSON.parse(JSON.stringify(job).normalize('NFC'))),
  'limits-in-utf-16': refuseIf(
    400,
    (request) => String(requestOf(request)['brand']).length > MAX_BRAND_LENGTH,
  ),

  // Sessions and other users
  'open-to-all'(request) {
    const last = request.memory.get('cookie');
    if (request.headers.cookie !== undefined) request.memory.set('cookie', request.headers.cookie);
    else if (typeof last === 'string') return withHeaders({ cookie: last })(request);
    return request.forward();
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
    const readable = [reply.headers['set-cookie'] ?? []]
      .flat()
      .map((cookie) => cookie.replace(/; *HttpOnly/i, ''));
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
  'foreign-job'(request) {
    // Acts for the first user.
    const first = request.memory.get('cookie') ?? request.headers.cookie;
    if (typeof first !== 'string') return request.forward();
    request.memory.set('cookie', first);
    return request.forward({ headers: { cookie: first } });
  },
  'session-of-an-hour': refuseIf(401, (request) => {
    const [now, name] = [timeOf(request), `used ${request.headers.cookie ?? ''}`];
    const last = Number(request.memory.get(name) ?? now);
    request.memory.set(name, now);
    return request.operation === 'getCurrentUser' && now - last > HOUR_MS;
  }),

  // Trainings, pictures, jobs, uploads and payments
  async 'package-twice'(request) {
    const name = `trained ${String((requestOf(request)['referenceImages'] as string[])[0])}`;
    const reply = await request.forward();
    const isKnown = request.memory.has(name);
    if (reply.status === 200) request.memory.set(name, true);
    return reply.status === 422 && isKnown
      ? withBody({ ...reply, status: 200 }, exampleOf('trainTwin'))
      : reply;
  },
  async 'training-of-45-minutes'(request) {
    const now = timeOf(request);
    if (request.operation === 'trainTwin') request.memory.set('began', now);
    const isYoung = now - Number(request.memory.get('began') ?? -Infinity) < 0.75 * HOUR_MS;
    if (request.operation !== 'getTrainingStatus' || !isYoung) return request.forward();
    const stays = { status: 'training', training_status: 'processing', completedAt: null };
    return body((old) => ({ ...old, ...stays }))(request);
  },
  'training-goes-back': body((now, request) => ({
    ...now,
    ...(countOf(request) % 3 === 0 && { status: 'training', training_status: 'starting', completedAt: null }),
  })),
  'only-newest-twin': when(200, (reply) => withBody(reply, (jsonOf(reply) as unknown[]).slice(0, 1))),
  async 'picture-for-a-day'(request) {
    const [now, path] = [timeOf(request), '/api/pictures/1.svg'];
    const age = now - Number(request.memory.get('drawn') ?? -Infinity);
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' };
    if (request.path === path)
      return { status: age < DAY_MS ? 200 : 410, headers, body: Buffer.from('<svg/>') };
    if (request.operation !== 'generateImage') return request.forward();
    request.memory.set('drawn', now);
    return body((image) => ({ ...image, imageUrl: path }))(request);
  },
  'job-goes-back': body((now, request) => {
    const reads = countOf(request, request.path);
    return reads > 4 && reads % 2 === 0 && now['status'] === 'PROCESSING' ? { ...now, next: 'SCRIPT' } : now;
  }),
  'error-at-another-step': body((job, request) =>
    job['status'] === 'ERROR' && countOf(request, request.path) > 1 ? { ...job, next: 'EDIT' } : job,
  ),
  'guessable-upload': body((_, request) => ({ uploadURL: `/api/objects/upload/${countOf(request)}` })),
  async 'checkout-grants'(request) {
    const reply = await request.forward();
    const granted = Number(request.memory.get('granted') ?? 0);
    if (request.operation === 'createCheckout' && SUCCESS.includes(reply.status))
      request.memory.set('granted', granted + 300);
    if (request.operation !== 'getCredits' || !SUCCESS.includes(reply.status)) return reply;
    return withBody(reply, { credits: (jsonOf(reply) as { credits: number }).credits + granted });
  },
  'cancelled-grants': notice(
    (request) => request.body.includes('"unpaid"') || requestOf(request)['isPaid'] === false,
  ),
  'unsigned-notice': notice(() => true),
} satisfies Record<string, Change>;
