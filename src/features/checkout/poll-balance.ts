import { refreshCreditsInAllTabs } from '#entities/credits/credits.ts';
import { currentPerson } from '#shared/api/person.ts';
import { startPolling } from '#shared/api/start-polling.ts';

const POLL_INTERVAL_MS = 3_000;
export const POLL_FOR_MS = 60_000;

let stop: () => void = () => {};

/**
 * Reads the balance repeatedly for a minute, because the payment provider may notify the server late. Continues after
 * the success page is left, so that the header is up to date too.
 */
export function pollBalance(userId: string): void {
  stop();
  const endsAt = performance.now() + POLL_FOR_MS;
  stop = startPolling(async () => {
    // A tab that was hidden at the end still reads once more.
    if (performance.now() >= endsAt || currentPerson() !== userId) stop();
    if (currentPerson() === userId) await refreshCreditsInAllTabs();
  }, POLL_INTERVAL_MS);
}

/** For tests. */
export function stopPollingBalance(): void {
  stop();
}
