import { cleanup } from '@testing-library/react';
import { clear, createStore, keys } from 'idb-keyval';
import { stopPollingBalance } from '#features/checkout/checkout-receipt.tsx';
import { passTicks } from '#mocks/testing/test-requests.ts';
import { resetSession } from '#shared/api/session.ts';
import { setClock, setWaitSpeed } from '#shared/lib/clock.ts';
import { resetPersistence } from '#shared/lib/persistence.ts';
import { clearToast } from '#shared/lib/toast.ts';
import { forgetCookies } from './cookie-fetch.ts';

/** A page has a handful of files to save. */
const MAX_ROUNDS = 100;

/** Resets the page between two tests. */
export async function resetPage(): Promise<void> {
  // The session is reset first, which stops background work.
  resetSession();
  stopPollingBalance();
  cleanup();
  // Otherwise the next test would show it again.
  clearToast();
  forgetCookies();
  sessionStorage.clear();
  await emptyDeviceFiles();
  resetPersistence();
  setClock();
  setWaitSpeed(1);
  window.history.replaceState(null, '', '/');
}

/** Emptied, not replaced: device-files.ts keeps its database open. What the page was still saving is waited for. */
async function emptyDeviceFiles(): Promise<void> {
  const files = createStore('twin-studio', 'files');
  let stored: IDBValidKey[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await passTicks();
    stored = await keys(files);
    if (stored.length === 0) return;
    await clear(files);
  }
  throw new Error(`The page still saves files after the test: ${JSON.stringify(stored)}`);
}
