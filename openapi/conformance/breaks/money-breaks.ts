import { randomUUID } from 'node:crypto';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import {
  asked,
  firstAnswer,
  headerOf,
  jsonOf,
  keyOnce,
  on,
  onBody,
  withBody,
  withFreshKey,
} from './changes.ts';
import { breaking, type Break, type Change, type Passing, type Reply } from './proxy.ts';

const amountOf = (call: Passing) => Number(asked(call)['amount']);
const keyOf = (call: Passing) => headerOf(call, 'idempotency-key');
const chargeOf = (call: Passing) => headerOf(call, 'charge-key');
const isBooked = (reply: Reply) => reply.status < 300;
const amountBody = (amount: number) => Buffer.from(JSON.stringify({ amount }));

/** Books a charge, or gives one back, behind the client's back. */
const bookMore = (call: Passing, kind: 'deduct' | 'refund', amount: number, charge = '') =>
  call.forward({
    path: call.path.replace(/(deduct|refund)-credits/, `${kind}-credits`),
    headers: { 'idempotency-key': randomUUID(), 'charge-key': charge },
    body: amountBody(amount),
  });

/** The balance as the server has it now. */
async function balanceNow(call: Passing): Promise<number> {
  const path = call.path.replace('deduct-credits', 'credits');
  const reply = await call.forward({ method: 'GET', path, body: Buffer.alloc(0) });
  return Number((jsonOf(reply) as { credits?: unknown }).credits);
}

/** Whether a call with this key was accepted before; to be asked once for each call. */
export function isRepeat(call: Passing, reply: Reply): boolean {
  const name = `accepted ${call.operation} ${keyOf(call)}`;
  const isKnown = call.memory.has(name);
  if (isBooked(reply)) call.memory.set(name, true);
  return isKnown;
}

/** Gives the keys of charges other names, under which the rest of the calls then finds them. */
const renamed =
  (nameOf: (call: Passing, before: string | undefined) => string): Change =>
  (call) => {
    const known = (key: string) => call.memory.get(`name ${key}`) as string | undefined;
    if (call.operation !== 'deductCredits') {
      const charge = known(chargeOf(call));
      return call.forward(charge === undefined ? {} : { headers: { 'charge-key': charge } });
    }
    const name = nameOf(call, known(keyOf(call)));
    call.memory.set(`name ${keyOf(call)}`, name);
    return call.forward({ headers: { 'idempotency-key': name } });
  };

/** The target's clock, which moves when the hook `advance` or the control of the simulated backend says so. */
export function timeOf(call: Passing): number {
  const advanced = Number(call.memory.get('advanced') ?? 0);
  const { hook, ms, advance } = asked(call);
  const moved = hook === 'advance' ? ms : call.path.endsWith('/__mock/clock') ? advance : 0;
  call.memory.set('advanced', advanced + Number(moved ?? 0));
  return Date.now() + advanced;
}

/** Charges of a session, the latest last, and whether they were given back. */
function chargesOf(call: Passing): { key: string; amount: number; isRefunded: boolean }[] {
  const name = `charges ${call.headers.cookie ?? ''}`;
  const charges = (call.memory.get(name) ?? []) as ReturnType<typeof chargesOf>;
  call.memory.set(name, charges);
  return charges;
}

