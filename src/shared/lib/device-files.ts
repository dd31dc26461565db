import { createStore, del, get, set, update, type UseStore } from 'idb-keyval';
import { failedReading, type Reading } from './browser-storage.ts';
import * as v from 'valibot';
import {
  requestPersistence,
  notePending,
  notePrivateWindow,
  pendingChanges,
  type Change,
} from './persistence.ts';
import { read, type Schema } from './schema.ts';

/** Between one attempt to read and the next, ms: a connection that the browser has lost is soon there again. */
const PAUSES_MS = [0, 50, 200];

/** Was it stored? `full`: there is no room. Otherwise it lasts until the page is left. */
export type Kept = 'kept' | 'full' | 'refused';

let database: UseStore | undefined;

/**
 * Files and other large values kept on this device, per user, in IndexedDB. Never rejects, and never writes over what
 * could not be read.
 * @param schema reads what is there.
 */
export function deviceFiles<T>(name: string, schema: Schema<T>) {
  const keyOf = (userId: string) => `${name}:${userId}`;
  const pendingOf = (key: string) => (pendingChanges(key) ?? []) as readonly Change<T>[];
  const apply = (stored: unknown, changes: readonly Change<T>[]) =>
    changes.reduce<T | undefined>((value, change) => change(value), read(schema, stored));

  return {
    /** What is stored, with the changes that storage has not taken yet. */
    async read(userId: string): Promise<Reading<T>> {
      const key = keyOf(userId);
      const stored = await readInDatabase(key);
      return stored.isRead ? { isRead: true, value: apply(stored.value, pendingOf(key)) } : stored;
    },
    /** What this visit has added to what could not be read. */
    added: (userId: string): T | undefined => apply(undefined, pendingOf(keyOf(userId))),
    /**
     * Reads and writes in one step, so that nothing of another tab is lost in between. What storage does not take is
     * tried again with the next change. @param change nothing: only what is waiting
     */
    async change(userId: string, change?: Change<T>): Promise<Kept> {
      const key = keyOf(userId);
      const changes = change ? [...pendingOf(key), change] : pendingOf(key);
      if (changes.length === 0) return 'kept';
      const write = () => outcome((files) => update(key, (stored: unknown) => apply(stored, changes), files));
      const first = await write();
      // Once more: some failures pass.
      const kept = first === 'refused' ? await write() : first;
      notePending(key, kept === 'kept' ? undefined : changes);
      return kept;
    },
    /** Writes what was not there before. */
    async write(userId: string, value: T): Promise<Kept> {
      const key = keyOf(userId);
      let kept = await outcome((store) => set(key, value, store));
      if (kept === 'refused') {
        const bytes = await withBytes(value as object).catch(() => value);
        kept = await outcome((store) => set(key, bytes, store));
        if (kept === 'kept') notePrivateWindow();
      }
      notePending(key, kept === 'kept' ? undefined : [() => value]);
      return kept;
    },
    async remove(userId: string): Promise<void> {
      notePending(keyOf(userId), undefined);
      await outcome((store) => del(keyOf(userId), store));
    },
  };
}

/** A file in a value that is kept here, as it was stored: as it is, or as its bytes. */
export const storedFile = v.union([
  v.instance(Blob),
  v.pipe(
    v.object({ type: v.string(), bytes: v.custom<ArrayBuffer>(isBuffer) }),
    v.transform(({ type, bytes }) => new Blob([bytes], { type })),
  ),
]);

function isBuffer(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]';
}

/** Private windows of Safari store no files, but plain bytes. */
async function withBytes(value: object): Promise<unknown> {
  const fields = Object.entries(value).map(async ([name, field]: [string, unknown]) => [
    name,
    field instanceof Blob ? { type: field.type, bytes: await field.arrayBuffer() } : field,
  ]);
  return Object.fromEntries((await Promise.all(fields)) as [string, unknown][]);
}

async function readInDatabase(key: string): Promise<Reading<unknown>> {
  let failed: Reading<unknown> = { isRead: true, value: undefined };
  for (const pause of PAUSES_MS) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return { isRead: true, value: await get<unknown>(key, openDatabase()) };
    } catch (error) {
      database = undefined;
      failed = failedReading(error);
      if (failed.isBlocked) break;
    }
  }
  return failed;
}

async function outcome(run: (store: UseStore) => Promise<unknown>): Promise<Kept> {
  try {
    await run(openDatabase());
    requestPersistence();
    return 'kept';
  } catch (error) {
    database = undefined;
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
}

function openDatabase(): UseStore {
  database ??= createStore('twin-studio', 'files');
  return database;
}
