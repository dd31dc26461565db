const LOOP_MS = 10_000;

/**
 * Guards a navigation that the page starts by itself against going round in circles.
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
    // Without a memory a loop could not be seen: stay.
    return false;
  }
}

/** Leaves, and keeps everything that waits for the start waiting: nothing may be drawn on the way out. */
export function leavePage(go: () => void): Promise<never> {
  go();
  return new Promise(() => {});
}
