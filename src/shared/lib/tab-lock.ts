import { createListeners } from './create-listeners.ts';

/** Absent on insecure origins, whatever the type says. */
export type Locks = Pick<LockManager, 'request'> | undefined;

/** The locks that all tabs of this browser share. Asking for them can throw where site data is blocked. */
export const tabLocks: Locks = findLocks();

let areRefused = false;
const listeners = createListeners();

/** Can this browser keep two tabs apart? Some refuse only when a lock is asked for: Firefox with site data blocked. */
export const tabLockState = {
  subscribe: listeners.subscribe,
  canLock: () => tabLocks !== undefined && !areRefused,
};

/**
 * Runs it while no other tab holds the lock of this name. Where there are no locks, or they are refused, it runs
 * without: then only this page keeps two from running at once.
 * @param options.ifAvailable do not wait: `run` is told whether the lock was had
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

function findLocks(): Locks {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}
