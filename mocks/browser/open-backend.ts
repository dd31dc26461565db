import { createBackend, type Backend, type ScenarioId } from '../backend.ts';
import { localSnapshotStorage } from '../db/snapshot-storage.ts';
import { BASE, fileUrl, pages } from './addresses.ts';

/** The page's own simulated backend, on the state that this browser keeps for it. */
export function openBackend(start: {
  scenario?: ScenarioId | undefined;
  speed?: number | undefined;
}): Promise<Backend> {
  return createBackend({
    ...start,
    storage: localSnapshotStorage({
      area: () => window.localStorage,
      key: `twin-studio-mock:${BASE}:snapshot`,
      locks: navigator.locks,
    }),
    pages,
    fileUrl,
    onBreach: ({ operation, status, details }) => {
      // oxlint-disable-next-line no-console -- a mistake of the simulation, which must not stay unseen
      console.error(`The contract is broken: ${operation} answered ${status}. ${details.join(' ')}`);
    },
  });
}
