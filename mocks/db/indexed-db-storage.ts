import { createStore, entries, get, promisifyRequest } from 'idb-keyval';
import type { Pieces, SnapshotStorage } from './snapshot.ts';

/**
 * Stores the snapshot in IndexedDB, where a transaction sees every earlier write, including those of other tabs.
 * localStorage does not guarantee that: Chromium copies it per process, and two tabs that charged concurrently spent the
 * same credits twice.
 * @throws where the browser forbids IndexedDB
 */
export async function indexedDbStorage(name: string): Promise<SnapshotStorage> {
  const store = createStore(name, 'snapshot');
  const tabs = new BroadcastChannel(name);
  /** The last snapshot read or written, so that a request does not read it again. */
  let known = await read();

  async function read(): Promise<{ version: string | undefined; pieces: Pieces | null }> {
    const pieces = new Map(await entries<string, string>(store));
    const version = pieces.get('version');
    pieces.delete('version');
    return { version, pieces: pieces.size === 0 ? null : pieces };
  }

  return {
    async load() {
      if ((await get<string>('version', store)) !== known.version) known = await read();
      return known.pieces;
    },
    async save(pieces) {
      const version = `${Date.now()}-${Math.random()}`;
      await store('readwrite', async (rows) => {
        // Without a lock another tab may have saved in the meantime. Its pieces must not be mixed with ours.
        const isOurs = (await promisifyRequest(rows.get('version'))) === known.version;
        const stored = isOurs ? known.pieces : null;
        if (!stored) rows.clear();
        for (const [piece, text] of pieces) if (stored?.get(piece) !== text) rows.put(text, piece);
        for (const piece of stored?.keys() ?? []) if (!pieces.has(piece)) rows.delete(piece);
        rows.put(version, 'version');
        return promisifyRequest(rows.transaction);
      });
      known = { version, pieces };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin has no target
      tabs.postMessage('saved');
    },
    subscribe(changed) {
      tabs.addEventListener('message', changed);
      // A page in the back/forward cache receives no events, so it reads again when it is shown.
      addEventListener('pageshow', (event) => {
        if (event.persisted) changed();
      });
    },
  };
}
