import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../durations.ts';
import { body, headerOf, jsonOf, requestOf, timeOf, withBody, withFreshKey } from './changes.ts';
import type { Change, Passing, Reply } from './proxy.ts';

const amountOf = (call: Passing) => Number(requestOf(call)['amount']);
const keyOf = (call: Passing) => headerOf(call, 'idempotency-key');
const chargeOf = (call: Passing) => headerOf(call, 'charge-key');
const isBooked = (reply: Reply) => reply.status < 300;

/** The balance as the server has it now. */
async function balanceNow(call: Passing): Promise<number> {
  const path = call.path.replace('deduct-credits', 'credits');
  const reply = await call.forward({ method: 'GET', path, body: Buffer.alloc(0) });
  return Number((jsonOf(reply) as { credits?: unknown }).credits);
}

/** Answers as this name was answered first, where that answer is one to keep. */
async function answerOf(call: Passing, name: string, isKept: (reply: Reply) => boolean): Promise<Reply> {
  const reply = (call.memory.get(name) as Reply | undefined) ?? (await call.forward());
  if (isKept(reply)) call.memory.set(name, reply);
  return reply;
}

/** Gives the keys of charges other names, under which later calls find them. */
const renamed =
  (nameOf: (call: Passing) => string): Change =>
  (call) => {
    if (call.operation !== 'deductCredits') {
      const charge = call.memory.get(`name ${chargeOf(call)}`);
      return call.forward(typeof charge === 'string' ? { headers: { 'charge-key': charge } } : {});
    }
    const name = nameOf(call);
    call.memory.set(`name ${keyOf(call)}`, name);
    return call.forward({ headers: { 'idempotency-key': name } });
  };

/** Changes about credits and keys, by the name of their break. */
export const MONEY_CHANGES = {
  async 'double-charge'(call) {
    const reply = await call.forward();
    if (isBooked(reply)) await withFreshKey(call);
    return reply;
  },
  async 'refund-twice'(call) {
    const reply = await call.forward();
    const name = `more ${call.headers.cookie ?? ''}`;
    const more = Number(call.memory.get(name) ?? 0);
    if (call.operation === 'refundCredits' && isBooked(reply)) call.memory.set(name, more + amountOf(call));
    if (call.operation !== 'getCredits' || !isBooked(reply)) return reply;
    return withBody(reply, { credits: Number((jsonOf(reply) as { credits: unknown }).credits) + more });
  },
  async 'late-charge-booked'(call) {
    const isLate = call.operation === 'deductCredits' && call.memory.has(`late ${keyOf(call)}`);
    const reply = await (isLate ? withFreshKey(call) : call.forward());
    if (call.operation === 'refundCredits' && reply.status === 409)
      call.memory.set(`late ${chargeOf(call)}`, true);
    return reply;
  },
  'keys-optional': (call) =>
    call.operation === undefined
      ? call.forward()
      : call.forward({
          headers: {
            'idempotency-key': keyOf(call) || randomUUID(),
            'charge-key': chargeOf(call) || randomUUID(),
          },
        }),
  'charge-key-ignored': renamed(() => randomUUID()),
  'job-key-ignored': withFreshKey,
  'key-of-the-session': renamed((call) => {
    const session = String(call.headers.cookie).replaceAll(/[^\w]/g, '');
    return `${keyOf(call)}-${session}`.slice(0, 255);
  }),
  'key-of-two-weeks'(call) {
    const [now, name] = [timeOf(call), `since ${keyOf(call)}`];
    if (call.operation !== 'deductCredits') return call.forward();
    const since = Number(call.memory.get(name) ?? now);
    call.memory.set(name, since);
    return now - since < 14 * DAY_MS ? call.forward() : withFreshKey(call);
  },
  'key-for-everybody': (call) => answerOf(call, `key ${keyOf(call)}`, isBooked),
  async 'keys-race'(call) {
    const name = `in flight ${keyOf(call)}`;
    const isSecond = call.memory.has(name);
    call.memory.set(name, true);
    const reply = await (isSecond ? withFreshKey(call) : call.forward());
    call.memory.delete(name);
    return reply;
  },
  'keys-any-case': (call) =>
    call.forward({
      headers: Object.fromEntries(
        ['idempotency-key', 'charge-key']
          .filter((name) => headerOf(call, name) !== '')
          .map((name) => [name, headerOf(call, name).toLowerCase()]),
      ),
    }),
  async 'key-after-money'(call) {
    const available = await balanceNow(call);
    const reply = await call.forward();
    return isBooked(reply) && available < amountOf(call)
      ? withBody({ ...reply, status: 402 }, { error: 'Insufficient credits', available })
      : reply;
  },
  async 'replay-of-today'(call) {
    const reply = await call.forward();
    const name = `accepted ${keyOf(call)}`;
    const isRepeat = call.memory.has(name);
    if (isBooked(reply)) call.memory.set(name, true);
    return isRepeat ? withBody(reply, { newBalance: await balanceNow(call) }) : reply;
  },
  'refusal-remembered': (call) => answerOf(call, `refused ${keyOf(call)}`, ({ status }) => status === 402),
  'refunded-training-goes-on': body((now) =>
    now['status'] === 'failed'
      ? { ...now, status: 'ready', training_status: 'succeeded', completedAt: new Date().toISOString() }
      : now,
  ),
} satisfies Record<string, Change>;
