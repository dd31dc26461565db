import { CodeNotLoaded } from './code-not-loaded.ts';
import { createListeners, type Listeners } from './create-listeners.ts';
import { afterFirstScreen } from './first-screen.ts';

/** Code that is not part of the first screen: it comes when it is needed, or when the page has nothing else to do. */
export interface LazyModule<T> extends Pick<Listeners, 'subscribe'> {
  /** What there is of it now, the same object until that changes. */
  state(): LazyState<T>;
  /** Loads it once. Some browsers try again after a failure; in the others only a reload helps. @throws {CodeNotLoaded} */
  load(): Promise<T>;
}

export type LazyState<T> =
  | { step: 'idle' }
  | { step: 'loaded'; code: T }
  | { step: 'failed'; error: CodeNotLoaded };

const all: LazyModule<unknown>[] = [];

/** @param importCode a dynamic import, which bundlers follow only where it is written. */
export function lazyModule<T>(importCode: () => Promise<T>): LazyModule<T> {
  const listeners = createListeners();
  let state: LazyState<T> = { step: 'idle' };
  let loading: Promise<T> | undefined;

  function become(next: LazyState<T>) {
    state = next;
    listeners.notify();
  }

  const lazy: LazyModule<T> = {
    subscribe: listeners.subscribe,
    state: () => state,
    load() {
      loading ??= importCode().then(
        (code) => {
          become({ step: 'loaded', code });
          return code;
        },
        (cause: unknown) => {
          const error = new CodeNotLoaded('This code could not be loaded.', { cause });
          loading = undefined;
          become({ step: 'failed', error });
          throw error;
        },
      );
      return loading;
    },
  };
  all.push(lazy);
  afterFirstScreen(() => void lazy.load().catch(() => undefined));
  return lazy;
}

/** Everything that is known so far; for tests. Never rejects. */
export async function loadAllModules(): Promise<void> {
  for (let known = 0; known < all.length;) {
    known = all.length;
    // Some of it brings more.
    await Promise.allSettled(all.map((lazy) => lazy.load()));
  }
}
