import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../durations.ts';
import { body, headerOf, jsonOf, requestOf, timeOf, withBody, withFreshKey } from './change-builders.ts';
import type { Change, PassingRequest, Reply } from './proxy.ts';

const amountOf = (request: PassingRequest) => Number(requestOf(request)['amount']);
const keyOf = (request: PassingRequest) => headerOf(request, 'idempotency-key');
const chargeOf = (request: PassingRequest) => headerOf(request, 'charge-key');
const isBooked = (reply: Reply) => reply.status < 300;

/** The server's current balance. */
async function balanceNow(request: PassingRequest): Promise<number> {
  const path = request.path.replace('deduct-credits', 'credits');
  const reply = await request.forward({ method: 'GET', path, body: Buffer.alloc(0) });
  return Number((jsonOf(reply) as { credits?: unknown }).credits);
}

/** The first reply under this name, if it may be repeated. */
async function firstReply(
  request: PassingRequest,
  name: string,
  isRepeated: (reply: Reply) => boolean,
): Promise<Reply> {
  const reply = (request.memory.get(name) as Reply | undefined) ?? (await request.forward());
  if (isRepeated(reply)) request.memory.set(name, reply);
  return reply;
}

/** Renames the keys of charges; later requests find them under the new names. */
const renamed =
  (nameOf: (request: PassingRequest) => string): Change =>
  (request) => {
    if (request.operation !== 'deductCredits') {
      const charge = request.memory.get(`name ${chargeOf(request)}`);
      return request.forward(typeof charge === 'string' ? { headers: { 'charge-key': charge } } : {});
    }
    const name = nameOf(request);
    request.memory.set(`name ${keyOf(request)}`, name);
    return request.forward({ headers: { 'idempotency-key': name } });
  };

/** Changes about credits and keys, by the name of their mutant. */
export const MONEY_CHANGES = {
  async 'double-charge'(request) {
    const reply = await request.forward();
    if (isBooked(reply)) await withFreshKey(request);
    return reply;
  },
  async 'refund-twice'(request) {
    const reply = await request.forward();
    const name = `more ${request.headers.cookie ?? ''}`;
    const more = Number(request.memory.get(name) ?? 0);
    if (request.operation === 'refundCredits' && isBooked(reply))
      request.memory.set(name, more + amountOf(request));
    if (request.operation !== 'getCredits' || !isBooked(reply)) return reply;
    return withBody(reply, { credits: Number((jsonOf(reply) as { credits: unknown }).credits) + more });
  },
  async 'late-charge-booked'(request) {
    const isLate = request.operation === 'deductCredits' && request.memory.has(`late ${keyOf(request)}`);
    const reply = await (isLate ? withFreshKey(request) : request.forward());
    if (request.operation === 'refundCredits' && reply.status === 409)
      request.memory.set(`late ${chargeOf(request)}`, true);
    return reply;
  },
  'keys-optional': (request) =>
    request.operation === undefined
      ? request.forward()
      : request.forward({
          headers: {
            'idempotency-key': keyOf(request) || randomUUID(),
            'charge-key': chargeOf(request) || randomUUID(),
          },
        }),
  'charge-key-ignored': renamed(() => randomUUID()),
  'job-key-ignored': withFreshKey,
  'key-of-the-session': renamed((request) => {
    const session = String(request.headers.cookie).replaceAll(/[^\w]/g, '');
    return `${keyOf(request)}-${session}`.slice(0, 255);
  }),
  'key-of-two-weeks'(request) {
    const [now, name] = [timeOf(request), `since ${keyOf(request)}`];
    if (request.operation !== 'deductCredits') return request.forward();
    const since = Number(request.memory.get(name) ?? now);
    request.memory.set(name, since);
    return now - since < 14 * DAY_MS ? request.forward() : withFreshKey(request);
  },
  'key-for-everybody': (request) => firstReply(request, `key ${keyOf(request)}`, isBooked),
  async 'keys-race'(request) {
    const name = `in flight ${keyOf(request)}`;
    const isSecond = request.memory.has(name);
    request.memory.set(name, true);
    const reply = await (isSecond ? withFreshKey(request) : request.forward());
    request.memory.delete(name);
    return reply;
  },
  'keys-any-case': (request) =>
    request.forward({
      headers: Object.fromEntries(
        ['idempotency-key', 'charge-key']
          .filter((name) => headerOf(request, name) !== '')
          .map((name) => [name, headerOf(request, name).toLowerCase()]),
      ),
    }),
  async 'key-after-money'(request) {
    const available = await balanceNow(request);
    const reply = await request.forward();
    return isBooked(reply) && available < amountOf(request)
      ? withBody({ ...reply, status: 402 }, { error: 'Insufficient credits', available })
      : reply;
  },
  async 'replay-of-today'(request) {
    const reply = await request.forward();
    const name = `accepted ${keyOf(request)}`;
    const isRepeat = request.memory.has(name);
    if (isBooked(reply)) request.memory.set(name, true);
    return isRepeat ? withBody(reply, { newBalance: await balanceNow(request) }) : reply;
  },
  'refusal-remembered': (request) =>
    firstReply(request, `refused ${keyOf(request)}`, ({ status }) => status === 402),
  'refunded-training-goes-on': body((now) =>
    now['status'] === 'failed'
      ? { ...now, status: 'ready', training_status: 'succeeded', completedAt: new Date().toISOString() }
      : now,
  ),
} satisfies Record<string, Change>;
