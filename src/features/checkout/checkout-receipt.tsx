import { useEffect, useState } from 'react';
import { refreshCreditsInAllTabs, useCredits } from '#entities/credits/credits.ts';
import { findCheckout, PLAN_NAMES } from '#entities/credits/started-checkouts.ts';
import { PLANS } from '#openapi/limits.gen.ts';
import { currentPerson } from '#shared/api/person.ts';
import { startPolling } from '#shared/api/start-polling.ts';
import { pageNow } from '#shared/lib/clock.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { Button } from '#shared/ui/button.tsx';

/**
 * The chosen plan and the current balance (decision 56). Only the server knows whether the payment has arrived;
 * opening this page adds no credits.
 */
export function CheckoutReceipt({ userId }: { userId: string }) {
  const { balance, isLoading, reload } = useCredits();
  const [checkout] = useState(() => findCheckout(userId));

  useEffect(() => pollBalance(userId), [userId]);

  const [openedAt] = useState(pageNow);
  const isLate = useTicking(() => pageNow() - openedAt >= POLL_FOR_MS);
  const plan = checkout?.tier;
  function readAgain() {
    void reload();
    pollBalance(userId);
  }
  return (
    <>
      {checkout === undefined && (
        <p>
          No payment was started on this device for this account, as far as this browser remembers. If you
          paid elsewhere, your balance shows the credits added as soon as the payment has arrived.
        </p>
      )}
      <dl className="w-full border-t border-ink empty:hidden">
        {plan && (
          <Row term="Credits added">{`${PLAN_NAMES[plan]}, ${formatCount(PLANS[plan].credits, 'credit')}`}</Row>
        )}
        {/* Shown while loading, so that nothing moves. */}
        {(balance !== undefined || isLoading) && (
          <Row term="Your balance">{balance === undefined ? '…' : formatCount(balance, 'credit')}</Row>
        )}
      </dl>
      {checkout && (
        <p>
          {isLate
            ? 'If the credits are not in your balance yet, your bank is still confirming the payment. That can take some hours, and needs nothing from you.'
            : `Your balance shows ${plan === undefined ? 'the credits added' : 'it'} as soon as the payment has arrived.`}
        </p>
      )}
      {balance === undefined && isLoading ? (
        <p className="text-muted">Loading your balance…</p>
      ) : (
        <RefreshBalance isUnavailable={balance === undefined} onRefresh={readAgain} />
      )}
    </>
  );
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-edge py-2">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-display text-display-md">{children}</dd>
    </div>
  );
}

/** @param isUnavailable the balance could not be read */
export function RefreshBalance(props: { isUnavailable: boolean; onRefresh: () => void }) {
  return (
    <>
      {props.isUnavailable && <p>Couldn’t load your balance.</p>}
      <Button variant="secondary" size="sm" onClick={props.onRefresh}>
        Refresh
      </Button>
    </>
  );
}

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
