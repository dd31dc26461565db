const LOOP_MS = 10_000;

/**
 * Keeps a navigation that the page starts by itself from looping.
 * @returns false when the same reason has already moved this tab in the last ten seconds.
 */
export function isFirst(reason: string): boolean {
  const key = `twin-studio-mock:left:${reason}`;
  try {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < LOOP_MS) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // Without storage a loop could not be noticed: stay.
    return false;
  }
}

/** Leaves the page. The promise never resolves, so that nothing is drawn on the way out. */
export function leavePage(go: () => void): Promise<never> {
  go();
  return new Promise(() => {});
}
