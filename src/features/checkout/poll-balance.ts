import { ApiError } from '../../shared/api/api-error.ts';
import { currentPerson } from '../../shared/api/person.ts';
import { refreshCreditsInAllTabs } from '../../entities/credits/credits.ts';
import { startPolling } from '../../shared/lib/start-polling.ts';

const POLL_INTERVAL_MS = 3_000;
const POLL_FOR_MS = 60_000;

let stop: () => void = () => {};

/**
 * Reads the balance again and again for a minute: credits come by the payment provider's own message to the server,
 * which can be late. It goes on after the success page was left, so that the header of the studio is right, too.
 */
export function pollBalance(userId: string): void {
  stop();
  const endsAt = performance.now() + POLL_FOR_MS;
  let busyUntil = 0;
  stop = startPolling(async () => {
    if (performance.now() < busyUntil) return;
    // A tab that was hidden for longer still reads once more.
    if (performance.now() >= endsAt || currentPerson() !== userId) stop();
    if (currentPerson() !== userId) return;
    try {
      await refreshCreditsInAllTabs();
    } catch (error) {
      // A reading that fails says nothing, the next one may.
      const waitMs = error instanceof ApiError ? error.retryAfterMs : undefined;
      busyUntil = performance.now() + (waitMs ?? 0);
      // As after a minute, somebody else has to look again.
      if (busyUntil >= endsAt) stop();
    }
  }, POLL_INTERVAL_MS);
}

/** For tests: nothing goes on after one. */
export function stopPollingBalance(): void {
  stop();
}
