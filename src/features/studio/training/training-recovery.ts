import { outcome } from './call-outcome.ts';
import { findNewTwin } from '../twins/new-twin.ts';
import type { Twin } from '../twins/twin.ts';
import { afterItsArrival, hasTrainingStarted, wasCharged } from './training-evidence.ts';
import { failedOnServer, interrupted, lostOnServer } from './training-failure.ts';
import { note, type TrainingWorld } from './training-world.ts';
import type { OpenTraining } from './training-journal.ts';
import { clockOf, type TrainingClock } from './training-progress.ts';
import { giveBack, settle } from './training-refund.ts';

/**
 * Decision 9: picks up what an earlier visit left open. Training that was requested goes on from its start time, a
 * charge without a request is given back, and what cannot be known yet is said to be so and asked again.
 * Call it only while no other tab is at it (the training lock).
 */
export async function resumeTraining(world: TrainingWorld): Promise<void> {
  const { open, owed } = world.journal.read();
  const interruptedRefunds = owed.filter(({ isOffered }) => !isOffered);
  if (open?.step === 'running') {
    world.enter({ step: 'running', ...clockOf(open) });
    return;
  }
  if (open || interruptedRefunds.length > 0) world.enter({ step: 'recovering' });
  for (const refund of interruptedRefunds) {
    // One after the other: each looks at the balance before it asks.
    // oxlint-disable-next-line no-await-in-loop
    const result = await settle(world, refund);
    world.enter({ step: 'failed', failure: refund.failure, refund: result });
    if (open) world.enter({ step: 'recovering' });
  }
  if (open) await resumeSubmission(world, open);
}

async function resumeSubmission(world: TrainingWorld, open: OpenTraining): Promise<void> {
  switch (open.step) {
    case 'charging': {
      const charged = await afterItsArrival(world, open, () => wasCharged(world, open));
      if (charged === 'unknown') return world.enter({ step: 'unsettled', question: 'charge' });
      if (charged === 'yes') return giveBack(world, open, interrupted);
      note(world, null);
      return world.enter({ step: 'failed', failure: interrupted, refund: 'notCharged' });
    }
    case 'uploading':
      return giveBack(world, open, interrupted);
    case 'requesting': {
      const started = await afterItsArrival(world, open, () => hasTrainingStarted(world, open));
      if (started === 'unknown') return world.enter({ step: 'unsettled', question: 'training' });
      if (started === 'no') return giveBack(world, open, interrupted);
      note(world, { ...open, step: 'running' });
      return world.enter({ step: 'running', ...clockOf(open) });
    }
    case 'running':
      return world.enter({ step: 'running', ...clockOf(open) });
  }
}

/**
 * Asks the server how a running training is: listed → ready, failed → refund, else nothing changes. A call that fails
 * changes nothing either; it is asked again.
 */
export async function checkTraining(world: TrainingWorld): Promise<void> {
  const { open } = world.journal.read();
  if (open?.step !== 'running') return;
  const twins = await world.calls.readTwins().catch(() => undefined);
  const listed = twins && findNewTwin(twins, open);
  if (listed) return finish(world, listed);
  const latest = await outcome(world.calls.readLatestTraining());
  if (!latest.isOk) return;
  switch (latest.value?.status) {
    case 'training':
      return;
    case 'ready': {
      // Listed before it began, for all this device knew: the list was older than the server's.
      const finished = twins?.find(({ triggerWord }) => triggerWord === latest.value?.triggerWord);
      if (finished) finish(world, finished);
      return;
    }
    case 'failed':
      return giveBack(world, open, failedOnServer);
    case undefined:
      return giveBack(world, open, lostOnServer);
  }
}

/** Is a training running that has no journal here: started on another device, or before this one forgot? */
export async function isTrainingElsewhere({ calls }: TrainingWorld): Promise<boolean> {
  const latest = await calls.readLatestTraining().catch(() => undefined);
  return latest?.status === 'training';
}

/** The same, later: is it ready? */
export async function checkTrainingElsewhere(world: TrainingWorld): Promise<void> {
  const latest = await world.calls.readLatestTraining().catch(() => undefined);
  if (!latest || latest.status === 'training') return;
  const twins = await world.calls.readTwins().catch(() => undefined);
  const twin = twins?.find(({ triggerWord }) => triggerWord === latest.triggerWord);
  // A failed one is refunded by the device that paid for it; a second refund from here would be one too many.
  world.enter(latest.status === 'ready' && twin ? { step: 'ready', twin } : { step: 'idle' });
}

/** Another tab closed the journal of the training that this one shows. */
export async function followOtherTab(world: TrainingWorld, clock: TrainingClock): Promise<void> {
  const twins = await world.calls.readTwins().catch(() => undefined);
  const twin = twins && findNewTwin(twins, { knownTwins: null, startedAt: clock.startedAt });
  world.enter(twin ? { step: 'ready', twin } : { step: 'idle' });
}

function finish(world: TrainingWorld, twin: Twin): void {
  note(world, null);
  world.enter({ step: 'ready', twin });
}
