import { Coins } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BUY_MORE_BELOW_CREDITS } from '../../../openapi/limits.gen.ts';
import { useCredits } from '../../shared/api/credits.ts';
import { paths } from '../../shared/lib/paths.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Button } from '../../shared/ui/button.tsx';

/** The balance in the header, and Buy More while it is known and low (decision 25). */
export function CreditBalance() {
  const { balance, isLoading, error, reload } = useCredits();
  return (
    <div className="flex items-center gap-1">
      <p className="flex min-h-11 items-center gap-2 whitespace-nowrap" aria-live="polite" aria-atomic>
        <Coins aria-hidden size={18} className="text-ember" />
        {balance === undefined ? (
          <span className="text-muted">{isLoading ? 'Reading credits…' : 'Credits unknown'}</span>
        ) : (
          <span>
            <strong className="font-semibold">{balance.toLocaleString('en-US')}</strong> credits
          </span>
        )}
      </p>
      {balance === undefined && !isLoading && (
        <Button variant="quiet" size="sm" onClick={() => void reload()} title={error?.message}>
          Read again
        </Button>
      )}
      {balance !== undefined && balance < BUY_MORE_BELOW_CREDITS && (
        <Link to={paths.pricing()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Buy More
        </Link>
      )}
    </div>
  );
}
