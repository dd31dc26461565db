import { createBackend, type Backend } from '#mocks/backend.ts';
import { indexedDbStorage } from '#mocks/db/indexed-db-storage.ts';
import type { SnapshotStorage } from '#mocks/db/snapshot.ts';
import { violationText } from '#mocks/server/contract-violation.ts';
import type { ClipType } from '#mocks/server/handler.ts';
import { BASE, fileUrl, pages } from './addresses.ts';

/** Creates the page's simulated backend with the state stored in this browser. */
export async function openBackend(): Promise<Backend> {
  return createBackend({
    storage: await openStorage(),
    pages,
    fileUrl,
    clipType,
    onViolation: (violation) => {
      // oxlint-disable-next-line no-console -- an error in the simulation must be visible
      console.error(violationText(violation));
    },
  });
}

/** Phones and editors accept MP4, which some browsers do not play. */
function clipType(): ClipType {
  const isPlayed = document.createElement('video').canPlayType('video/mp4; codecs="avc1.64001f"') !== '';
  return isPlayed ? 'mp4' : 'webm';
}

/** @throws if the browser forbids storage for this page, as in some frames */
async function openStorage(): Promise<SnapshotStorage> {
  const name = `twin-studio-mock:${BASE}`;
  const { locks } = navigator;
  const storage = await indexedDbStorage(name).catch((cause: unknown) => {
    throw new Error('this browser stores nothing for this page. Allow it, or open the page in its own tab.', {
      cause,
    });
  });
  // Web locks exist only on secure origins; a demo on a LAN address runs without them.
  return locks ? { ...storage, exclusive: (run) => locks.request(name, run) } : storage;
}
