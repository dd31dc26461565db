import { useEffect, useState } from 'react';
import { PLANS } from '#openapi/limits.gen.ts';
import { useCredits } from '../../entities/credits/credits.ts';
import { formatCount } from '../../shared/lib/format-count.ts';
import { formatNumber } from '../../shared/lib/format-number.ts';
import { findCheckout, PLAN_NAMES } from '../../entities/plan/started-checkouts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { pollBalance } from './poll-balance.ts';

/**
 * What this page can know (decision 56): the plan that was chosen here, and the balance as it is read. Whether the
 * payment has arrived is the server's to know; opening the page adds nothing.
 */
export function CheckoutReceipt({ userId }: { userId: string }) {
  const { balance, isLoading, reload } = useCredits();
  const [checkout] = useState(() => findCheckout(userId));

  useEffect(() => pollBalance(userId), [userId]);

  const plan = checkout?.tier;
  const rows = [
    ...(plan === undefined
      ? []
      : [
          ['Plan you chose', PLAN_NAMES[plan]],
          ['Credits added with it', formatNumber(PLANS[plan].credits)],
        ]),
    // Its row is there while it is read, so that nothing moves when it comes.
    ...(balance === undefined && !isLoading
      ? []
      : [['Balance as last read', balance === undefined ? '…' : formatCount(balance, 'credit')]]),
  ];
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
      {rows.length > 0 && (
        <dl className="w-full border-t border-ink">
          {rows.map(([term, value]) => (
            <div key={term} className="flex items-baseline justify-between gap-4 border-b border-edge py-2">
              <dt className="text-muted">{term}</dt>
              <dd className="font-display text-display-md">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {checkout && (
        <p>
          Your balance shows {plan === undefined ? 'the credits added' : 'it'} as soon as the payment has
          arrived.
        </p>
      )}
      {balance !== undefined ? (
        <Button variant="secondary" size="sm" onClick={readAgain}>
          Read again
        </Button>
      ) : isLoading ? (
        <p className="text-muted">Reading your balance…</p>
      ) : (
        <BalanceUnavailable onRetry={readAgain} />
      )}
    </>
  );
}

/** The server could not be asked; nothing is known, so nothing is claimed. */
export function BalanceUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p>Your balance can’t be read right now.</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Read again
      </Button>
    </>
  );
}
