import { useEffect, useState, useSyncExternalStore } from 'react';
import { PLANS } from '#openapi/limits.gen.ts';
import { useCredits } from '../../shared/api/credits.ts';
import { counted } from '../../shared/lib/counted.ts';
import { formatNumber } from '../../shared/lib/format-number.ts';
import { PLAN_NAMES, startedCheckout, type PricingTier } from '../../shared/lib/started-checkout.ts';
import { Button } from '../../shared/ui/button.tsx';
import { followPayment, onPaymentState, paymentState } from './follow-payment.ts';

/**
 * What was bought, and what it did to the balance. The page itself adds nothing: it only reads what the server has
 * (faults: Checkout), so opening it twice, or without a payment, is harmless.
 */
export function PaymentCredits({ userId }: { userId: string }) {
  const { balance, isLoading, reload } = useCredits();
  const payment = useSyncExternalStore(onPaymentState, paymentState, paymentState);
  // Remembered here, because the record of the checkout ends when the credits arrive.
  const [tier] = useState(() => startedCheckout.read(userId)?.tier);

  useEffect(() => followPayment(userId), [userId]);

  if (payment.step === 'awaited') {
    return (
      <p>Your credits are on their way. The balance here and in the studio changes as soon as they arrive.</p>
    );
  }
  if (payment.step === 'late') {
    return (
      <>
        <p>
          Your credits are on their way, but it takes longer than usual. Your payment is safe; they will be
          added without you doing anything.
        </p>
        <Button variant="secondary" size="sm" onClick={() => followPayment(userId)}>
          Look again
        </Button>
      </>
    );
  }
  if (payment.step === 'arrived') return <Receipt {...payment} tier={tier} />;
  if (balance === undefined) {
    return isLoading ? (
      <p className="text-muted">Reading your balance…</p>
    ) : (
      <BalanceUnread onRetry={() => void reload()} />
    );
  }
  return (
    <p>
      Thank you. Your balance is <strong className="font-semibold">{counted(balance, 'credit')}</strong>; what
      you paid for is added to it as soon as the payment is confirmed.
    </p>
  );
}

interface ReceiptProps {
  tier: PricingTier | undefined;
  added: number;
  balance: number;
}

function Receipt({ tier, added, balance }: ReceiptProps) {
  // Another checkout may have been started in another tab: a plan is named only when its credits are what was added.
  const plan = tier !== undefined && PLANS[tier].credits === added ? PLAN_NAMES[tier] : undefined;
  const rows = [
    ...(plan === undefined ? [] : [['Plan', plan]]),
    ['Credits added', formatNumber(added)],
    ['New balance', counted(balance, 'credit')],
  ];
  return (
    <dl className="w-full max-w-sm border-t border-ink">
      {rows.map(([term, value]) => (
        <div key={term} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
          <dt className="text-muted">{term}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The server could not be asked; nothing is known, so nothing is claimed. */
export function BalanceUnread({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p>Your balance can’t be read right now. Your credits are safe.</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Read again
      </Button>
    </>
  );
}
