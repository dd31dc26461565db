import { withTabLock, type Locks } from '../../../../shared/lib/tab-lock.ts';
import { JOURNAL_NAME } from './training-journal.ts';

export type Run = () => Promise<unknown>;

/**
 * Runs one thing at a time, in this page and in all tabs of one user. Two tabs that press the button at once must not
 * both charge, and a tab must not mistake another tab's upload for one that crashed, and refund it. The browser releases
 * the lock of a closed tab.
 * @param onWait another tab has the lock, this one waits for it
 */
export function createTurns(userId: string, locks: Locks, onWait: () => void) {
  const name = `twin-studio:training-lock:${userId}`;
  let current: Promise<void> | undefined;

  async function runAlone(run: Run, afterOtherTab: Run | null): Promise<void> {
    const isFirst = await withTabLock(locks, name, { ifAvailable: true }, async (isHeld) => {
      if (isHeld) await run();
      return isHeld;
    });
    if (isFirst || !afterOtherTab) return;
    onWait();
    await withTabLock(locks, name, { ifAvailable: false }, afterOtherTab);
  }

  return {
    /** Does something run in this page? */
    isTaken: () => current !== undefined,
    /**
     * Waits for what runs in this page, and then runs.
     * @param afterOtherTab runs instead when another tab was first; null: nothing, without waiting for it
     */
    async take(run: Run, afterOtherTab: Run | null): Promise<void> {
      if (current) {
        await current.catch(() => undefined);
        return this.take(run, afterOtherTab);
      }
      current = runAlone(run, afterOtherTab).finally(() => (current = undefined));
      return current;
    },
  };
}

/** The clock may be sped up, so it is read often; nothing is drawn unless a whole percent changed. */
const TICK_MS = 250;

/** Everything that may be a reason to look at the training again. @returns stop */
export function watchPage(
  userId: string,
  on: {
    tick(): void;
    /** Another tab wrote this user's journal. */
    journalChange(): void;
    /** The page is seen, or online, again. */
    comeBack(): void;
  },
): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const timer = setInterval(on.tick, TICK_MS);
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key.endsWith(`:${JOURNAL_NAME}:${userId}`)) on.journalChange();
  };
  const look = () => document.visibilityState === 'visible' && on.comeBack();
  window.addEventListener('storage', hear, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('online', on.comeBack, { signal });
  return () => {
    clearInterval(timer);
    watching.abort();
  };
}
