import { storageLocation } from './persistence.ts';
import { createStore } from './store.ts';

/** Thrown when a part of the app's code cannot be loaded. */
export class CodeNotLoaded extends Error {}

type LazyState<T> = { step: 'idle' } | { step: 'loaded'; code: T } | { step: 'failed'; error: CodeNotLoaded };

const loaders: (() => Promise<unknown>)[] = [];
const IDLE_DELAY_MS = 1_000;
let isFirstScreenShown = false;
const waiting: (() => void)[] = [];

/**
 * Code that the first screen does not need. It is loaded when it is needed or when the page is idle.
 * @param importCode a dynamic import, written inline so that bundlers detect it
 */
export function lazyModule<T>(importCode: () => Promise<T>) {
  const state = createStore<LazyState<T>>({ step: 'idle' });
  let loading: Promise<T> | undefined;

  /** Loads the code once. After a failure some browsers retry; others need a reload. @throws {CodeNotLoaded} */
  function load(): Promise<T> {
    loading ??= importCode().then(
      (code) => {
        state.set({ step: 'loaded', code });
        return code;
      },
      (cause: unknown) => {
        const error = new CodeNotLoaded('This code could not be loaded.', { cause });
        loading = undefined;
        state.set({ step: 'failed', error });
        throw error;
      },
    );
    return loading;
  }

  loaders.push(load);
  afterFirstScreen(() => void load().catch(() => undefined));
  return { state, load };
}

/** Allows deferred code to load. Called when the first screen other than the landing is rendered. */
export function markFirstScreenShown(): void {
  isFirstScreenShown = true;
  for (const run of waiting.splice(0)) whenIdle(run);
}

/** Calls `run` when the first screen is shown and the page is idle. */
export function afterFirstScreen(run: () => void): void {
  if (isFirstScreenShown) whenIdle(run);
  else waiting.push(run);
}

/** Calls `run` after the screen's own data and pictures have loaded. Safari has no idle callback. */
function whenIdle(run: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 });
    else run();
  }, IDLE_DELAY_MS);
}

/** Loads every lazy module; for tests. Never rejects. */
export async function loadAllModules(): Promise<void> {
  for (let known = 0; known < loaders.length;) {
    known = loaders.length;
    // Loading may create more lazy modules.
    await Promise.allSettled(loaders.map((load) => load()));
  }
}

/** Why code could not be loaded, as far as a page can know, and what a reload loses. A release removes old files. */
export function codeNotLoadedText(): string {
  const why = navigator.onLine
    ? 'The connection failed, or a newer version is out. Reload this page.'
    : 'You are offline. Reload this page once you are back online.';
  const place = storageLocation();
  return place === undefined ? why : `${why} Your text and photos are saved ${place}.`;
}
