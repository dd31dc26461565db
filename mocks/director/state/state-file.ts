import { SNAPSHOT_VERSION } from '../../db/schema.ts';
import { API_PREFIX } from '../../browser/addresses.ts';
import { readFault } from '../../server/read-fault.ts';
import type { Director } from '../director.ts';

/** The whole state of the demo as the text of a file. */
export function exportState({ backend }: Pick<Director, 'backend'>): string {
  return backend.db.snapshot();
}

export function stateFileName(now: number): string {
  return `twin-studio-state-v${SNAPSHOT_VERSION}-${new Date(now).toISOString().slice(0, 16).replaceAll(':', '')}.json`;
}

/**
 * Replaces everything by an exported state, and signs the person in who was signed in there.
 * @throws Error with a sentence when the text does not fit; nothing has changed then
 */
export async function importState({ backend, ask, remount }: Director, text: string): Promise<void> {
  const { db } = backend;
  checkFaults(text);
  // Before the app is taken away: a file that does not fit leaves everything as it is.
  await db.restore(text);
  const session = db.sessions.all().toSorted((one, other) => other.createdAt - one.createdAt)[0];
  const person = session && db.users.get(session.userId);
  await remount(async () => {
    // Somebody who comes back by their own scenario finds everything as it is.
    await ask(new Request(`${API_PREFIX}${person ? `callback?code=${person.scenario}` : 'logout'}`));
  });
}

function checkFaults(text: string): void {
  let faults: unknown;
  try {
    faults = (JSON.parse(text) as { meta?: { faults?: unknown } }).meta?.faults;
  } catch {
    // The database says what is wrong with it.
    return;
  }
  for (const fault of Array.isArray(faults) ? (faults as unknown[]) : []) {
    const reading = readFault(fault);
    if ('problem' in reading) throw new Error(`A fault of this state does not fit. ${reading.problem}`);
  }
}
