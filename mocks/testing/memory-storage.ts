import type { Pieces, SnapshotStorage } from '../db/snapshot.ts';

/** Stores the snapshot in memory. Backends that share it behave like tabs. */
export function memoryStorage(initial: Pieces | null = null): SnapshotStorage {
  let stored = initial;
  let tail: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  return {
    load: async () => stored,
    async save(pieces) {
      stored = pieces;
      for (const changed of listeners) changed();
    },
    exclusive(run) {
      const result = tail.then(run);
      tail = result.catch(() => undefined);
      return result;
    },
    subscribe: (changed) => void listeners.add(changed),
  };
}
