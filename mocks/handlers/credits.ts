import { book, deliveredOf, entriesOf, paidWork, runningTraining } from '../db/ledger-book.ts';
import { problem, type Context, type Handler } from '../server/handler.ts';
import { balanceOf, charge, refund, type LedgerDecision } from '../domain/ledger.ts';

export const getCredits: Handler<'getCredits'> = ({ db, user }) => ({
  credits: balanceOf(entriesOf(db, user.id)),
});

export const deductCredits: Handler<'deductCredits'> = (context) => move(context, 'charge', charge);

export const refundCredits: Handler<'refundCredits'> = async (context) => {
  const { db, user, now } = context;
  if (user.traits.includes('refund-refused'))
    throw problem(500, 'The refund could not be booked. Try again.');
  const delivered = deliveredOf(db, user.id);
  const change = await move(context, 'refund', (entries, amount) => refund(entries, amount, delivered));
  // The app took the training for failed, e.g. because the answer got lost: a refunded training delivers no twin.
  const running = runningTraining(db, user.id, now);
  if (running && paidWork(db, user.id, now, 'training') < 0) {
    await db.trainings.update(running.id, { failsAfterMs: now - running.startedAt });
  }
  return change;
};

/** Books a movement once per idempotency key: a repeated call is answered like the first. */
async function move(
  { db, user, now, body: { amount }, headers }: Context<'deductCredits'> | Context<'refundCredits'>,
  kind: 'charge' | 'refund',
  decide: (entries: ReturnType<typeof entriesOf>, amount: number) => LedgerDecision,
): Promise<{ newBalance: number }> {
  const entries = entriesOf(db, user.id);
  const key = headers.get('idempotency-key');
  const earlier =
    key === null ? undefined : entries.find((entry) => entry.kind === kind && entry.reference === key);
  if (earlier) {
    if (Math.abs(earlier.amount) !== amount) throw problem(422, 'This key was used for another amount.');
    return { newBalance: earlier.balance };
  }
  const decision = decide(entries, amount);
  if ('entry' in decision)
    return { newBalance: (await book(db, user.id, decision.entry, now, key, entries)).balance };
  switch (decision.refusal.reason) {
    case 'not-enough-credits':
      throw problem(402, { error: 'Insufficient credits', available: decision.refusal.available });
    case 'nothing-to-refund': {
      const { refundable } = decision.refusal;
      const error =
        refundable > 0
          ? `Only ${refundable} ${refundable === 1 ? 'credit' : 'credits'} can be given back.`
          : 'There is no charge left to give back.';
      throw problem(409, { error, available: balanceOf(entries) });
    }
    case 'bad-amount':
      throw problem(400, 'The amount must be a whole number of credits.');
  }
}
