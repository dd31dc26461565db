import { findNewTwin } from '../../twins/new-twin.ts';
import type { Twin } from '../../twins/twin.ts';
import { outcome, type TrainingDeps } from './training-deps.ts';
import { hasTrainingStarted, pollUntilSettled, wasCharged } from './training-evidence.ts';
import { failedOnServer, interrupted, lostOnServer, neverFinished, notAwaited } from './training-failure.ts';
import type { OpenTraining } from './training-journal.ts';
import { clockOf, isOverdue } from './training-progress.ts';
import { refund, settle } from './training-refund.ts';
import type { TrainingState } from './training-state.ts';

/**
 * Decision 9: resumes what an earlier visit left open. Training that was requested goes on from its start time, a
 * charge without a request is refunded, and what cannot be known yet is said to be so.
 * Call it only while no other tab does (the training lock).
 */
export async function resumeTraining(deps: TrainingDeps): Promise<void> {
  const { open, owed } = deps.journal.read();
  const interruptedRefunds = owed.filter(({ isOffered }) => !isOffered);
  if (open || interruptedRefunds.length > 0) deps.enter({ step: 'recovering' });
  for (const interruptedRefund of interruptedRefunds) {
    const result = await settle(deps, interruptedRefund);
    deps.enter({ step: 'failed', failure: interruptedRefund.failure, refund: result });
    if (open) deps.enter({ step: 'recovering' });
  }
  if (open) await resumeSubmission(deps, open);
}

async function resumeSubmission(deps: TrainingDeps, open: OpenTraining): Promise<unknown> {
  switch (open.step) {
    case 'charging': {
      const charged = await pollUntilSettled(deps, open, () => wasCharged(deps, open));
      if (charged === 'unknown') return deps.enter({ step: 'unsettled', question: 'charge' });
      if (charged === 'yes') return refund(deps, open, interrupted);
      deps.journal.write({ open: null });
      return deps.enter({ step: 'failed', failure: interrupted, refund: 'notCharged' });
    }
    case 'uploading':
      return refund(deps, open, interrupted);
    case 'requesting': {
      const started = await pollUntilSettled(deps, open, () => hasTrainingStarted(deps, open));
      if (started === 'unknown') return deps.enter({ step: 'unsettled', question: 'training' });
      if (started === 'no') return refund(deps, open, interrupted);
      deps.journal.write({ open: { ...open, step: 'running' } });
      return deps.enter({ step: 'running', ...clockOf(open) });
    }
    case 'running':
      deps.enter({ step: 'running', ...clockOf(open) });
      return checkTraining(deps);
  }
}

/**
 * Asks the server how a running training is: listed → ready, failed → refund, without an end → refund (decision 42),
 * else nothing changes. Where neither call says anything, nothing changes either.
 */
export async function checkTraining(deps: TrainingDeps): Promise<void> {
  const { open } = deps.journal.read();
  if (open?.step !== 'running') return;
  const twins = await deps.calls.readTwins().catch(() => undefined);
  const listed = twins && findNewTwin(twins, open);
  if (listed) return finish(deps, listed);
  const latest = await outcome(deps.calls.readLatestTraining());
  const isOver = isOverdue(open, deps.now());
  if (!latest.isOk) {
    if (isOver && twins) await refund(deps, open, neverFinished);
    return undefined;
  }
  const { status, triggerWord, isRefunded } = latest.value ?? {};
  // Listed before it began, for all this device knew: its list was older than the server's.
  const finished = status === 'ready' && twins?.find((twin) => twin.triggerWord === triggerWord);
  if (finished) return finish(deps, finished);
  if (status === undefined) await refund(deps, open, lostOnServer);
  else if (status === 'failed') await refund(deps, open, failedOnServer, isRefunded);
  // Ready and without a list to find it in, it may be there all the same.
  else if (isOver && (twins || status === 'training')) await refund(deps, open, neverFinished);
  return undefined;
}

/** The person's way out where nothing can be learnt about an overdue training: what was charged is asked back. */
export async function stopWaiting(deps: TrainingDeps): Promise<void> {
  const { open } = deps.journal.read();
  if (open?.step === 'running' && isOverdue(open, deps.now())) await refund(deps, open, notAwaited);
}

/** Shows a training without a journal here: started on another device, or before this one forgot. Asks once. */
export async function showElsewhere(
  deps: TrainingDeps,
  refused?: (TrainingState & { step: 'runningElsewhere' })['refused'],
): Promise<boolean> {
  const isRunning = (await deps.calls.readLatestTraining())?.status === 'training';
  if (isRunning) deps.enter({ step: 'runningElsewhere', ...(refused && { refused }) });
  return isRunning;
}

/** The same, later: is it ready? */
export async function checkElsewhere(deps: TrainingDeps): Promise<void> {
  const latest = await deps.calls.readLatestTraining().catch(() => undefined);
  if (!latest || latest.status === 'training') return;
  const twins = await deps.calls.readTwins().catch(() => undefined);
  const twin = twins?.find(({ triggerWord }) => triggerWord === latest.triggerWord);
  // A failed one is refunded by the device that paid for it; a second refund from here would be one too many.
  deps.enter(latest.status === 'ready' && twin ? { step: 'ready', twin } : { step: 'idle' });
}

/** Another tab closed the journal of the training that this one shows. */
export async function followOtherTab(deps: TrainingDeps, closed: OpenTraining): Promise<void> {
  const twins = await deps.calls.readTwins().catch(() => undefined);
  const twin = twins && findNewTwin(twins, closed);
  deps.enter(twin ? { step: 'ready', twin } : { step: 'idle' });
}

function finish(deps: TrainingDeps, twin: Twin): void {
  deps.journal.write({ open: null });
  deps.enter({ step: 'ready', twin });
}
