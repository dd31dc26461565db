import { cleanup } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { mutate } from 'swr';
import { setClock } from '../shared/lib/clock.ts';
import { forgetCookies } from './cookie-fetch.ts';

/** Leaves nothing of a test to the next one. */
export async function resetPage(): Promise<void> {
  cleanup();
  // With revalidation, because only that forgets requests that are still counted as the same; nobody is mounted.
  await mutate(() => true, undefined, { revalidate: true });
  forgetCookies();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  setClock(() => Date.now());
  window.history.replaceState(null, '', '/');
}
