/** Where the whole database is kept between two page loads. */
export interface SnapshotStorage {
  /** The text that was saved last, by this tab or another one; null when there is none. */
  load(): Promise<string | null>;
  save(json: string): Promise<void>;
  /** Keeps an unreadable snapshot aside, so that nothing is thrown away unseen. */
  saveDamaged?(json: string): Promise<void>;
  /** Runs alone among all tabs that share this storage. Without it, a storage belongs to one backend. */
  exclusive?<T>(run: () => Promise<T>): Promise<T>;
  /** Calls back when another tab has saved; returns how to stop. */
  subscribe?(changed: () => void): () => void;
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
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  return memory;
}

interface LocalStorageOptions {
  /** Usually `() => window.localStorage`: a function, because merely reading it may throw. */
  area: () => Storage;
  key: string;
  locks?: LockManager | undefined;
}

/** A tab that holds the lock and sleeps must not stop this one for longer. */
const LOCK_PATIENCE_MS = 3000;

/**
 * Keeps the snapshot in the browser's localStorage. Saving is done before the promise is returned, so a page that
 * navigates away right after an answer has lost nothing. Rejects when storage is forbidden or full; the database then
 * goes on in memory and says so.
 */
export function localSnapshotStorage({ area, key, locks }: LocalStorageOptions): SnapshotStorage {
  const storage: SnapshotStorage = {
    load: async () => area().getItem(key),
    save: async (json) => area().setItem(key, json),
    saveDamaged: async (json) => area().setItem(`${key}.damaged`, json),
    subscribe(changed) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed();
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
  // Web locks exist only on secure origins; a demo on a LAN address runs without them.
  if (locks) storage.exclusive = (run) => runLocked(locks, key, run);
  return storage;
}

/** Runs alone among the tabs that know this name; after some patience it runs anyway. */
export async function runLocked<T>(locks: LockManager, name: string, run: () => Promise<T>): Promise<T> {
  let hasRun = false;
  const once = () => {
    hasRun = true;
    return run();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(LOCK_PATIENCE_MS) }, once);
  } catch (error) {
    if (hasRun) throw error;
    return run();
  }
}
