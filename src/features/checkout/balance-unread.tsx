import { Button } from '../../shared/ui/button.tsx';

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
