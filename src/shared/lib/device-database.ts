import { createStore } from './store.ts';

/** Without any event of the database for so long, nothing waits for it any more. */
const SILENCE_MS = 2_000;

let connection: Promise<IDBDatabase> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSilent = false;
/** Ends the waits of {@link inTime}. */
const waiting = new Set<() => void>();
const recoveries = createStore(0);
const announceRecovery = () => recoveries.set(recoveries.get() + 1);

/**
 * Waits for the device, as long as it makes progress: another tab's open transaction, or a browser profile that hangs,
 * would stop the page for ever. What the device was asked to do still happens when it answers.
 */
export function inTime<T>(operation: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stopWaiting = () => reject(new Error('silent'));
    waiting.add(stopWaiting);
    void operation.then(resolve, reject).finally(() => waiting.delete(stopWaiting));
    if (isSilent) stopWaiting();
    else if (waiting.size === 1) startTimer();
  });
}

/** Calls back when the device answers again, and when the database was deleted or closed, because it may be cleared. */
export function onDeviceRecovery(listener: () => void): () => void {
  return recoveries.subscribe(listener);
}

/** The stored value. @throws when it cannot be read */
export function readEntry(key: string): Promise<unknown> {
  return run('readonly', (rows) => settled<unknown>(rows.get(key)));
}

/**
 * Reads and writes in one transaction, so that changes of other tabs are not lost.
 * @param change returns the new value, the old one to leave it, or undefined to delete it
 */
export function updateEntry(key: string, change: (stored: unknown) => unknown): Promise<void> {
  return run('readwrite', async (rows) => {
    const stored = await settled<unknown>(rows.get(key));
    const value = change(stored);
    if (value !== stored)
      await settled<unknown>(value === undefined ? rows.delete(key) : rows.put(value, key));
  });
}

/** @param work may await nothing but requests of its transaction */
async function run<T>(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => Promise<T>): Promise<T> {
  const used = (connection ??= open());
  try {
    const transaction = (await used).transaction('files', mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
    const worked = work(transaction.objectStore('files'));
    worked.catch(() => transaction.abort()).catch(() => undefined);
    const [result] = await Promise.all([worked, ended]);
    return result;
  } catch (error) {
    // Perhaps the connection is lost.
    if (connection === used) connection = undefined;
    void used.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  } finally {
    noteProgress();
  }
}

/** @throws a `VersionError` when a newer version of the app has upgraded the database */
async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('twin-studio', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('files'));
  const database = await settled(request);
  // Another tab deletes the database, or upgrades it for a newer version of the app; or storage is cleared.
  const letGo = ({ newVersion }: Event & Partial<IDBVersionChangeEvent>) => {
    database.close();
    connection = undefined;
    if (!newVersion) announceRecovery();
  };
  database.addEventListener('versionchange', letGo);
  database.addEventListener('close', letGo);
  return database;
}

function settled<T>(request: EventTarget & Readonly<Pick<IDBRequest<T>, 'result' | 'error'>>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    request.addEventListener('success', () => {
      noteProgress();
      resolve(request.result);
    });
  });
}

function noteProgress(): void {
  const wasSilent = isSilent;
  isSilent = false;
  startTimer();
  if (wasSilent) announceRecovery();
}

function startTimer(): void {
  clearTimeout(timer);
  if (waiting.size > 0) timer = setTimeout(fallSilent, SILENCE_MS);
}

function fallSilent(): void {
  isSilent = waiting.size > 0;
  for (const stopWaiting of waiting) stopWaiting();
}
