import { onJournalChange } from './training-journal.ts';

export interface TrainingLock {
  /** Runs at once unless something runs already on this device. @returns false, without running, when it does. */
  tryRun(run: () => Promise<void>): Promise<boolean>;
  /** Runs when whatever runs now has finished. */
  runNext(run: () => Promise<void>): Promise<void>;
}

/** Absent on insecure origins, whatever the type says. */
type Locks = Pick<LockManager, 'request'> | undefined;

/** Can this browser keep two tabs apart? Only over https or on localhost. */
export const canLockTabs = (navigator.locks as Locks) !== undefined;

/**
 * One training at a time per user and device: two tabs that press the button at once must not both charge, and a tab
 * must not mistake another tab's upload for one that crashed, and refund it. The browser releases the lock of a
 * closed tab.
 */
export function trainingLock(userId: string, locks: Locks = navigator.locks): TrainingLock {
  const name = `twin-studio:training-lock:${userId}`;
  return {
    async tryRun(run) {
      if (!locks) return run().then(() => true);
      return locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return false;
        await run();
        return true;
      });
    },
    runNext: (run) => (locks ? locks.request(name, run) : run()),
  };
}

/** Runs one thing at a time: in this page by refusing a second one, in all tabs by the lock. */
export interface Turns {
  /** What runs now; settles without an error. */
  readonly current: Promise<void> | undefined;
  /** Does nothing while something runs in this page. @param afterOtherTab runs instead when another tab was first */
  take(run: () => Promise<void>, afterOtherTab: () => Promise<void>): Promise<void>;
}

/** @param onWait another tab has the lock, this one waits for it */
export function createTurns(lock: TrainingLock, onWait: () => void): Turns {
  let current: Promise<void> | undefined;

  async function runInTurn(run: () => Promise<void>, afterOtherTab: () => Promise<void>): Promise<void> {
    if (await lock.tryRun(run)) return;
    onWait();
    await lock.runNext(afterOtherTab);
  }

  return {
    get current() {
      return current;
    },
    async take(run, afterOtherTab) {
      if (current) return;
      current = runInTurn(run, afterOtherTab);
      await current;
      current = undefined;
    },
  };
}

/** The clock may be sped up, so it is read often; nothing is drawn unless a whole percent changed. */
const TICK_MS = 250;

/** Everything that may be a reason to look at the training again. @returns stop */
export function watchPage(
  userId: string,
  on: { tick(): void; journalChange(): void; /** The page is seen, or online, again. */ comeBack(): void },
): () => void {
  const timer = setInterval(on.tick, TICK_MS);
  const stopListening = onJournalChange(userId, on.journalChange);
  const seen = () => document.visibilityState === 'visible' && on.comeBack();
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', on.comeBack);
  return () => {
    clearInterval(timer);
    stopListening();
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', on.comeBack);
  };
}
