import { refreshCreditsInAllTabs } from '#entities/credits/credits.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { currentPerson } from '#shared/api/person.ts';
import { startPolling } from '#shared/api/start-polling.ts';

const POLL_INTERVAL_MS = 3_000;
const POLL_FOR_MS = 60_000;

let stop: () => void = () => {};

/**
 * Reads the balance repeatedly for a minute, because the payment provider may notify the server late. Continues after
 * the success page is left, so that the header is up to date too.
 */
export function pollBalance(userId: string): void {
  stop();
  const endsAt = performance.now() + POLL_FOR_MS;
  let busyUntil = 0;
  stop = startPolling(async () => {
    if (performance.now() < busyUntil) return;
    // A tab that was hidden at the end still reads once more.
    if (performance.now() >= endsAt || currentPerson() !== userId) stop();
    if (currentPerson() !== userId) return;
    try {
      await refreshCreditsInAllTabs();
    } catch (error) {
      // A failed read is ignored; the next one may succeed.
      const waitMs = error instanceof ApiError ? error.retryAfterMs : undefined;
      busyUntil = performance.now() + (waitMs ?? 0);
      // The pause exceeds the minute.
      if (busyUntil >= endsAt) stop();
    }
  }, POLL_INTERVAL_MS);
}

/** For tests. */
export function stopPollingBalance(): void {
  stop();
}
