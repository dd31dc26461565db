import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { noteWrite, readUnkept } from './device-keeps.ts';
import { read, type Schema } from './schema.ts';

let database: UseStore | undefined;

/**
 * Files and other large values kept on this device, per user: IndexedDB, which takes blobs as they are. Never
 * rejects. @param schema reads what is there.
 */
export function deviceFiles<T>(name: string, schema: Schema<T>) {
  const keyOf = (userId: string) => `${name}:${userId}`;
  return {
    async read(userId: string): Promise<T | undefined> {
      const value =
        readUnkept(keyOf(userId)) ?? (await attempt((store) => get<unknown>(keyOf(userId), store)));
      return read(schema, value);
    },
    /** @returns false when it could only be kept in memory (storage full or forbidden). */
    async write(userId: string, value: T): Promise<boolean> {
      const isKept = (await attempt((store) => set(keyOf(userId), value, store).then(() => true))) ?? false;
      noteWrite(keyOf(userId), isKept, value);
      return isKept;
    },
    async remove(userId: string): Promise<void> {
      noteWrite(keyOf(userId), true);
      await attempt((store) => del(keyOf(userId), store));
    },
  };
}

async function attempt<T>(run: (store: UseStore) => Promise<T>): Promise<T | undefined> {
  try {
    database ??= createStore('twin-studio', 'files');
    return await run(database);
  } catch {
    return undefined;
  }
}
