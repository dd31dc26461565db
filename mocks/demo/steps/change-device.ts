import type { DeviceChange } from '#mocks/states/steps.ts';

/** The prefix of the app's stored names, and the name of its channel. */
const APP_NAME = 'twin-studio';

/** Changes how the browser behaves until the page is reloaded. */
export async function changeDevice(change: DeviceChange): Promise<void> {
  switch (change) {
    case 'full':
      return refuseToStore();
    case 'without-clipboard':
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
      return undefined;
    case 'signed-out-elsewhere': {
      // The app in another tab sends the same message (src/shared/lib/tabs.ts).
      await fetch('/api/logout', { redirect: 'manual' }).catch(() => undefined);
      const channel = new BroadcastChannel(`${APP_NAME}${import.meta.env.BASE_URL.replace(/\/$/, '')}`);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      return channel.postMessage({ kind: 'signedOut' });
    }
    case 'with-large-text':
      document.documentElement.style.fontSize = '200%';
  }
}

/** Makes the browser refuse the app's data for lack of space. The simulated backend can still store its data. */
function refuseToStore(): void {
  const refuse = () => {
    throw new DOMException('There is no space left.', 'QuotaExceededError');
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key, text) {
    if (key.startsWith(`${APP_NAME}:`)) refuse();
    setItem.call(this, key, text);
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...row) {
    if (this.transaction.db.name.endsWith(APP_NAME)) refuse();
    return put.apply(this, row);
  };
}
