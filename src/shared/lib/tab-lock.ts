import { createListeners } from './create-listeners.ts';

/** Undefined on insecure origins. */
export type Locks = Pick<LockManager, 'request'> | undefined;

/** The locks shared by all tabs of this browser. Accessing them can throw where site data is blocked. */
export const tabLocks: Locks = findLocks();

let areRefused = false;
const listeners = createListeners();

/** Can two tabs be kept apart? Firefox with site data blocked refuses only when a lock is requested. */
export const tabLockState = {
  subscribe: listeners.subscribe,
  canLock: () => tabLocks !== undefined && !areRefused,
};

/**
 * Runs `run` while no other tab holds the lock. Without locks, or when they are refused, it runs without one.
 * @param options.ifAvailable does not wait: `run` is told whether it holds the lock
 * @throws what `run` throws
 */
export async function withTabLock<T>(
  locks: Locks,
  name: string,
  { ifAvailable }: { ifAvailable: boolean },
  run: (isHeld: boolean) => Promise<T>,
): Promise<T> {
  if (!locks) return run(true);
  let running: Promise<T> | undefined;
  try {
    return await locks.request(name, { ifAvailable }, (lock) => (running = run(lock !== null)));
  } catch (error) {
    if (running) throw error;
    areRefused = true;
    listeners.notify();
    return run(true);
  }
}

export type Run = () => Promise<unknown>;

/**
 * Runs one thing at a time, in this page and in all tabs. The browser releases the lock of a closed tab.
 * @param onWait another tab has the lock, this one waits for it
 */
export function createTurns(locks: Locks, name: string, onWait: () => void) {
  let current: Promise<void> | undefined;

  async function runAlone(run: Run, isPatient: boolean): Promise<void> {
    const isFirst = await withTabLock(locks, name, { ifAvailable: true }, async (isHeld) => {
      if (isHeld) await run();
      return isHeld;
    });
    if (isFirst || !isPatient) return;
    onWait();
    await withTabLock(locks, name, { ifAvailable: false }, run);
  }

  return {
    /** Does something run in this page? */
    isTaken: () => current !== undefined,
    /** Waits for what runs in this page, then runs. @param isPatient waits for another tab, too, or else does nothing */
    async take(run: Run, isPatient: boolean): Promise<void> {
      if (current) {
        await current.catch(() => undefined);
        return this.take(run, isPatient);
      }
      current = runAlone(run, isPatient).finally(() => (current = undefined));
      return current;
    },
  };
}

function findLocks(): Locks {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}
