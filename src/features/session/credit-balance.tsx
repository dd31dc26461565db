import { Coins } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCredits } from '#entities/credits/credits.ts';
import { BUY_MORE_BELOW_CREDITS } from '#openapi/limits.gen.ts';
import { formatNumber, pluralOf } from '#shared/lib/format-count.ts';
import { paths } from '#shared/lib/paths.ts';
import { Button, buttonClass } from '#shared/ui/button.tsx';

/** The balance in the header, with Buy More while it is known and low (decision 25). */
export function CreditBalance() {
  const { balance, isLoading, error, reload } = useCredits();
  const isLow = balance !== undefined && balance < BUY_MORE_BELOW_CREDITS;
  const isUnknown = balance === undefined && !isLoading;
  return (
    <div className="flex flex-wrap items-center gap-1 sm:gap-3">
      <p className="flex min-h-11 items-center gap-2 whitespace-nowrap" aria-live="polite" aria-atomic>
        <Coins
          aria-hidden
          size={18}
          className={isLow || isUnknown ? 'text-ember max-[26rem]:hidden' : 'text-ember'}
        />
        <BalanceText balance={balance} isLoading={isLoading} />
      </p>
      {isUnknown && (
        <Button
          variant="quiet"
          size="sm"
          className="max-[22rem]:w-min"
          onClick={() => void reload()}
          title={error?.message}
        >
          Refresh
        </Button>
      )}
      {isLow && (
        <Link
          to={paths.pricing()}
          // Without a border on a narrow phone, so that the header has two rows.
          className={`${buttonClass({ variant: 'secondary', size: 'sm' })} whitespace-nowrap max-[26rem]:border-transparent max-[26rem]:bg-transparent max-[26rem]:px-1 max-[26rem]:underline max-[26rem]:underline-offset-4 max-[22rem]:w-min max-[22rem]:whitespace-normal`}
        >
          Buy More
        </Link>
      )}
    </div>
  );
}

function BalanceText({ balance, isLoading }: { balance: number | undefined; isLoading: boolean }) {
  if (balance !== undefined) {
    return (
      <span>
        <strong className="font-semibold">{formatNumber(balance)}</strong>{' '}
        <span>{pluralOf(balance, 'credit')}</span>
      </span>
    );
  }
  if (isLoading) {
    return (
      <>
        <span className="sr-only">Loading credits…</span>
        {/* As wide as most balances, to prevent a layout shift. */}
        <span aria-hidden className="text-muted">
          <strong className="inline-block w-6 text-center font-semibold">…</strong> credits
        </span>
      </>
    );
  }
  return (
    // In two lines on a narrow phone, so that the header has two rows.
    <span className="text-muted max-[26rem]:w-min max-[26rem]:leading-tight max-[26rem]:whitespace-normal">
      Credits unavailable
    </span>
  );
}
