import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';

interface ActionButtonProps extends ComponentProps<typeof Button> {
  isBusy: boolean;
  busyLabel: string;
  onCancel(): void;
  /** What stands beside it: while it runs, before Cancel. */
  note?: ReactNode;
}

/** An action that takes a while, and the way out of it while it does. */
export function ActionButton({ onCancel, note, ...button }: ActionButtonProps) {
  const row = useRef<HTMLDivElement>(null);

  function cancel() {
    // Cancel goes away; the action can be pressed again.
    row.current?.querySelector('button')?.focus();
    onCancel();
  }

  return (
    <div ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button {...button} />
      {note}
      {button.isBusy && (
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
