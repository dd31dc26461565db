import type { Backend } from '#mocks/backend.ts';
import { setBalance } from '#mocks/db/ledger-book.ts';
import type { LineId } from '#mocks/server/lines.ts';
import { TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { setOffline } from '../steps/set-offline.ts';
import { enterState, setTime } from './enter-state.ts';

// The controls of the director that a link can contain: `&credits=12`, `&training=57`, `&connection=3g`.

/** The user of the latest session; undefined if signed out. */
export function signedInUser({ db }: Backend) {
  return db.users.get(db.sessions.all().at(-1)?.userId ?? '');
}

/** The latest unfinished training. */
export function runningTraining({ db }: Backend) {
  return db.trainings.where(({ isDelivered }) => !isDelivered).at(-1);
}

/** Sets the balance of the signed-in user. @throws Error if signed out */
export async function setCredits(backend: Backend, credits: number): Promise<void> {
  const { db, clock } = backend;
  const user = signedInUser(backend);
  if (!user) throw new Error('Sign in first: a balance belongs to a user.');
  await db.transact(() => setBalance(db, user.id, credits, clock.now()));
}

/** Moves simulated time to this progress of the running training. Without a training, enters the state `training` first. */
export async function setTraining(backend: Backend, percent: number): Promise<void> {
  if (!runningTraining(backend)) {
    await enterState(backend, { scenario: 'training' });
    backend.clock.resume();
  }
  const { mode, startedAt } = runningTraining(backend) ?? { mode: 'fast', startedAt: backend.clock.now() };
  // The app rounds down, so the time is the middle of this percent.
  setTime(backend, startedAt + (TRAINING_DURATION_MS[mode] * (percent + 0.5)) / 100);
}

/** Sets the simulated connection. */
export async function setConnection({ faults }: Backend, line: LineId): Promise<void> {
  await faults.setLine(line);
  setOffline(line === 'offline');
}
