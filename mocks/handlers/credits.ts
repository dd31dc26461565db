import { book, entriesOf, imageOf, trainingOf } from '../db/ledger-book.ts';
import { balanceOf, charge, refund, type LedgerDecision, type LedgerRefusal } from '../domain/ledger.ts';
import { trainingState } from '../domain/training.ts';
import { problem, type Context, type Handler, type HttpProblem } from '../server/handler.ts';

export const getCredits: Handler<'getCredits'> = ({ db, user }) => ({
  credits: balanceOf(entriesOf(db, user.id)),
});

export const deductCredits: Handler<'deductCredits'> = (context) => {
  const { amount } = context.body;
  return move(context, (entries) => charge(entries, amount, context.header['Idempotency-Key']));
};

export const refundCredits: Handler<'refundCredits'> = async (context) => {
  const { db, user, now, body, header } = context;
  const chargeKey = header['Charge-Key'];
  const training = trainingOf(db, user.id, chargeKey);
  const isDelivered = training?.isDelivered === true || imageOf(db, user.id, chargeKey) !== undefined;
  const change = await move(context, (entries) => refund(entries, body.amount, chargeKey, isDelivered));
  // A refunded training delivers no twin: the app treats it as failed, e.g. after a lost answer.
  if ('newBalance' in change && training && trainingState(training, now).status === 'training') {
    await db.trainings.update(training.id, { failsAfterMs: now - training.startedAt });
  }
  return change;
};

async function move(
  { db, user, now }: Context<'deductCredits'> | Context<'refundCredits'>,
  decide: (entries: ReturnType<typeof entriesOf>) => LedgerDecision,
): Promise<{ newBalance: number } | HttpProblem> {
  const entries = entriesOf(db, user.id);
  const { entry, refusal } = decide(entries);
  if (!refusal) return { newBalance: (await book(db, user.id, entry, now, entries)).balance };
  // Returned, not thrown, so that the cancellation is kept.
  if (entry) await book(db, user.id, entry, now, entries);
  return refused(refusal);
}

function refused(refusal: LedgerRefusal): HttpProblem {
  switch (refusal.reason) {
    case 'not-enough-credits':
      return problem(402, { error: 'Insufficient credits', available: refusal.available });
    case 'key-used':
    case 'nothing-left': {
      const error =
        refusal.reason === 'key-used'
          ? 'This charge was cancelled before it was booked.'
          : 'There is no charge left to give back.';
      return problem(409, { error, code: 'nothingLeft', available: refusal.available });
    }
    case 'other-amount':
      return problem(422, 'This charge was of another amount.');
    case 'bad-amount':
      return problem(400, 'The amount must be a whole number of credits.');
  }
}
