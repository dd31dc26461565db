import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { findNewTwin } from '../../twins/new-twin.ts';
import { chargeKey, outcome, wasRefused, type TrainingDeps } from './training-deps.ts';
import { hasStatus } from './training-failure.ts';
import type { OpenTraining, OwedRefund } from './training-journal.ts';

export type Verdict = 'yes' | 'no' | 'unknown';

/** A request that left less than so long ago may still be on its way through the server, also after a reload. */
const STILL_UNDER_WAY_MS = 20_000;
const ASK_AGAIN_AFTER_MS = 3_000;

/**
 * Did the charge whose answer got lost take place?
 *
 * 1. The balance shows it: one price less than before is a charge, exactly as before is none. That holds for servers
 *    that ignore the idempotency key, too (decision 8), and costs one read.
 * 2. When other things moved the balance meanwhile (an image, a purchase), or the call timed out and may still come
 *    through, the charge is repeated with the same key. A server that knows keys answers as it did before, or books
 *    it now: charged either way, once. One that ignores keys may then have charged twice; there is nothing in the
 *    contract by which to see that, so this is the last resort and not the first.
 */
export async function wasCharged(deps: TrainingDeps, open: OpenTraining, lostBy?: unknown): Promise<Verdict> {
  const balance = await deps.calls.readBalance().catch(() => undefined);
  if (balance === undefined) return 'unknown';
  if (balance === open.balanceBefore - TRAINING_COST_CREDITS) return 'yes';
  const mayStillCome = lostBy instanceof ApiError && lostBy.kind === 'timeout';
  if (balance === open.balanceBefore && !mayStillCome) return 'no';
  const repeated = await outcome(deps.calls.charge(chargeKey(open)));
  if (repeated.isOk) return (await isTaken(deps, open, repeated.value)) ? 'yes' : 'no';
  // 409: the first call with this key is being handled right now.
  return wasRefused(repeated.error) && !hasStatus(repeated.error, 409) ? 'no' : 'unknown';
}

/**
 * Did a charge that was answered with success take place? The new balance in the answer says so. Where that is missing
 * or does not fit, the balance itself does: untouched, it proves that nothing was taken (decision 49).
 */
export async function isTaken(
  { calls }: TrainingDeps,
  { balanceBefore }: OpenTraining,
  newBalance: number | undefined,
): Promise<boolean> {
  if (newBalance === balanceBefore - TRAINING_COST_CREDITS) return true;
  return (await calls.readBalance().catch(() => undefined)) !== balanceBefore;
}

/**
 * Did the training whose answer got lost start? A running one is taken for ours: the server allows one at a time, so
 * it would have refused ours otherwise. A finished one is ours when it made a twin that was not listed before. None,
 * or a failed one, is to be refunded in either case.
 */
export async function hasTrainingStarted({ calls }: TrainingDeps, open: OpenTraining): Promise<Verdict> {
  const latest = await outcome(calls.readLatestTraining());
  if (!latest.isOk) return 'unknown';
  switch (latest.value?.status) {
    case 'training':
      return 'yes';
    case 'ready': {
      const twins = await calls.readTwins().catch(() => undefined);
      if (!twins) return 'unknown';
      return findNewTwin(twins, open) ? 'yes' : 'no';
    }
    case 'failed':
    case undefined:
      return 'no';
  }
}

/**
 * Was a refund booked although its answer got lost? The balance from before the charge is back: yes. Still one price
 * less: not until now. Anything else says nothing for certain, and the same key makes asking again safe.
 */
export async function wasRefunded({ calls }: TrainingDeps, owed: OwedRefund): Promise<Verdict> {
  const balance = await calls.readBalance().catch(() => undefined);
  if (balance === owed.balanceBefore) return 'yes';
  return balance === owed.balanceBefore - TRAINING_COST_CREDITS ? 'no' : 'unknown';
}

/**
 * Was a refund that was answered with success booked? The balance, read again, has risen by the price, or by more where
 * a payment came in as well. Where it cannot be read, the balance in the answer says so if it fits (decision 49).
 *
 * A repeated refund moves nothing when the first one was booked: it is believed when it answers the balance of then, and
 * not one that this balance ought to show by now.
 * @param before the balance right before the refund was asked for, where it could be read
 */
export async function isBooked(
  { calls }: TrainingDeps,
  { balanceBefore, isUncertain, isDoubted = false }: OwedRefund,
  before: number | undefined,
  newBalance: number | undefined,
): Promise<boolean> {
  const whole = before === undefined ? balanceBefore : before + TRAINING_COST_CREDITS;
  const after = await calls.readBalance().catch(() => undefined);
  if (after === undefined) return !isDoubted && (newBalance === whole || newBalance === balanceBefore);
  if (after >= whole) return true;
  const isRepeated = isUncertain && newBalance !== undefined && newBalance !== whole;
  return isRepeated && !isDoubted && after === before;
}

/**
 * Asks until the answer is not "no", or the request cannot be under way any more: a page that is back within a second
 * may ask before the server has handled what the closed page sent, and a refund then would be one too many.
 */
export async function pollUntilSettled(
  deps: TrainingDeps,
  { sentAt }: OpenTraining,
  ask: () => Promise<Verdict>,
): Promise<Verdict> {
  for (;;) {
    const verdict = await ask();
    const age = deps.deviceNow() - sentAt;
    // A negative age is a clock that was set back: it proves nothing, so nothing waits for it.
    if (verdict !== 'no' || age < 0 || age >= STILL_UNDER_WAY_MS) return verdict;
    await deps.wait(ASK_AGAIN_AFTER_MS);
  }
}
