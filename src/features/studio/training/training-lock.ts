export interface TrainingLock {
  /** Runs at once if nobody is at it, on this device. @returns false, without running, when somebody is. */
  tryRun(run: () => Promise<void>): Promise<boolean>;
  /** Runs when whoever is at it has finished. */
  runNext(run: () => Promise<void>): Promise<void>;
}

/**
 * One training at a time per user and device: two tabs that press the button at once must not both charge, and a tab
 * must not take another tab's upload for one that crashed. The browser releases the lock of a closed tab by itself.
 *
 * Web Locks need https or localhost. Elsewhere (a demo in the local network) the lock holds within the page only.
 */
export function trainingLock(userId: string): TrainingLock {
  // Absent on insecure origins, whatever the type says.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? webLock(locks, `twin-studio:training:${userId}`) : pageLock();
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

function pageLock(): TrainingLock {
  let last: Promise<void> | undefined;
  const runNext = (run: () => Promise<void>) => {
    const next = (last ?? Promise.resolve()).then(run).finally(() => {
      if (last === next) last = undefined;
    });
    last = next;
    return next;
  };
  return {
    async tryRun(run) {
      if (last) return false;
      await runNext(run);
      return true;
    },
    runNext,
  };
}
