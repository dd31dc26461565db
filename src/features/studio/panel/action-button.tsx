import type { ComponentProps, ReactNode } from 'react';
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
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button {...button} />
      {note}
      {button.isBusy && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