/** Ways to be wrong about credits and keys. */
export const MONEY_BREAKS = {
  'double-charge': breaking('A charge is booked twice.', 'CR-1 CR-15').by(
    on('deductCredits', async (call) => {
      const reply = await call.forward();
      if (isBooked(reply)) await bookMore(call, 'deduct', amountOf(call));
      return reply;
    }),
  ),
  'charge-not-booked': breaking('A charge is not booked.', 'CR-1 CR-15').by(
    on('deductCredits', async (call) => {
      const reply = await call.forward();
      if (isBooked(reply)) await bookMore(call, 'refund', amountOf(call), keyOf(call));
      return reply;
    }),
  ),
  'charge-wrong-balance': breaking('A charge answers the balance before it.', 'CR-1').by(
    onBody('deductCredits', ({ newBalance }, call) => ({
      newBalance: Number(newBalance) + amountOf(call),
    })),
  ),
  'refund-not-booked': breaking('A refund is not booked.', 'CR-10 CR-15').by(
    on('refundCredits', async (call) => {
      const reply = await call.forward();
      if (isBooked(reply)) await bookMore(call, 'deduct', amountOf(call));
      return reply;
    }),
  ),
  'refund-twice': breaking('A refund is booked twice.', 'CR-10 CR-15 CR-12').by(async (call) => {
    const reply = await call.forward();
    const name = `more ${call.headers.cookie ?? ''}`;
    const more = Number(call.memory.get(name) ?? 0);
    if (call.operation === 'refundCredits' && isBooked(reply)) call.memory.set(name, more + amountOf(call));
    if (call.operation !== 'getCredits' || !isBooked(reply)) return reply;
    return withBody(reply, {
      credits: Number((jsonOf(reply) as { credits: unknown }).credits) + more,
    });
  }),
  'another-charge-refunded': breaking(
    'A refund gives back the latest charge of its amount, whichever it names.',
    'CR-23',
  ).by(async (call) => {
    const { operation } = call;
    if (operation !== 'deductCredits' && operation !== 'refundCredits') return call.forward();
    const charges = chargesOf(call);
    const taken = charges.findLast((one) => one.amount === amountOf(call) && !one.isRefunded);
    const isRefund = operation === 'refundCredits';
    const reply = await call.forward(isRefund && taken ? { headers: { 'charge-key': taken.key } } : {});
    if (isBooked(reply) && isRefund && taken) taken.isRefunded = true;
    if (isBooked(reply) && !isRefund) {
      charges.push({ key: keyOf(call), amount: amountOf(call), isRefunded: false });
    }
    return reply;
  }),
  'late-charge-booked': breaking('A charge is booked after its refund was asked for.', 'CR-24').by(
    async (call) => {
      const isLate = call.operation === 'deductCredits' && call.memory.has(`late ${keyOf(call)}`);
      const reply = await (isLate ? withFreshKey(call) : call.forward());
      if (call.operation === 'refundCredits' && reply.status === 409) {
        call.memory.set(`late ${chargeOf(call)}`, true);
      }
      return reply;
    },
  ),
  'keys-optional': breaking('Calls without their keys are taken.', 'CR-22').by((call) =>
    call.operation === undefined
      ? call.forward()
      : call.forward({
          headers: {
            'idempotency-key': keyOf(call) || randomUUID(),
            'charge-key': chargeOf(call) || randomUUID(),
          },
        }),
  ),
  'charge-key-ignored': breaking('A repeated charge is booked again.', 'CR-5 CR-9').by(
    renamed(() => randomUUID()),
  ),
  'refund-key-ignored': breaking('A repeated refund is refused, as nothing is left.', 'CR-12 CR-25').by(
    on('refundCredits', withFreshKey),
  ),
  'training-key-ignored': breaking('A repeated training is refused, as its charge is spent.', 'TW-18').by(
    on('trainTwin', withFreshKey),
  ),
  'image-key-ignored': breaking('A repeated image is refused, as its charge is spent.', 'IM-11').by(
    on('generateImage', withFreshKey),
  ),
  'job-key-ignored': breaking('A repeated job is a second one.', 'JB-14').by(on('createJob', withFreshKey)),
  'key-forgotten': breaking('The key of a charge is forgotten after a minute.', 'CR-26').by((call) => {
    const now = timeOf(call);
    return renamed((charge, before) => {
      const since = `since ${keyOf(charge)}`;
      const isFresh = now - Number(charge.memory.get(since) ?? 0) < 60_000;
      if (before !== undefined && isFresh) return before;
      charge.memory.set(since, now);
      return before === undefined ? keyOf(charge) : randomUUID();
    })(call);
  }),
  'key-of-the-session': breaking('The key of a charge is forgotten with the session.', 'CR-26').by(
    renamed((call) => {
      const session = String(call.headers.cookie).replaceAll(/[^\w]/g, '');
      return `${keyOf(call)}-${session}`.slice(0, 255);
    }),
  ),
  'key-for-everybody': breaking('The key of one person counts for another.', 'CR-8').by(
    on('deductCredits', keyOnce),
  ),
  'key-for-all-operations': breaking('The key of a charge counts for its refund.', 'CR-8').by((call) =>
    keyOnce(call.operation === 'refundCredits' ? { ...call, operation: 'deductCredits' } : call),
  ),
  'keys-race': breaking('Charges with one key that come together are all booked.', 'CR-9').by(
    on('deductCredits', async (call) => {
      const name = `in flight ${keyOf(call)}`;
      const isSecond = call.memory.has(name);
      call.memory.set(name, true);
      const reply = await (isSecond ? withFreshKey(call) : call.forward());
      call.memory.delete(name);
      return reply;
    }),
  ),
  'key-after-money': breaking('The balance is looked at before the key.', 'CR-25').by(
    on('deductCredits', async (call) => {
      const available = await balanceNow(call);
      const reply = await call.forward();
      return available >= amountOf(call)
        ? reply
        : withBody({ ...reply, status: 402 }, { error: 'Insufficient credits', available });
    }),
  ),
  'key-after-state': breaking('Another training is looked for before the key.', 'TW-18').by(
    on('trainTwin', async (call) => {
      const reply = await call.forward();
      const refusal = { error: 'A twin is being trained already.', code: 'trainingRuns' };
      return isRepeat(call, reply) ? withBody({ ...reply, status: 409 }, refusal) : reply;
    }),
  ),
  'replay-of-today': breaking('A repeated charge answers the balance of today.', 'CR-5').by(
    on('deductCredits', async (call) => {
      const reply = await call.forward();
      return isRepeat(call, reply) ? withBody(reply, { newBalance: await balanceNow(call) }) : reply;
    }),
  ),
  'refusal-remembered': breaking('A charge that was refused once is refused for ever.', 'CR-7').by(
    on('deductCredits', async (call) => {
      const name = `refused ${keyOf(call)}`;
      const reply = (call.memory.get(name) as Reply | undefined) ?? (await call.forward());
      if (reply.status === 402) call.memory.set(name, reply);
      return reply;
    }),
  ),
  'refund-ends-any-training': breaking('A refund ends a training that another charge paid for.', 'CR-20').by(
    async (call) => {
      const reply = await call.forward();
      if (!isBooked(reply)) return reply;
      if (call.operation === 'trainTwin') call.memory.set('training', chargeOf(call));
      if (call.operation === 'refundCredits') {
        await bookMore(call, 'refund', TRAINING_COST_CREDITS, String(call.memory.get('training')));
      }
      return reply;
    },
  ),
  'refunded-training-goes-on': breaking('A training goes on when its charge was given back.', 'CR-20').by(
    onBody('getTrainingStatus', (now) =>
      now['status'] === 'failed'
        ? {
            ...now,
            status: 'ready',
            training_status: 'succeeded',
            completedAt: new Date().toISOString(),
          }
        : now,
    ),
  ),
  'stale-balance': breaking('The balance is an old one.', 'CR-1 CR-15 PAY-4').by(
    on('getCredits', firstAnswer()),
  ),
} satisfies Record<string, Break>;
