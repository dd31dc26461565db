const IDLE_DELAY_MS = 1_000;

let isShown = false;
const waiting: (() => void)[] = [];

/** Called when the first screen other than the landing is rendered: deferred code may load now. */
export function markFirstScreenShown(): void {
  isShown = true;
  for (const run of waiting.splice(0)) whenIdle(run);
}

/** Runs when the first screen is shown and the page is idle. */
export function afterFirstScreen(run: () => void): void {
  if (isShown) whenIdle(run);
  else waiting.push(run);
}

/** The screen's own data and pictures load first. Safari has no idle callback. */
function whenIdle(run: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 });
    else run();
  }, IDLE_DELAY_MS);
}
