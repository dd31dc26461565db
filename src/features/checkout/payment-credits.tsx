import { useEffect, useSyncExternalStore } from 'react';
import { counted } from '../../shared/lib/counted.ts';
import { useCredits } from '../../shared/api/credits.ts';
import { startedCheckout } from '../../shared/lib/started-checkout.ts';
import { Button } from '../../shared/ui/button.tsx';
import { BalanceUnread } from './balance-unread.tsx';
import { followPayment, onPaymentState, paymentState } from './follow-payment.ts';

/**
 * What this payment did to the balance. The page itself adds nothing: it only reads what the server has (faults:
 * Checkout), so opening it twice, or without a payment, is harmless.
 */
export function PaymentCredits({ userId }: { userId: string }) {
  const { balance, isLoading, reload } = useCredits();
  const payment = useSyncExternalStore(onPaymentState, paymentState, paymentState);

  useEffect(() => follow(userId), [userId]);

  if (payment === 'awaited') {
    return (
      <p>Your credits are on their way. The balance here and in the studio changes as soon as they arrive.</p>
    );
  }
  if (payment === 'late') {
    return (
      <>
        <p>
          Your credits are on their way, but it takes longer than usual. Your payment is safe; they will be
          added without you doing anything.
        </p>
        <Button variant="secondary" size="sm" onClick={() => follow(userId)}>
          Look again
        </Button>
      </>
    );
  }
  if (balance === undefined) {
    return isLoading ? (
      <p className="text-muted">Reading your balance…</p>
    ) : (
      <BalanceUnread onRetry={() => void reload()} />
    );
  }
  return (
    <p>
      {payment === 'arrived'
        ? 'Credits added. Your balance is '
        : 'Thank you. What you paid for is added to your balance: '}
      <strong className="font-semibold">{counted(balance, 'credit')}</strong>.
    </p>
  );
}

function follow(userId: string): void {
  const balanceBefore = startedCheckout.read(userId)?.balanceBefore ?? null;
  if (balanceBefore !== null) followPayment(userId, balanceBefore);
}
