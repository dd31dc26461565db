const HEAD_START_MS = 1_000;

let isShown = false;
const waiting: (() => void)[] = [];

/** A screen stands there that people work in, with its code: what can wait may come now. Not the landing. */
export function firstScreenShown(): void {
  isShown = true;
  for (const run of waiting.splice(0)) whenIdle(run);
}

/** Runs once the first screen is shown and the page has nothing better to do. */
export function afterFirstScreen(run: () => void): void {
  if (isShown) whenIdle(run);
  else waiting.push(run);
}

/** The screen's own data and pictures go first. Safari has no idle callback. */
function whenIdle(run: () => void): void {
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2_000 });
    else run();
  }, HEAD_START_MS);
}
