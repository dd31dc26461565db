import { outcome, refundKey, wasRefused, type TrainingDeps } from './training-deps.ts';
import { isBooked, wasRefunded } from './training-evidence.ts';
import { hasStatus, type TrainingFailure } from './training-failure.ts';
import type { OpenTraining, OwedRefund } from './training-journal.ts';
import type { RefundOutcome } from './training-state.ts';

/**
 * The one compensation of the flow: what was charged for `open` is refunded, once, and the failure is shown.
 * The debt is written down before the refund is asked for, in the same write that closes the training.
 * @param isDone the server says that it has refunded by itself: it is believed, unless the balance says otherwise.
 */
export async function refund(
  deps: TrainingDeps,
  open: OpenTraining,
  failure: TrainingFailure,
  isDone = false,
): Promise<RefundOutcome> {
  const owed: OwedRefund = {
    id: open.id,
    balanceBefore: open.balanceBefore,
    failure,
    isUncertain: isDone,
    isOffered: false,
  };
  deps.journal.write({ open: null, owed: [...deps.journal.read().owed, owed] });
  deps.enter({ step: 'refunding', failure });
  const refund = isDone ? await confirm(deps, owed) : await settle(deps, owed);
  deps.enter({ step: 'failed', failure, refund });
  return refund;
}

/** A second refund must not be asked for by itself; only when the balance lacks the first, the person may. */
async function confirm(deps: TrainingDeps, owed: OwedRefund): Promise<RefundOutcome> {
  if ((await wasRefunded(deps, owed)) !== 'no') return close(deps, owed, 'refunded');
  return doubt(deps, owed);
}

/** Success was answered, and is not to be seen in the balance. It may yet be: nothing is claimed, and the record stays. */
function doubt(deps: TrainingDeps, owed: OwedRefund): RefundOutcome {
  replace(deps, { ...owed, isUncertain: true, isDoubted: true, isOffered: true, isUnconfirmed: true });
  return 'unconfirmed';
}

/**
 * Asks for the refund and keeps the journal in step. Nothing is said about the money before the balance was read: an
 * answer can get lost on its way although the refund was booked.
 *
 * Asking twice is safe with a server that knows the key (`…-refund`, the same after a reload). For one that ignores it,
 * the balance decides, and the contract's rule that refunds never exceed charges (409 with the balance) is proof that
 * nothing is left to refund, unless the balance has belied this server before.
 */
export async function settle(deps: TrainingDeps, owed: OwedRefund): Promise<RefundOutcome> {
  const before = await deps.calls.readBalance().catch(() => undefined);
  if (owed.isUncertain && before === owed.balanceBefore) return close(deps, owed, 'refunded');
  // Uncertain from here until an answer says otherwise: a page that is closed now would not know.
  replace(deps, { ...owed, isUncertain: true });
  const refund = await outcome(deps.calls.refund(refundKey(owed)));
  if (refund.isOk) {
    const isTrue = await isBooked(deps, owed, before, refund.value);
    return isTrue ? close(deps, owed, 'refunded') : doubt(deps, owed);
  }
  if (isNothingLeft(refund.error) && !owed.isDoubted)
    return close(deps, owed, owed.isUncertain ? 'refunded' : 'notOwed');
  // A clear no (401 included) leaves the doubt that was there before; a lost answer adds one.
  const isUncertain = owed.isUncertain || !wasRefused(refund.error);
  const booked = isUncertain ? await wasRefunded(deps, owed) : 'no';
  if (booked === 'yes') return close(deps, owed, 'refunded');
  const isUnconfirmed = booked === 'unknown' || owed.isDoubted === true;
  replace(deps, { ...owed, isUncertain, isOffered: true, isUnconfirmed });
  return isUnconfirmed ? 'unconfirmed' : 'owed';
}

/**
 * Asks again for every refund that is owed, one after the other.
 * @returns how the last one ended, and how many were refunded.
 */
export async function refundOwed(deps: TrainingDeps): Promise<{ refund: RefundOutcome; count: number }> {
  let refund: RefundOutcome = 'refunded';
  let count = 0;
  for (const owed of deps.journal.read().owed) {
    refund = await settle(deps, owed);
    if (refund === 'refunded') count += 1;
  }
  return { refund, count };
}

/** Closes what the balance proves to be refunded by now. It only reads; asking again is up to the person. */
export async function confirmRefunds(deps: TrainingDeps): Promise<void> {
  for (const owed of deps.journal.read().owed) {
    if (owed.isUncertain && (await wasRefunded(deps, owed)) === 'yes') close(deps, owed, 'refunded');
  }
}

function close({ journal }: TrainingDeps, { id }: OwedRefund, result: RefundOutcome): RefundOutcome {
  const { owed } = journal.read();
  journal.write({ owed: owed.filter((other) => other.id !== id) });
  return result;
}

function replace({ journal }: TrainingDeps, changed: OwedRefund): void {
  const { owed } = journal.read();
  journal.write({ owed: owed.map((other) => (other.id === changed.id ? changed : other)) });
}

/** 409 with `available`: more would be refunded than was charged. Without it: the same refund is in flight. */
function isNothingLeft(error: unknown): boolean {
  return hasStatus(error, 409) && error.problem?.available !== undefined;
}
