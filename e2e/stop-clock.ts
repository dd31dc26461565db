import type { Page } from '@playwright/test';

/** Stops the page's installed clock: it then moves only by `runFor` and `fastForward`. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // It can only be paused at a time that the page has not reached yet.
  await page.clock.pauseAt(now + 10_000);
}
