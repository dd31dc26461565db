import { createStore } from '../lib/store.ts';

/** Undefined on insecure origins. */
export type Locks = Pick<LockManager, 'request'> | undefined;

/** The locks shared by all tabs of this browser. Accessing them can throw where site data is blocked. */
export const tabLocks: Locks = findLocks();

/** Can two tabs be kept apart? Firefox with site data blocked refuses only when a lock is requested. */
export const canLockTabs = createStore(tabLocks !== undefined);

/** Runs one thing at a time, in this page and in all tabs. The browser releases the lock of a closed tab. */
export function createTabLock(locks: Locks, name: string) {
  let current: Promise<boolean> | undefined;

  /** Without locks, or when they are refused, it runs without one. */
  async function withLock(run: () => Promise<unknown>, options: LockOptions): Promise<boolean> {
    let hasBegun = false;
    const start = async () => {
      hasBegun = true;
      await run();
    };
    try {
      if (locks) await locks.request(name, options, async (lock) => lock && start());
      else await start();
    } catch (error) {
      if (hasBegun) throw error;
      canLockTabs.set(false);
      await start();
    }
    return hasBegun;
  }

  return {
    /** Is something running in this page? */
    isTaken: () => current !== undefined,
    /**
     * Waits for what runs in this page, then runs.
     * @param options by default, nothing is run while another tab has the lock
     * @returns did it run? @throws what `run` throws
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
