const LOOP_MS = 10_000;

/**
 * Prevents a loop of navigations that the page starts by itself.
 * @returns false when the same reason has already moved this tab in the last ten seconds.
 */
export function isFirst(reason: string): boolean {
  const key = `twin-studio-mock:left:${reason}`;
  if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < LOOP_MS) return false;
  sessionStorage.setItem(key, String(Date.now()));
  return true;
}

/** Leaves the page. Never resolves, so that nothing is rendered. */
export function leavePage(go: () => void): Promise<never> {
  go();
  return new Promise(() => {});
}
