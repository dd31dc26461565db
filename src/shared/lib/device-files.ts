import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { dropFromMemory, keepInMemory, readUnkept } from './device-keeps.ts';

import { read, type Schema } from './schema.ts';

export interface DeviceFiles<T> {
  read(userId: string): Promise<T | undefined>;
  /** @returns false when it could only be kept in memory (storage full or forbidden). */
  write(userId: string, value: T): Promise<boolean>;
  remove(userId: string): Promise<void>;
}

let database: UseStore | undefined;

/**
 * Files and other large values kept on this device, per user: IndexedDB, which takes blobs as they are. Never
 * rejects. @param schema reads what is there.
 */
export function deviceFiles<T>(name: string, schema: Schema<T>): DeviceFiles<T> {
  const keyOf = (userId: string) => `${name}:${userId}`;
  return {
    async read(userId) {
      const value =
        readUnkept(keyOf(userId)) ?? (await attempt((store) => get<unknown>(keyOf(userId), store)));
      return read(schema, value);
    },
    async write(userId, value) {
      const isKept =
        (await attempt(async (store) => {
          await set(keyOf(userId), value, store);
          return true;
        })) ?? false;
      if (isKept) dropFromMemory(keyOf(userId));
      else keepInMemory(keyOf(userId), value);
      return isKept;
    },
    async remove(userId) {
      dropFromMemory(keyOf(userId));
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
