import { createStore, get, getMany, set, setMany } from 'idb-keyval';
import { runLocked, type SnapshotStorage } from './snapshot-storage.ts';

interface IndexedDbOptions {
  name: string;
  locks?: LockManager | undefined;
}

/**
 * Keeps the snapshot in IndexedDB. Not in localStorage, because that reaches other tabs late: Chromium keeps a copy
 * per process and forwards changes, so a tab that got the lock right after another's write still read the text of
 * before, and two tabs that spent at once spent the same credits twice. What an IndexedDB transaction has written, the
 * next one reads, in every tab.
 * @throws where the browser forbids IndexedDB
 */
export async function indexedDbStorage({ name, locks }: IndexedDbOptions): Promise<SnapshotStorage> {
  const store = createStore(name, 'snapshot');
  const tabs = new BroadcastChannel(name);
  /** The text last read or written, so that it is not copied again for each request. */
  let known = await read();

  async function read() {
    const [version, text] = await getMany<string>(['version', 'text'], store);
    return { version, text: text ?? null };
  }

  const storage: SnapshotStorage = {
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
      // A page in the back/forward cache hears nothing; it looks when it is back.
      const back = (event: PageTransitionEvent) => {
        if (event.persisted) changed();
      };
      tabs.addEventListener('message', changed);
      addEventListener('pageshow', back);
      return () => {
        tabs.removeEventListener('message', changed);
        removeEventListener('pageshow', back);
      };
    },
  };
  // Web locks exist only on secure origins; a demo on a LAN address runs without them.
  if (locks) storage.exclusive = (run) => runLocked(locks, name, run);
  return storage;
}
