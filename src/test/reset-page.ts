import { cleanup } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { resetSession } from '../shared/api/session.ts';
import { resetDeviceKeeps } from '../shared/lib/device-keeps.ts';
import { setClock } from '../shared/lib/clock.ts';
import { forgetCookies } from './cookie-fetch.ts';

/** Leaves nothing of a test to the next one. */
export async function resetPage(): Promise<void> {
  cleanup();
  resetSession();
  resetDeviceKeeps();
  forgetCookies();
  sessionStorage.clear();
  // Emptied, not replaced: device-files.ts keeps its database open for as long as the page lives.
  await clear(createStore('twin-studio', 'files'));
  setClock(() => Date.now());
  window.history.replaceState(null, '', '/');
}
