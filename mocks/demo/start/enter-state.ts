import type { Backend, StateId } from '../../backend.ts';
import { templates } from '../../states/templates.ts';
import { API_PREFIX } from './addresses.ts';
import { forgetDevice, writeDevice } from './device-record.ts';
import { enter } from './enter-scenario.ts';
import type { Interception } from './msw-internals/interception.ts';
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
  { backend, ask }: { backend: Backend; ask: Interception['ask'] },
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
  { backend, ask }: { backend: Backend; ask: Interception['ask'] },
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
  if (rows || user !== undefined) await signIn(backend, ask, user ?? null);
  // After the sign-in, which brings the faults of that person's own scenario.
  if (faults) await db.transact(() => void (db.meta.faults = faults));
  if (!device) return;
  await forgetDevice();
  await writeDevice(device);
}

/** By the calls that the app makes, so that the cookie is set, too. */
async function signIn({ db }: Backend, ask: Interception['ask'], userId: string | null): Promise<void> {
  const scenario = userId === null ? undefined : db.users.get(userId)?.scenario;
  await ask(new Request(`${API_PREFIX}${scenario === undefined ? 'logout' : `callback?code=${scenario}`}`));
}
