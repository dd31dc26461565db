/**
 * Calls `poll` every `intervalMs`, counted from the end of the last call, so that calls never pile up. A hidden tab is
 * left alone and polled once at its return; a page that comes back from sleep or the back-forward cache likewise.
 *
 * SWR's own refreshInterval is not used: it stops for good after an error that is not retried, and says nothing on
 * return to the tab.
 * @param poll may reject; the next call comes all the same.
 * @returns stops it.
 */
export function startPolling(poll: () => Promise<unknown>, intervalMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInFlight = false;
  const stop = new AbortController();
  const { signal } = stop;

  function wait() {
    clearTimeout(timer);
    if (!signal.aborted && !isHidden()) timer = setTimeout(() => void run(), intervalMs);
  }

  async function run() {
    clearTimeout(timer);
    if (signal.aborted || isInFlight || isHidden()) return;
    isInFlight = true;
    // The caller shows its own failures.
    await poll().catch(() => undefined);
    isInFlight = false;
    wait();
  }

  document.addEventListener('visibilitychange', () => void run(), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && void run(), { signal });
  window.addEventListener('online', () => void run(), { signal });
  wait();

  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

function isHidden() {
  return document.visibilityState === 'hidden';
}
