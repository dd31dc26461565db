import { book, entriesOf, imageOf, trainingOf } from '../db/ledger-book.ts';
import { balanceOf, charge, refund, type LedgerDecision, type LedgerRefusal } from '../domain/ledger.ts';
import { trainingState } from '../domain/training.ts';
import { problem, type Context, type Handler, type HttpProblem, type Problem } from '../server/handler.ts';

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
  // A refunded training delivers no twin: the app treats it as failed, e.g. after a lost response.
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
  // Returned, not thrown: throwing would roll back the cancellation.
  if (entry) await book(db, user.id, entry, now, entries);
  return refused(refusal);
}

const REFUSALS: Record<LedgerRefusal['reason'], Problem & { status: number }> = {
  'not-enough-credits': { status: 402, error: 'Insufficient credits' },
  'key-used': { status: 409, error: 'This charge was canceled before it was booked.', code: 'nothingLeft' },
  'nothing-left': { status: 409, error: 'There is no charge left to give back.', code: 'nothingLeft' },
  'other-amount': { status: 422, error: 'This charge was of another amount.' },
  'bad-amount': { status: 400, error: 'The amount must be a whole number of credits.' },
};

function refused({ reason, ...more }: LedgerRefusal): HttpProblem {
  const { status, ...body } = REFUSALS[reason];
  return problem(status, { ...body, ...more });
}
