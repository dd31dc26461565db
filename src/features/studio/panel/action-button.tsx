import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> {
  isBusy: boolean;
  busyLabel: string;
  onCancel(): void;
  /** Shown beside the button, before Cancel. */
  note?: ReactNode;
}

/** Submits a form whose action can be cancelled while it runs. */
export function ActionButton({ onCancel, note, ...button }: ActionButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button {...button} type="submit" />
      {note}
      {button.isBusy && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
