import { createBackend, type Backend } from '#mocks/backend.ts';
import { indexedDbStorage } from '#mocks/db/indexed-db-storage.ts';
import type { Pieces, SnapshotStorage } from '#mocks/db/snapshot.ts';
import { violationText } from '#mocks/server/contract-violation.ts';
import type { ClipType } from '#mocks/server/handler.ts';
import { BASE, fileUrl, pages } from './addresses.ts';
import { inTime } from './in-time.ts';

/** The page's simulated backend, on the state stored in this browser. */
export async function openBackend(): Promise<Backend> {
  return createBackend({
    storage: await openStorage(),
    pages,
    fileUrl,
    clipType,
    onViolation: (violation) => {
      // oxlint-disable-next-line no-console -- a mistake of the simulation, which must be visible
      console.error(violationText(violation));
    },
  });
}

/** Phones and editors accept MP4, which some browsers do not play. */
function clipType(): ClipType {
  const isPlayed = document.createElement('video').canPlayType('video/mp4; codecs="avc1.64001f"') !== '';
  return isPlayed ? 'mp4' : 'webm';
}

async function openStorage(): Promise<SnapshotStorage> {
  const name = `twin-studio-mock:${BASE}`;
  const { locks } = navigator;
  const storage = await inTime(indexedDbStorage(name)).catch(() => localSnapshotStorage(`${name}:snapshot`));
  // Web locks exist only on secure origins; a demo on a LAN address runs without them.
  return locks ? { ...storage, exclusive: (run) => runLocked(locks, name, run) } : storage;
}

/** Used where IndexedDB is forbidden or does not answer. If localStorage is forbidden, too, it is replaced (isolate-before-paint.js). */
function localSnapshotStorage(key: string): SnapshotStorage {
  let known: { text: string | null; pieces: Pieces | null } = { text: null, pieces: null };
  return {
    async load() {
      const text = localStorage.getItem(key);
      if (text !== known.text) known = { text, pieces: text === null ? null : piecesOf(text) };
      return known.pieces;
    },
    async save(pieces) {
      const text = JSON.stringify([...pieces]);
      localStorage.setItem(key, text);
      known = { text, pieces };
    },
  };
}

/** Of a damaged or old text, pieces that the database finds unreadable. */
function piecesOf(text: string): Pieces {
  try {
    return new Map(JSON.parse(text));
  } catch {
    return new Map([['head', text]]);
  }
}

/** The maximum wait for a sleeping tab that holds the lock. */
const LOCK_PATIENCE_MS = 3000;

/** Runs alone among the tabs that know this name; after some patience it runs anyway. */
async function runLocked<T>(locks: LockManager, name: string, run: () => Promise<T>): Promise<T> {
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
