/** Where the whole database is kept between two page loads. */
export interface SnapshotStorage {
  /** The text that was saved last, by this tab or another one; null when there is none. */
  load(): Promise<string | null>;
  save(json: string): Promise<void>;
  /** Keeps an unreadable snapshot aside, so that nothing is thrown away unseen. */
  saveDamaged?(json: string): Promise<void>;
  /** Runs alone among all tabs that share this storage. Without it, a storage belongs to one backend. */
  exclusive?<T>(run: () => Promise<T>): Promise<T>;
  /** Calls back whenever another tab has saved. */
  subscribe?(changed: () => void): void;
}

/** Keeps the snapshot in memory; several backends may share one, like tabs do. */
export function memoryStorage(initial: string | null = null): SnapshotStorage & { damaged: string | null } {
  let stored = initial;
  let tail: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const memory = {
    damaged: null as string | null,
    load: async () => stored,
    async save(json: string) {
      stored = json;
      for (const changed of listeners) changed();
    },
    async saveDamaged(json: string) {
      memory.damaged = json;
    },
    exclusive<T>(run: () => Promise<T>): Promise<T> {
      const result = tail.then(run);
      tail = result.catch(() => undefined);
      return result;
    },
    subscribe: (changed: () => void) => void listeners.add(changed),
  };
  return memory;
}
