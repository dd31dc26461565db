import { createStore } from '../lib/store.ts';

/** Undefined on insecure origins. */
export type Locks = Pick<LockManager, 'request'> | undefined;

/** The locks shared by all tabs of this browser. Accessing them can throw where site data is blocked. */
export const tabLocks: Locks = findLocks();

/** Can two tabs be kept apart? Firefox with site data blocked refuses only when a lock is requested. */
export const canLockTabs = createStore(tabLocks !== undefined);

export type Run = () => Promise<unknown>;

/**
 * Runs one thing at a time, in this page and in all tabs. The browser releases the lock of a closed tab.
 * @param onWait another tab has the lock, this one waits for it
 */
export function createTurns(locks: Locks, name: string, onWait: () => void) {
  let current: Promise<void> | undefined;

  async function runAlone(run: Run, isPatient: boolean): Promise<void> {
    if ((await withLock(locks, name, { ifAvailable: true }, run)) || !isPatient) return;
    onWait();
    await withLock(locks, name, {}, run);
  }

  return {
    /** Is something running in this page? */
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

/** Without locks, or when they are refused, it runs without one. @returns did it run? @throws what `run` throws */
async function withLock(locks: Locks, name: string, options: LockOptions, run: Run): Promise<boolean> {
  let hasBegun = false;
  const begin = async () => {
    hasBegun = true;
    await run();
  };
  try {
    if (locks) await locks.request(name, options, async (lock) => lock && begin());
    else await begin();
  } catch (error) {
    if (hasBegun) throw error;
    canLockTabs.set(false);
    await begin();
  }
  return hasBegun;
}

const held = new Map<string, Promise<boolean>>();

/**
 * Holds a name for this tab until the page is left. A duplicated tab has a copy of the session storage, and finds its
 * name held by the first one.
 * @returns does this tab hold it? Without locks always true
 */
export function holdName(name: string, locks: Locks): Promise<boolean> {
  if (!locks) return Promise.resolve(true);
  const holding =
    held.get(name) ??
    new Promise<boolean>((resolve) => {
      const hold = (lock: Lock | null) => {
        resolve(lock !== null);
        return lock && new Promise<void>(() => {});
      };
      locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
    });
  held.set(name, holding);
  return holding;
}

function findLocks(): Locks {
  try {
    return navigator.locks;
  } catch {
    return undefined;
  }
}
