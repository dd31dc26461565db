import { outcome } from './call-outcome.ts';
import { findNewTwin } from '../../twins/new-twin.ts';
import type { Twin } from '../../twins/twin.ts';
import { pollUntilSettled, hasTrainingStarted, wasCharged } from './training-evidence.ts';
import { failedOnServer, interrupted, lostOnServer } from './training-failure.ts';
import { saveOpenTraining, type TrainingDeps } from './training-deps.ts';
import type { OpenTraining } from './training-journal.ts';
import { clockOf, type TrainingClock } from './training-progress.ts';
import { refund, settle } from './training-refund.ts';

/**
 * Decision 9: picks up what an earlier visit left open. Training that was requested goes on from its start time, a
 * charge without a request is given back, and what cannot be known yet is said to be so and asked again.
 * Call it only while no other tab is at it (the training lock).
 */
export async function resumeTraining(deps: TrainingDeps): Promise<void> {
  const { open, owed } = deps.journal.read();
  const interruptedRefunds = owed.filter(({ isOffered }) => !isOffered);
  if (open?.step === 'running') {
    deps.enter({ step: 'running', ...clockOf(open) });
    return;
  }
  if (open || interruptedRefunds.length > 0) deps.enter({ step: 'recovering' });
  for (const refund of interruptedRefunds) {
    // One after the other: each looks at the balance before it asks.
    // oxlint-disable-next-line no-await-in-loop
    const result = await settle(deps, refund);
    deps.enter({ step: 'failed', failure: refund.failure, refund: result });
    if (open) deps.enter({ step: 'recovering' });
  }
  if (open) await resumeSubmission(deps, open);
}

async function resumeSubmission(deps: TrainingDeps, open: OpenTraining): Promise<void> {
  switch (open.step) {
    case 'charging': {
      const charged = await pollUntilSettled(deps, open, () => wasCharged(deps, open));
      if (charged === 'unknown') return deps.enter({ step: 'unsettled', question: 'charge' });
      if (charged === 'yes') return refund(deps, open, interrupted);
      saveOpenTraining(deps, null);
      return deps.enter({ step: 'failed', failure: interrupted, refund: 'notCharged' });
    }
    case 'uploading':
      return refund(deps, open, interrupted);
    case 'requesting': {
      const started = await pollUntilSettled(deps, open, () => hasTrainingStarted(deps, open));
      if (started === 'unknown') return deps.enter({ step: 'unsettled', question: 'training' });
      if (started === 'no') return refund(deps, open, interrupted);
      saveOpenTraining(deps, { ...open, step: 'running' });
      return deps.enter({ step: 'running', ...clockOf(open) });
    }
    case 'running':
      return deps.enter({ step: 'running', ...clockOf(open) });
  }
}

/**
 * Asks the server how a running training is: listed → ready, failed → refund, else nothing changes. A call that fails
 * changes nothing either; it is asked again.
 */
export async function checkTraining(deps: TrainingDeps): Promise<void> {
  const { open } = deps.journal.read();
  if (open?.step !== 'running') return;
  const twins = await deps.calls.readTwins().catch(() => undefined);
  const listed = twins && findNewTwin(twins, open);
  if (listed) return finish(deps, listed);
  const latest = await outcome(deps.calls.readLatestTraining());
  if (!latest.isOk) return;
  switch (latest.value?.status) {
    case 'training':
      return;
    case 'ready': {
      // Listed before it began, for all this device knew: the list was older than the server's.
      const finished = twins?.find(({ triggerWord }) => triggerWord === latest.value?.triggerWord);
      if (finished) finish(deps, finished);
      return;
    }
    case 'failed':
      return refund(deps, open, failedOnServer);
    case undefined:
      return refund(deps, open, lostOnServer);
  }
}

/** Is a training running that has no journal here: started on another device, or before this one forgot? */
export async function isTrainingElsewhere({ calls }: TrainingDeps): Promise<boolean> {
  const latest = await calls.readLatestTraining().catch(() => undefined);
  return latest?.status === 'training';
}

/** The same, later: is it ready? */
export async function checkTrainingElsewhere(deps: TrainingDeps): Promise<void> {
  const latest = await deps.calls.readLatestTraining().catch(() => undefined);
  if (!latest || latest.status === 'training') return;
  const twins = await deps.calls.readTwins().catch(() => undefined);
  const twin = twins?.find(({ triggerWord }) => triggerWord === latest.triggerWord);
  // A failed one is refunded by the device that paid for it; a second refund from here would be one too many.
  deps.enter(latest.status === 'ready' && twin ? { step: 'ready', twin } : { step: 'idle' });
}

/** Another tab closed the journal of the training that this one shows. */
export async function followOtherTab(deps: TrainingDeps, clock: TrainingClock): Promise<void> {
  const twins = await deps.calls.readTwins().catch(() => undefined);
  const twin = twins && findNewTwin(twins, { knownTwins: null, startedAt: clock.startedAt });
  deps.enter(twin ? { step: 'ready', twin } : { step: 'idle' });
}

function finish(deps: TrainingDeps, twin: Twin): void {
  saveOpenTraining(deps, null);
  deps.enter({ step: 'ready', twin });
}
