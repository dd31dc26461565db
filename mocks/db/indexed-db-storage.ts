import { createStore, get, getMany, set, setMany } from 'idb-keyval';
import type { SnapshotStorage } from './snapshot-storage.ts';

/**
 * Keeps the snapshot in IndexedDB. Not in localStorage, because that reaches other tabs late: Chromium keeps a copy
 * per process and forwards changes, so a tab that got the lock right after another's write still read the text of
 * before, and two tabs that spent at once spent the same credits twice. What an IndexedDB transaction has written, the
 * next one reads, in every tab.
 * @throws where the browser forbids IndexedDB
 */
export async function indexedDbStorage(name: string): Promise<SnapshotStorage> {
  const store = createStore(name, 'snapshot');
  const tabs = new BroadcastChannel(name);
  /** The text last read or written, so that it is not copied again for each request. */
  let known = await read();

  async function read() {
    const [version, text] = await getMany<string>(['version', 'text'], store);
    return { version, text: text ?? null };
  }

  return {
    async load() {
      if ((await get<string>('version', store)) !== known.version) known = await read();
      return known.text;
    },
    async save(text) {
      const version = `${Date.now()}-${Math.random()}`;
      await setMany(
        [
          ['version', version],
          ['text', text],
        ],
        store,
      );
      known = { version, text };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin has no target
      tabs.postMessage('saved');
    },
    saveDamaged: (text) => set('damaged', text, store),
    subscribe(changed) {
      tabs.addEventListener('message', changed);
      // A page in the back/forward cache hears nothing, so it reads again when it is shown.
      addEventListener('pageshow', (event) => {
        if (event.persisted) changed();
      });
    },
  };
}
