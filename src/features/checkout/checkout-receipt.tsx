import { useEffect, useState } from 'react';
import { refreshCreditsInAllTabs, useCredits } from '#entities/credits/credits.ts';
import { findCheckout, PLAN_NAMES } from '#entities/credits/started-checkouts.ts';
import { PLANS } from '#openapi/limits.gen.ts';
import { currentUser } from '#shared/api/current-user.ts';
import { startPolling } from '#shared/api/start-polling.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { useTicking } from '#shared/lib/use-ticking.ts';
import { Button } from '#shared/ui/button.tsx';

/**
 * The chosen plan and the current balance (decision 56). Only the server adds credits. Opening this page does not.
 */
export function CheckoutReceipt({ userId }: { userId: string }) {
  const { balance, isLoading, reload } = useCredits();
  const [checkout] = useState(() => findCheckout(userId));
  const plan = checkout?.tier;
  const arrival = useArrival(checkout, balance);

  useEffect(() => pollBalance(userId), [userId]);
  useEffect(() => {
    if (arrival === 'arrived') stopPollingBalance();
  }, [arrival]);

  function readAgain() {
    void reload();
    pollBalance(userId);
  }
  return (
    <>
      {checkout === undefined && (
        <p>
          This browser knows of no payment for this account. If you paid elsewhere, your credits appear once
          the payment is confirmed.
        </p>
      )}
      <dl className="w-full border-t border-ink empty:hidden">
        {plan && (
          <Row term="Credits added">{`${PLAN_NAMES[plan]}, ${formatCount(PLANS[plan].credits, 'credit')}`}</Row>
        )}
        {/* Shown while loading, to prevent a layout shift. */}
        {(balance !== undefined || isLoading) && (
          <Row term="Your balance">{balanceText(balance, arrival)}</Row>
        )}
      </dl>
      {arrival === 'late' && (
        <p>Credits missing? Your bank may still be confirming the payment. This can take a few hours.</p>
      )}
      {balance === undefined && isLoading && <p className="text-muted">Loading your balance…</p>}
      {canRefresh(balance, isLoading, arrival) && (
        <RefreshBalance isUnavailable={balance === undefined} onRefresh={readAgain} />
      )}
    </>
  );
}

/**
 * Whether the balance includes the credits of this device's checkout. `unknown`: the checkout started elsewhere, or the
 * balance before it is unknown. Only the display depends on this value.
 */
type Arrival = 'awaited' | 'arrived' | 'late' | 'unknown';

function useArrival(checkout: ReturnType<typeof findCheckout>, balance: number | undefined): Arrival {
  const [openedAt] = useState(() => performance.now());
  const isLate = useTicking(() => performance.now() - openedAt >= POLL_FOR_MS);
  const { tier, balanceBefore } = checkout ?? {};
  const isKnown = tier !== undefined && balanceBefore !== undefined;
  if (isKnown && balance !== undefined && balance >= balanceBefore + PLANS[tier].credits) return 'arrived';
  if (checkout && isLate) return 'late';
  return isKnown ? 'awaited' : 'unknown';
}

function balanceText(balance: number | undefined, arrival: Arrival): string {
  if (balance === undefined) return '…';
  return arrival === 'awaited' ? 'Adding your credits…' : formatCount(balance, 'credit');
}

/** Whether to offer Refresh. Polling reads awaited credits, and arrived credits need no further request. */
function canRefresh(balance: number | undefined, isLoading: boolean, arrival: Arrival): boolean {
  if (balance === undefined) return !isLoading;
  return arrival === 'late' || arrival === 'unknown';
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-edge py-2">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-display text-display-md">{children}</dd>
    </div>
  );
}

/** @param props.isUnavailable whether the balance could not be read */
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
 * Polls the balance for a minute, because the payment provider may notify the server late. Polling continues after the
 * success page unmounts, so that the header is up to date.
 */
export function pollBalance(userId: string): void {
  stop();
  const endsAt = performance.now() + POLL_FOR_MS;
  stop = startPolling(async () => {
    // A tab that was hidden at the end requests the balance once more.
    if (performance.now() >= endsAt || currentUser() !== userId) stop();
    if (currentUser() === userId) await refreshCreditsInAllTabs();
  }, POLL_INTERVAL_MS);
}

export function stopPollingBalance(): void {
  stop();
}
