import { CodeNotLoaded } from './code-not-loaded.ts';
import { createListeners, type Listeners } from './create-listeners.ts';
import { afterFirstScreen } from './first-screen.ts';

/** Code that is not part of the first screen: loaded when it is needed, or when the page is idle. */
export interface LazyModule<T> extends Pick<Listeners, 'subscribe'> {
  /** The current state; the same object until it changes. */
  state(): LazyState<T>;
  /** Loads it once. After a failure some browsers retry; in others only a reload helps. @throws {CodeNotLoaded} */
  load(): Promise<T>;
}

export type LazyState<T> =
  | { step: 'idle' }
  | { step: 'loaded'; code: T }
  | { step: 'failed'; error: CodeNotLoaded };

const lazyModules: LazyModule<unknown>[] = [];

/** @param importCode a dynamic import, written at the call so that bundlers see it */
export function lazyModule<T>(importCode: () => Promise<T>): LazyModule<T> {
  const listeners = createListeners();
  let state: LazyState<T> = { step: 'idle' };
  let loading: Promise<T> | undefined;

  function setState(next: LazyState<T>) {
    state = next;
    listeners.notify();
  }

  const lazy: LazyModule<T> = {
    subscribe: listeners.subscribe,
    state: () => state,
    load() {
      loading ??= importCode().then(
        (code) => {
          setState({ step: 'loaded', code });
          return code;
        },
        (cause: unknown) => {
          const error = new CodeNotLoaded('This code could not be loaded.', { cause });
          loading = undefined;
          setState({ step: 'failed', error });
          throw error;
        },
      );
      return loading;
    },
  };
  lazyModules.push(lazy);
  afterFirstScreen(() => void lazy.load().catch(() => undefined));
  return lazy;
}

/** Loads every lazy module; for tests. Never rejects. */
export async function loadAllModules(): Promise<void> {
  for (let known = 0; known < lazyModules.length;) {
    known = lazyModules.length;
    // Loading may create more lazy modules.
    await Promise.allSettled(lazyModules.map((lazy) => lazy.load()));
  }
}
