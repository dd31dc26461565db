const LOOP_MS = 10_000;

/**
 * Prevents loops of automatic navigations.
 * @returns false if this tab has navigated for the same reason in the last ten seconds
 */
export function isFirst(reason: string): boolean {
  const key = `twin-studio-mock:left:${reason}`;
  if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < LOOP_MS) return false;
  sessionStorage.setItem(key, String(Date.now()));
  return true;
}

/** Leaves the page. It never resolves, so the app does not render. */
export function leavePage(navigate: () => void): Promise<never> {
  navigate();
  return new Promise(() => {});
}
