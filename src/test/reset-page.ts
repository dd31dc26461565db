import { cleanup } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { mutate, SWRConfig } from 'swr';
import { setClock } from '../shared/lib/clock.ts';
import { forgetCookies } from './cookie-fetch.ts';

/** Leaves nothing of a test to the next one. */
export async function resetPage(): Promise<void> {
  cleanup();
  // With revalidation, because only that forgets requests that are still counted as the same; nobody is mounted.
  await mutate(() => true, undefined, { revalidate: true });
  // What is left says "not loading" of queries that were never asked: the next page would start as if signed out.
  const { cache } = SWRConfig.defaultValue;
  for (const key of cache.keys()) cache.delete(key);
  forgetCookies();
  sessionStorage.clear();
  // Emptied, not replaced: device-files.ts keeps its database open for as long as the page lives.
  await clear(createStore('twin-studio', 'files'));
  setClock(() => Date.now());
  window.history.replaceState(null, '', '/');
}
