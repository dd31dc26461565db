import { cleanup } from '@testing-library/react';
import { clear, createStore, keys } from 'idb-keyval';
import { stopPollingBalance } from '#features/checkout/checkout-receipt.tsx';
import { passTicks } from '#mocks/testing/test-requests.ts';
import { resetSession } from '#shared/api/session.ts';
import { setClock, setWaitSpeed } from '#shared/lib/clock.ts';
import { resetPersistence } from '#shared/lib/persistence.ts';
import { clearToast } from '#shared/lib/toast.ts';
import { removeCookies } from './cookie-fetch.ts';

/** A page stores only a few files. */
const MAX_ROUNDS = 100;

/** Resets the page between two tests. */
export async function resetPage(): Promise<void> {
  // The session is reset first, which stops background work.
  resetSession();
  stopPollingBalance();
  cleanup();
  // Otherwise the next test would show this toast again.
  clearToast();
  removeCookies();
  sessionStorage.clear();
  await emptyDeviceFiles();
  resetPersistence();
  setClock();
  setWaitSpeed(1);
  window.history.replaceState(null, '', '/');
}

/** Empties the database, which device-files.ts has open, and waits for pending writes of the page. */
async function emptyDeviceFiles(): Promise<void> {
  const files = createStore('twin-studio', 'files');
  let stored: IDBValidKey[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await passTicks();
    stored = await keys(files);
    if (stored.length === 0) return;
    await clear(files);
  }
  throw new Error(`The page still stores files after the test: ${JSON.stringify(stored)}`);
}
