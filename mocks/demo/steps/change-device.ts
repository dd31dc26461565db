import type { DeviceChange } from '#mocks/states/steps.ts';

/** Begins the names of what the app stores, and is that of its channel. */
const OWN = 'twin-studio';

/** Changes how the browser behaves until the page is reloaded. */
export async function changeDevice(is: DeviceChange): Promise<void> {
  switch (is) {
    case 'full':
      return refuseToStore();
    case 'without-clipboard':
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
      return undefined;
    case 'signed-out-elsewhere': {
      // As the other tab's app does (src/shared/lib/tabs.ts).
      await fetch('/api/logout', { redirect: 'manual' }).catch(() => undefined);
      const channel = new BroadcastChannel(`${OWN}${import.meta.env.BASE_URL.replace(/\/$/, '')}`);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      return channel.postMessage({ kind: 'signedOut' });
    }
    case 'with-large-text':
      document.documentElement.style.fontSize = '200%';
  }
}

/** What the app stores is refused for want of space; the simulated backend's own is not. */
function refuseToStore(): void {
  const refuse = () => {
    throw new DOMException('There is no space left.', 'QuotaExceededError');
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key, text) {
    if (key.startsWith(`${OWN}:`)) refuse();
    setItem.call(this, key, text);
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...row) {
    if (this.transaction.db.name.endsWith(OWN)) refuse();
    return put.apply(this, row);
  };
}
