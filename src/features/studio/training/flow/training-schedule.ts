import { withTabLock, type Locks } from '../../../../shared/lib/tab-lock.ts';
import { JOURNAL_NAME } from './training-journal.ts';

/** What to do once another tab has finished; null: nothing, without waiting for it. */
type AfterOtherTab = (() => Promise<void>) | null;

/**
 * Runs one thing at a time: in this page by refusing a second one, in all tabs of one user by a lock. Two tabs that
 * press the button at once must not both charge, and a tab must not mistake another tab's upload for one that crashed,
 * and refund it. The browser releases the lock of a closed tab.
 * @param onWait another tab has the lock, this one waits for it
 */
export function createTurns(userId: string, locks: Locks, onWait: () => void) {
  const name = `twin-studio:training-lock:${userId}`;
  let current: Promise<void> | undefined;

  async function runInTurn(run: () => Promise<void>, afterOtherTab: AfterOtherTab): Promise<void> {
    const isFirst = await withTabLock(locks, name, { ifAvailable: true }, async (isHeld) => {
      if (isHeld) await run();
      return isHeld;
    });
    if (isFirst || !afterOtherTab) return;
    onWait();
    await withTabLock(locks, name, { ifAvailable: false }, afterOtherTab);
  }

  async function start(run: () => Promise<void>, afterOtherTab: AfterOtherTab): Promise<void> {
    const turn = runInTurn(run, afterOtherTab).finally(() => (current = undefined));
    current = turn;
    await turn;
  }

  return {
    /** Does something run in this page? */
    isTaken: () => current !== undefined,
    /** For a press: waits for what runs in this page. @param afterOtherTab runs instead when another tab was first */
    async take(run: () => Promise<void>, afterOtherTab: AfterOtherTab): Promise<void> {
      if (!current) return start(run, afterOtherTab);
      await current.catch(() => undefined);
      return this.take(run, afterOtherTab);
    },
    /** For what happens by itself: does nothing while something runs in this page. */
    async tryToTake(run: () => Promise<void>, afterOtherTab: AfterOtherTab): Promise<void> {
      if (!current) await start(run, afterOtherTab);
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
