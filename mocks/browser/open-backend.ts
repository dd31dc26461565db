import { createBackend, type Backend, type ScenarioId } from '../server/backend.ts';
import { localSnapshotStorage, type SnapshotStorage } from '../db/snapshot-storage.ts';
import { indexedDbStorage } from '../db/indexed-db-storage.ts';
import { BASE, fileUrl, pages } from './addresses.ts';

/** The page's own simulated backend, on the state that this browser keeps for it. */
export async function openBackend(start: {
  scenario?: ScenarioId | undefined;
  speed?: number | undefined;
}): Promise<Backend> {
  return createBackend({
    ...start,
    storage: await openStorage(),
    pages,
    fileUrl,
    onViolation: ({ operation, status, details }) => {
      // oxlint-disable-next-line no-console -- a mistake of the simulation, which must not stay unseen
      console.error(`The contract is broken: ${operation} answered ${status}. ${details.join(' ')}`);
    },
  });
}

async function openStorage(): Promise<SnapshotStorage> {
  const name = `twin-studio-mock:${BASE}`;
  const { locks } = navigator;
  try {
    return await indexedDbStorage({ name, locks });
  } catch {
    // Forbidden; then localStorage is too, and lasts as long as the tab (window-name-storage.ts).
    return localSnapshotStorage({ area: () => window.localStorage, key: `${name}:snapshot`, locks });
  }
}
