import type { Pieces } from './snapshot.ts';

/** Stores the database between two page loads. */
export interface SnapshotStorage {
  /** The last saved snapshot, of any tab; null when there is none. The same object until another tab saves. */
  load(): Promise<Pieces | null>;
  /** Saves all pieces atomically; unchanged ones may be skipped. */
  save(pieces: Pieces): Promise<void>;
  /** Runs while it holds this storage's lock, which all tabs share. Missing where only one backend uses the storage. */
  exclusive?<T>(run: () => Promise<T>): Promise<T>;
  /** Calls back after every save of another tab. */
  subscribe?(changed: () => void): void;
}

/** Keeps the snapshot in memory; backends that share it behave like tabs. */
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
