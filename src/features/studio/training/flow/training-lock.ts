import { newId } from '../../../../shared/lib/new-id.ts';

export interface TrainingLock {
  /** Runs at once if nobody is at it, on this device. @returns false, without running, when somebody is. */
  tryRun(run: () => Promise<void>): Promise<boolean>;
  /** Runs when whoever is at it has finished. */
  runNext(run: () => Promise<void>): Promise<void>;
}

/**
 * One training at a time per user and device: two tabs that press the button at once must not both charge, and a tab
 * must not take another tab's upload for one that crashed, and give it back.
 *
 * Web Locks do this, and the browser itself releases the lock of a closed tab; but they need https or localhost.
 * Elsewhere (a demo in the local network) a lease in local storage has to serve.
 */
export function trainingLock(userId: string): TrainingLock {
  const name = `twin-studio:training-lock:${userId}`;
  // Absent on insecure origins, whatever the type says.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? webLock(locks, name) : leaseLock(name);
}

function webLock(locks: LockManager, name: string): TrainingLock {
  return {
    tryRun: (run) =>
      locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return false;
        await run();
        return true;
      }),
    runNext: (run) => locks.request(name, run),
  };
}

/** Long enough for a hidden tab, whose timers run once a minute; a tab that is closed gives its lease back. */
const LEASE_MS = 90_000;
const RENEW_EVERY_MS = 20_000;
/** Two tabs that write at once see each other after so long: the last one to write has it. */
const SETTLES_AFTER_MS = 60;
const ASK_EVERY_MS = 500;

/** Exported for its test. */
export function leaseLock(name: string): TrainingLock {
  const me = newId();

  async function acquire(): Promise<boolean> {
    if (isHeldByAnother()) return false;
    write();
    await delay(SETTLES_AFTER_MS);
    return !isHeldByAnother();
  }

  function isHeldByAnother(): boolean {
    const [owner, until] = (attempt(() => localStorage.getItem(name)) ?? '').split(' ');
    return owner !== undefined && owner !== '' && owner !== me && Number(until) > Date.now();
  }

  function write() {
    attempt(() => localStorage.setItem(name, `${me} ${Date.now() + LEASE_MS}`));
  }

  function release() {
    if (!isHeldByAnother()) attempt(() => localStorage.removeItem(name));
  }

  async function hold(run: () => Promise<void>): Promise<void> {
    const renewal = setInterval(write, RENEW_EVERY_MS);
    addEventListener('pagehide', release);
    try {
      await run();
    } finally {
      clearInterval(renewal);
      removeEventListener('pagehide', release);
      release();
    }
  }

  return {
    async tryRun(run) {
      const isMine = await acquire();
      if (isMine) await hold(run);
      return isMine;
    },
    async runNext(run) {
      // oxlint-disable-next-line no-await-in-loop -- this is a wait.
      while (!(await acquire())) await delay(ASK_EVERY_MS);
      await hold(run);
    },
  };
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Storage may be forbidden; then the lock holds for nobody else, as without it. */
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
