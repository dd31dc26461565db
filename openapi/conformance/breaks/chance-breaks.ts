import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../durations.ts';
import { asked, jsonOf, on, onBody, refuse, withBody } from './changes.ts';
import { timeOf } from './money-breaks.ts';
import { breaking, type Break, type Change, type Passing } from './proxy.ts';

const headerOf = (call: Passing, name: string) => String(call.headers[name] ?? '');

/** Keys and charges by other names than the client gave them. */
const keysAs =
  (change: (key: string, call: Passing) => string): Change =>
  (call) => {
    const names = ['idempotency-key', 'charge-key'].filter((name) => headerOf(call, name) !== '');
    return call.forward({
      headers: Object.fromEntries(names.map((name) => [name, change(headerOf(call, name), call)])),
    });
  };

const MONEY = 'CR-1 CR-5 CR-6 CR-10 CR-11 CR-12 CR-15 CR-23 CR-24';

/** Told by the comparison with the reference, and by no check. */
export const CHANCE_BREAKS = byChance({
  'keys-cut': breaking('Of a key only 96 letters count.', MONEY).by(keysAs((key) => key.slice(0, 96))),
  'keys-any-case': breaking('The case of a key does not count.', MONEY).by(
    keysAs((key) => key.toLowerCase()),
  ),
  'key-of-two-weeks': breaking('The keys of charges are forgotten after two weeks.', MONEY).by((call) => {
    const now = timeOf(call);
    if (call.operation !== 'deductCredits') return call.forward();
    const name = `since ${headerOf(call, 'idempotency-key')}`;
    const since = Number(call.memory.get(name) ?? now);
    call.memory.set(name, since);
    return now - since < 14 * DAY_MS
      ? call.forward()
      : call.forward({ headers: { 'idempotency-key': randomUUID() } });
  }),
  'a-charge-of-17': breaking('A charge of 17 takes 16.', 'CR-1').by(
    on('deductCredits', (call) =>
      asked(call)['amount'] === 17 ? call.forward({ body: Buffer.from('{"amount": 16}') }) : call.forward(),
    ),
  ),
  'bidi-lost': breaking('Signs that turn the direction of a text are lost.', 'GE-19').by(
    onBody('getJob', (job) => JSON.parse(JSON.stringify(job).replaceAll(/[\u200e-\u202e]/g, ''))),
  ),
  'no-december': breaking('Jobs cannot be scheduled in December after the 30th.', 'JB-12').by(
    on('createJob', (call) =>
      /-12-3/.test(String(asked(call)['schedule_at'])) ? refuse(422)(call) : call.forward(),
    ),
  ),
  'flags-are-texts': breaking('A text may be true or false.', 'GE-12').by(
    on(['createJob', 'generatePost'], async (call) => {
      const body = Object.entries(asked(call)).map(([name, value]) => [
        name,
        typeof value === 'boolean' ? String(value) : value,
      ]);
      return call.forward({ body: Buffer.from(JSON.stringify(Object.fromEntries(body))) });
    }),
  ),
  'third-refund-lost': breaking('Every third refund of somebody is not booked.', MONEY).by(
    on('refundCredits', async (call) => {
      const reply = await call.forward();
      const name = `refunds ${call.headers.cookie ?? ''}`;
      const count = Number(call.memory.get(name) ?? 0) + (reply.status === 200 ? 1 : 0);
      call.memory.set(name, count);
      if (reply.status !== 200 || count % 3 > 0) return reply;
      const { newBalance } = jsonOf(reply) as { newBalance: number };
      return withBody(reply, { newBalance: newBalance - 1 });
    }),
  ),
});

function byChance<Name extends string>(breaks: Record<Name, Break>): Record<Name, Break> {
  for (const one of Object.values<Break>(breaks)) one.isRare = true;
  return breaks;
}
