/** Longer than a call, so that a page that waits for data is not idle. */
const QUIET_MS = 800;
const PATIENCE_MS = 8_000;

/** Resolves when nothing of the page has changed for a moment: its first screen is there, and has its data. */
export async function whenIdle(page: Node): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(done, PATIENCE_MS);
    let quiet = setTimeout(done, QUIET_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(done, QUIET_MS);
    });
    observer.observe(page, { childList: true, subtree: true, characterData: true });
  });
  // Safari does not have it.
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve));
}
