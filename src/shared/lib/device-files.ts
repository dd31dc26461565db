import * as v from 'valibot';
import { toFailedRead, type ReadResult } from './browser-storage.ts';
import { inTime, readEntry, updateEntry } from './device-database.ts';
import {
  markPrivateWindow,
  markSaved,
  pendingChanges,
  requestPersistence,
  type Change,
} from './persistence.ts';
import { tryParse, type Schema } from './schema.ts';
import { onTabMessage, postToTabs } from './tabs.ts';

/**
 * `full`: out of space; `outdated`: what is stored cannot be parsed, most likely because a newer version of the app has
 * written it. What is not saved lasts until the page is closed.
 */
export type SaveResult = 'saved' | 'full' | 'refused' | 'outdated';

/** By the name of the error. */
const FAILED_SAVES: Record<string, SaveResult> = { QuotaExceededError: 'full', VersionError: 'outdated' };

const removal = () => undefined as never;

/** Writes run one after the other: each stores what is pending when its turn comes. */
let lastWrite: Promise<unknown> = Promise.resolve();

/**
 * Files and other large values stored on this device, per user, in IndexedDB. Never rejects, never waits long for a
 * device that does not answer, and never overwrites what cannot be read.
 * @param schema reads the stored value
 */
export function deviceFiles<T>(name: string, schema: Schema<T>) {
  const keyOf = (userId: string) => `${name}:${userId}`;
  const pendingOf = (key: string) => (pendingChanges.get(key) ?? []) as readonly Change<T>[];

  /** @throws a `VersionError` when what is stored cannot be parsed, unless it is removed */
  function apply(stored: unknown, changes: readonly Change<T>[]): T | undefined {
    const isRemoved = changes[0] === removal;
    const value = isRemoved ? undefined : tryParse(schema, stored);
    if (value === undefined && stored !== undefined && !isRemoved) throw new DOMException('', 'VersionError');
    return changes.reduce<T | undefined>((before, change) => change(before), value);
  }

  /** Stores what is pending when its turn comes. @param stored replaces the result of the pending changes */
  async function storePending(key: string, stored?: unknown): Promise<SaveResult> {
    let applied: readonly Change<T>[] = [];
    if (pendingOf(key).length === 0) return 'saved';
    try {
      await updateEntry(key, (before) => {
        applied = pendingOf(key);
        return applied.length === 0 ? before : (stored ?? apply(before, applied));
      });
    } catch (error) {
      return FAILED_SAVES[(error as Error).name] ?? 'refused';
    }
    requestPersistence();
    setPending(
      key,
      pendingOf(key).filter((one) => !applied.includes(one)),
    );
    return 'saved';
  }

  /** Tries twice, because some failures are temporary. @param value for the second time as bytes */
  async function save(userId: string, value?: T): Promise<SaveResult> {
    const key = keyOf(userId);
    const write = lastWrite.then(async () => {
      let result = await storePending(key);
      if (result === 'refused') {
        result = await storePending(key, value && (await withBytes(value).catch(() => value)));
        if (value && result === 'saved') markPrivateWindow();
      }
      postToTabs({ kind: 'filesChanged', name, userId });
      return result;
    });
    lastWrite = write;
    const result = await inTime(write).catch(() => 'refused' as const);
    if (result !== 'saved') markSaved(key, pendingOf(key).length === 0);
    return result;
  }

  async function change(userId: string, next?: Change<T>): Promise<SaveResult> {
    const key = keyOf(userId);
    if (next) setPending(key, [...pendingOf(key), next]);
    return pendingOf(key).length === 0 ? 'saved' : save(userId);
  }

  return {
    /** Changes the stored value, after changes that failed or wait. Without `next`, only those are stored. */
    change,
    /**
     * @param changes instead of those that are pending
     * @returns the value with them; they alone when it cannot be read
     */
    async read(userId: string, changes?: readonly Change<T>[]): Promise<ReadResult<T>> {
      const key = keyOf(userId);
      const changed = (stored?: unknown) => apply(stored, changes ?? pendingOf(key));
      // Read twice, because a lost connection is opened again.
      const reading = readEntry(key).catch(() => readEntry(key));
      try {
        return { isRead: true, value: changed(await inTime(reading)) };
      } catch (error) {
        return { ...toFailedRead(error), value: changed() };
      }
    },
    /** Calls back when `change` was called in another tab. */
    onOtherTab(listener: (userId: string) => void): void {
      onTabMessage((message) => {
        if (message.kind === 'filesChanged' && message.name === name) listener(message.userId);
      });
    },
    write(userId: string, value: T): Promise<SaveResult> {
      setPending(keyOf(userId), [() => value]);
      return save(userId, value);
    },
    /** Removes the value, also one that cannot be parsed. */
    remove(userId: string): Promise<SaveResult> {
      setPending(keyOf(userId), [removal]);
      return save(userId);
    },
  };
}

/** An empty list: all are stored. */
function setPending<T>(key: string, changes: readonly Change<T>[]): void {
  pendingChanges.set(key, changes);
  if (changes.length === 0) markSaved(key);
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
async function withBytes(value: unknown): Promise<unknown> {
  const fields = Object.entries(value as object).map(async ([name, field]: [string, unknown]) => [
    name,
    field instanceof Blob ? { type: field.type, bytes: await field.arrayBuffer() } : field,
  ]);
  return Object.fromEntries((await Promise.all(fields)) as [string, unknown][]);
}
