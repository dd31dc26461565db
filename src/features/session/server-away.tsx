import { WifiOff } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';

/** Signed out because the server could not be asked (decision 20): quiet, and one press away from trying again. */
export function ServerAway({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-3 z-40 mx-auto flex w-fit items-center gap-3 rounded-card border border-edge bg-raised py-1 pr-2 pl-4 shadow-lift"
    >
      <WifiOff aria-hidden size={18} className="text-muted" />
      <p>Can’t reach the server</p>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
