import type { StateId } from '#mocks/backend.ts';
import { templates } from '#mocks/states/templates.ts';
import { forgetDevice, writeDevice } from './device-record.ts';
import { enter, signIn } from './enter-scenario.ts';
import type { Stage } from './stage.ts';
import type { StateChanges } from './state-changes.ts';

interface EnteredState {
  scenario: StateId;
  /** Simulated milliseconds since the epoch; without it, now. */
  startsAt?: number | undefined;
  /** Simulated seconds since its start. */
  after?: number | undefined;
  changes?: StateChanges | undefined;
}

/** Starts a scenario and applies the changes. */
export async function enterState(
  { backend, ask }: Pick<Stage, 'backend' | 'ask'>,
  { scenario, startsAt, after = 0, changes }: EnteredState,
): Promise<void> {
  const { clock } = backend;
  // Time is paused until everything is loaded: a link shows the moment it was made.
  await backend.loadScenario(scenario, changes?.startsAt ?? startsAt);
  clock.pause();
  await enter(scenario, ask, clock.now());
  if (after > 0) clock.advance(after * 1000);
  await change({ backend, ask }, changes ?? {});
  if (startsAt === undefined) clock.resume();
}

async function change(
  { backend, ask }: Pick<Stage, 'backend' | 'ask'>,
  changes: Partial<StateChanges>,
): Promise<void> {
  const { clock, db } = backend;
  const { rows, user, now, faults, device, look } = changes;
  if (look) (await import('../look/look-changes.ts')).showLook(look);
  if (now !== undefined) {
    clock.restore({ ...clock.state(), simulatedMs: now, realMs: Date.now() });
    db.clockChanged();
  }
  const { meta } = db;
  if (rows) await db.transact(() => db.reset({ templates, ...rows }, { ...meta, startedAt: undefined }));
  if (rows || user !== undefined) await signIn(ask, db.users.get(user ?? '')?.scenario);
  // After the sign-in, which brings the faults of that person's own scenario.
  if (faults) await db.transact(() => void (db.meta.faults = faults));
  if (!device) return;
  await forgetDevice();
  await writeDevice(device);
}
