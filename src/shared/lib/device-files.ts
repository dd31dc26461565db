import { createStore, del, get, set, update, type UseStore } from 'idb-keyval';
import { toFailedRead, type ReadResult } from './browser-storage.ts';
import * as v from 'valibot';
import {
  requestPersistence,
  setPendingChanges,
  markPrivateWindow,
  pendingChanges,
  type Change,
} from './persistence.ts';
import { tryParse, type Schema } from './schema.ts';
import { onTabMessage, postToTabs } from './tabs.ts';

/** Pauses before each attempt to read, ms: a lost database connection usually recovers soon. */
const PAUSES_MS = [0, 50, 200];

/** `full`: out of space. What is not saved lasts until the page is closed. */
export type SaveResult = 'saved' | 'full' | 'refused';

let database: UseStore | undefined;

/**
 * Files and other large values stored on this device, per user, in IndexedDB. Never rejects, and never overwrites what
 * cannot be read.
 * @param schema reads the stored value
 */
export function deviceFiles<T>(name: string, schema: Schema<T>) {
  const keyOf = (userId: string) => `${name}:${userId}`;
  const pendingOf = (key: string) => (pendingChanges(key) ?? []) as readonly Change<T>[];
  const apply = (stored: unknown, changes: readonly Change<T>[]) =>
    changes.reduce<T | undefined>((value, change) => change(value), tryParse(schema, stored));

  return {
    /** The stored value with pending changes. */
    async read(userId: string): Promise<ReadResult<T>> {
      const key = keyOf(userId);
      const stored = await readInDatabase(key);
      return stored.isRead ? { isRead: true, value: apply(stored.value, pendingOf(key)) } : stored;
    },
    /** The pending changes alone, for a value that cannot be read. */
    added: (userId: string): T | undefined => apply(undefined, pendingOf(keyOf(userId))),
    /**
     * Reads and writes in one transaction, so that changes of other tabs are not lost. A failed change is retried with
     * the next one. @param change when left out, only pending changes are retried
     */
    async change(userId: string, change?: Change<T>): Promise<SaveResult> {
      const key = keyOf(userId);
      const changes = change ? [...pendingOf(key), change] : pendingOf(key);
      if (changes.length === 0) return 'saved';
      const write = () =>
        runInDatabase((files) => update(key, (stored: unknown) => apply(stored, changes), files));
      const first = await write();
      // Retried once: some failures are temporary.
      const result = first === 'refused' ? await write() : first;
      setPendingChanges(key, result === 'saved' ? undefined : changes);
      postToTabs({ kind: 'filesChanged', name, userId });
      return result;
    },
    /** Calls back when `change` was called in another tab. */
    onOtherTab(listener: (userId: string) => void): void {
      onTabMessage((message) => {
        if (message.kind === 'filesChanged' && message.name === name) listener(message.userId);
      });
    },
    /** Writes a new value. */
    async write(userId: string, value: T): Promise<SaveResult> {
      const key = keyOf(userId);
      let result = await runInDatabase((store) => set(key, value, store));
      if (result === 'refused') {
        const bytes = await withBytes(value as object).catch(() => value);
        result = await runInDatabase((store) => set(key, bytes, store));
        if (result === 'saved') markPrivateWindow();
      }
      setPendingChanges(key, result === 'saved' ? undefined : [() => value]);
      return result;
    },
    async remove(userId: string): Promise<void> {
      setPendingChanges(keyOf(userId), undefined);
      await runInDatabase((store) => del(keyOf(userId), store));
    },
  };
}

/** Reads a stored file, whether it was stored as a Blob or as its bytes. */
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

/** Private windows of Safari store bytes, but no Blobs. */
async function withBytes(value: object): Promise<unknown> {
  const fields = Object.entries(value).map(async ([name, field]: [string, unknown]) => [
    name,
    field instanceof Blob ? { type: field.type, bytes: await field.arrayBuffer() } : field,
  ]);
  return Object.fromEntries((await Promise.all(fields)) as [string, unknown][]);
}

async function readInDatabase(key: string): Promise<ReadResult<unknown>> {
  let failed: ReadResult<unknown> = { isRead: true, value: undefined };
  for (const pause of PAUSES_MS) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return { isRead: true, value: await get<unknown>(key, openDatabase()) };
    } catch (error) {
      database = undefined;
      failed = toFailedRead(error);
      if (failed.isBlocked) break;
    }
  }
  return failed;
}

async function runInDatabase(run: (store: UseStore) => Promise<unknown>): Promise<SaveResult> {
  try {
    await run(openDatabase());
    requestPersistence();
    return 'saved';
  } catch (error) {
    database = undefined;
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
}

function openDatabase(): UseStore {
  database ??= createStore('twin-studio', 'files');
  return database;
}
