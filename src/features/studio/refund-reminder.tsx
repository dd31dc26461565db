import { TriangleAlert } from 'lucide-react';
import { useUserId } from '../../shared/api/session.ts';
import { owedText } from './training/ui/training-outcome.tsx';
import { useTraining } from './training/ui/use-training.ts';

/** Money that is owed is named at the top of the page, too: Step 2 is far below on a phone. */
export function RefundReminder() {
  const { owed } = useTraining(useUserId());
  if (owed.length === 0) return null;
  return (
    <p className="mt-6 flex items-center gap-3 rounded-control bg-amber-soft px-4 py-3">
      <TriangleAlert aria-hidden size={18} className="shrink-0 text-amber" />
      <span>
        {owedText(owed)}.{' '}
        <a href="#training" className="font-medium underline decoration-amber underline-offset-4">
          Try the refund again in Step 2
        </a>
      </span>
    </p>
  );
}
