import { CodeNotLoaded } from './code-not-loaded.ts';
import { createListeners, type Listeners } from './create-listeners.ts';
import { afterFirstScreen } from './first-screen.ts';

/** Code that is not part of the first screen: it comes when it is needed, or when the page has nothing else to do. */
export interface LateCode<T> extends Pick<Listeners, 'subscribe'> {
  /** What there is of it now, the same object until that changes. */
  state(): LateState<T>;
  /** Loads it once. Some browsers try again after a failure; in the others only a reload helps. @throws {CodeNotLoaded} */
  load(): Promise<T>;
}

export type LateState<T> =
  | { step: 'absent' }
  | { step: 'here'; code: T }
  | { step: 'failed'; error: CodeNotLoaded };

const all: LateCode<unknown>[] = [];

/** @param importCode a dynamic import, which bundlers follow only where it is written. */
export function lateCode<T>(importCode: () => Promise<T>): LateCode<T> {
  const listeners = createListeners();
  let state: LateState<T> = { step: 'absent' };
  let loading: Promise<T> | undefined;

  function become(next: LateState<T>) {
    state = next;
    listeners.notify();
  }

  const late: LateCode<T> = {
    subscribe: listeners.subscribe,
    state: () => state,
    load() {
      loading ??= importCode().then(
        (code) => {
          become({ step: 'here', code });
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
  all.push(late);
  afterFirstScreen(() => void late.load().catch(() => undefined));
  return late;
}

/** Everything that is known so far; for tests. Never rejects. */
export async function loadAllLateCode(): Promise<void> {
  for (let known = 0; known < all.length;) {
    known = all.length;
    // Some of it brings more.
    await Promise.allSettled(all.map((late) => late.load()));
  }
}
