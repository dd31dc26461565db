import { createStore } from '../lib/store.ts';

/** The browser's locks; undefined on insecure origins. */
export type Locks = Pick<LockManager, 'request'> | undefined;

/** The locks shared by all tabs of this browser. Accessing them can throw where site data is blocked. */
export const tabLocks: Locks = findLocks();

/** Whether a lock excludes other tabs. Firefox with site data blocked refuses only when a lock is requested. */
export const canLockTabs = createStore(tabLocks !== undefined);

/** Creates a lock that runs one function at a time across all tabs. The browser releases the lock of a closed tab. */
export function createTabLock(locks: Locks, name: string) {
  let current: Promise<boolean> | undefined;

  /** Runs without a lock where the browser has none or refuses it. */
  async function withLock(run: () => Promise<unknown>, options: LockOptions): Promise<boolean> {
    let hasStarted = false;
    const start = async () => {
      hasStarted = true;
      await run();
    };
    try {
      if (locks) await locks.request(name, options, async (lock) => lock && start());
      else await start();
    } catch (error) {
      if (hasStarted) throw error;
      canLockTabs.set(false);
      await start();
    }
    return hasStarted;
  }

  return {
    /** Whether a function is running in this page. */
    isTaken: () => current !== undefined,
    /**
     * Waits for the function that runs in this page, then runs this one.
     * @param options by default, `run` is skipped while another tab has the lock
     * @returns whether it ran. @throws the error of `run`
     */
    async take(run: () => Promise<unknown>, options: LockOptions = { ifAvailable: true }): Promise<boolean> {
      if (current) {
        await current.catch(() => undefined);
        return this.take(run, options);
      }
      current = withLock(run, options).finally(() => (current = undefined));
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
