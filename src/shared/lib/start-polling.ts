/**
 * Calls `poll` every `intervalMs`, counted from the end of the last call, so that calls never pile up. A hidden tab is
 * left alone and polled once at its return; a page that comes back from sleep or the back-forward cache likewise.
 *
 * SWR's own refreshInterval is not used: it stops for good after an error that is not retried, and says nothing on
 * return to the tab.
 * @param poll may reject; the next call comes all the same.
 * @param isDue false skips a call, also on return: the server asked for a pause.
 * @returns stops it.
 */
export function startPolling(
  poll: () => Promise<unknown>,
  intervalMs: number,
  isDue: () => boolean = () => true,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInFlight = false;
  let isStopped = false;

  function wait() {
    clearTimeout(timer);
    if (!isStopped && !isHidden()) timer = setTimeout(() => void run(), intervalMs);
  }

  async function run() {
    clearTimeout(timer);
    if (isStopped || isInFlight || isHidden()) return;
    if (!isDue()) {
      wait();
      return;
    }
    isInFlight = true;
    try {
      await poll();
    } catch {
      // The caller shows its own failures.
    } finally {
      isInFlight = false;
      wait();
    }
  }

  function onVisibilityChange() {
    if (isHidden()) clearTimeout(timer);
    else void run();
  }

  function onPageShow(event: PageTransitionEvent) {
    if (event.persisted) void run();
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('online', onVisibilityChange);
  wait();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('online', onVisibilityChange);
  };
}

function isHidden() {
  return document.visibilityState === 'hidden';
}
