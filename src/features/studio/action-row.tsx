import { useRef, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';

interface ActionRowProps {
  isRunning: boolean;
  onCancel(): void;
  children: ReactNode;
  /** What stands beside it: while it runs, before Cancel. */
  note?: ReactNode;
}

/** An action that takes a while, and the way out of it while it does. */
export function ActionRow({ isRunning, onCancel, children, note }: ActionRowProps) {
  const row = useRef<HTMLDivElement>(null);

  function cancel() {
    // Cancel goes away; the action can be pressed again.
    row.current?.querySelector('button')?.focus();
    onCancel();
  }

  return (
    <div ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {children}
      {note}
      {isRunning && (
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
