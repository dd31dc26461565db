import type { Page } from '@playwright/test';

/** From now on the page's installed clock moves only by `runFor` and `fastForward`, whatever a press takes. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // It can only be paused at a later time, also when the page is slow to hear of it.
  await page.clock.pauseAt(now + 10_000);
}
