import { createStore, del, get, keys, promisifyRequest, set } from 'idb-keyval';
import * as v from 'valibot';
import {
  forgetVisitValue,
  problemOf,
  readProblemOf,
  requestPersistence,
  storeForVisit,
  visitKeys,
  visitValue,
} from './persistence.ts';
import { tryParse, type Schema } from './schema.ts';
import { onTabMessage, postToTabs } from './tabs.ts';

const database = createStore('twin-studio', 'files');

/** Longer than any healthy device takes. Another tab's open transaction can last forever. */
const RESPONSE_LIMIT_MS = 2_000;
/** The key that marks a device which did not respond in time. During this visit the app does not wait for it again. */
const SILENT_DEVICE = 'silent-device';

/** `picture:user_ada:p1`: one entry per file, so that two tabs do not overwrite each other's. */
export function fileKey(name: string, userId: string, id: string): string {
  return `${name}:${encodeURIComponent(userId)}:${id}`;
}

/**
 * Files in IndexedDB, one entry each, per user. An entry that the browser does not store within two seconds lasts for
 * this visit (decision 58). Never rejects.
 * @param schema reads a stored entry; an entry that does not match is not changed
 */
export function deviceFiles<T extends object>(name: string, schema: Schema<T>) {
  /** The stored entry or the entry of this visit. */
  async function read(key: string): Promise<T | undefined> {
    const held = visitValue(key);
    if (held) return held.value as T | undefined;
    try {
      const stored = await inTime(() => get<unknown>(key, database));
      const value = tryParse(schema, stored);
      // Another tab has deleted the entry since its key was read.
      if (stored === undefined) return undefined;
      if (value === undefined) storeForVisit(key, undefined, 'unreadable');
      return value;
    } catch (error) {
      storeForVisit(key, undefined, readProblemOf(error));
      return undefined;
    }
  }

  async function store(key: string, value: T | undefined, userId: string): Promise<void> {
    try {
      const entry = value === undefined ? undefined : await withBytes(value);
      await inTime(() => (entry === undefined ? del(key, database) : set(key, entry, database)));
      forgetVisitValue(key);
    } catch (error) {
      storeForVisit(key, value, problemOf(error));
    }
    postToTabs({ kind: 'filesChanged', name, userId });
  }

  return {
    /** All entries of this user that can be read, in no particular order. */
    async readAll(userId: string): Promise<T[]> {
      const prefix = fileKey(name, userId, '');
      const all = await inTime(() => keys<string>(database)).catch((error: unknown): string[] => {
        storeForVisit(prefix, undefined, readProblemOf(error));
        return [];
      });
      const own = new Set([...all, ...visitKeys(prefix)].filter((key) => key.startsWith(prefix)));
      const values = await Promise.all([...own].map(read));
      return values.filter((value) => value !== undefined);
    },
    /** The entry with this id; undefined when it cannot be read. */
    read: (userId: string, id: string) => read(fileKey(name, userId, id)),
    async set(userId: string, id: string, value: T): Promise<void> {
      await store(fileKey(name, userId, id), value, userId);
      requestPersistence();
    },
    delete: (userId: string, id: string) => store(fileKey(name, userId, id), undefined, userId),
    /** Calls `listener` when another tab has stored or deleted an entry. */
    onOtherTab(listener: (userId: string) => void): void {
      onTabMessage((message) => {
        if (message.kind === 'filesChanged' && message.name === name) listener(message.userId);
      });
    },
  };
}

/**
 * Replaces entries of an earlier version of the app in one transaction, so that only one of two tabs converts them.
 * @param key the entry to convert; nothing is converted without it
 * @param convert returns the new entries by key, `undefined` for entries to delete. Without a result nothing is changed. It
 * may await only `readEntry`, because the transaction finishes at any other wait
 */
export async function convertEntries(
  key: string,
  convert: (
    stored: unknown,
    readEntry: (key: string) => Promise<unknown>,
  ) => Map<string, unknown> | undefined | Promise<Map<string, unknown> | undefined>,
): Promise<void> {
  try {
    const storedKeys = await inTime(() => keys(database));
    if (!storedKeys.includes(key)) return;
    // Without a time limit: the entry may have a hundred megabytes, and the device has just responded.
    await database('readwrite', async (rows) => {
      const readEntry = (entryKey: string) => promisifyRequest<unknown>(rows.get(entryKey));
      const stored = await readEntry(key);
      if (stored === undefined) return;
      const entries = await convert(stored, readEntry);
      if (!entries) throw new Error('unknown');
      for (const [name, value] of entries) {
        if (value === undefined) rows.delete(name);
        else rows.put(value, name);
      }
      await promisifyRequest(rows.transaction);
    });
  } catch (error) {
    storeForVisit(key, undefined, readProblemOf(error));
  }
}

/** Reads a stored file: its bytes or the Blob that an earlier version of the app stored. */
export const storedFile = v.pipe(
  v.union([
    v.instance(Blob),
    v.pipe(
      v.object({ type: v.string(), bytes: v.custom<ArrayBuffer>(isBuffer) }),
      v.transform(({ type, bytes }) => new Blob([bytes], { type })),
    ),
  ]),
  // Some versions of Safari return files without their content.
  v.check((file) => file.size > 0),
);

/**
 * Replaces the files of an entry by their bytes, because private windows of Safari cannot store a Blob.
 * @throws when a file cannot be read
 */
async function withBytes(entry: object): Promise<object> {
  const fields = Object.entries(entry).map(async ([name, value]) => {
    const stored = value instanceof Blob ? { type: value.type, bytes: await value.arrayBuffer() } : value;
    return [name, stored] as const;
  });
  return Object.fromEntries(await Promise.all(fields));
}

function isBuffer(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

/** Runs an operation. @throws when the device does not respond in time, or has not done so earlier in this visit */
function inTime<T>(operation: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      storeForVisit(SILENT_DEVICE, true, 'refused');
      reject(new Error('The device does not respond.'));
    };
    const timer = setTimeout(giveUp, visitValue(SILENT_DEVICE) ? 0 : RESPONSE_LIMIT_MS);
    // The database may throw instead of rejecting.
    void Promise.resolve()
      .then(operation)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
