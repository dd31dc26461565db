import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import type { useAction } from './use-action.ts';

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'type' | 'isBusy'> {
  action: Pick<ReturnType<typeof useAction>, 'isRunning' | 'isDone' | 'cancel'>;
  busyLabel: string;
  /** Said to screen readers: that it is done, by default only then. */
  status?: string;
  /** Shown beside the button, before Cancel. */
  note?: ReactNode;
}

/** Submits a form whose action can be cancelled while it runs. */
export function ActionButton({ action, status, note, ...button }: ActionButtonProps) {
  const { isRunning, isDone, cancel } = action;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button {...button} isBusy={isRunning} type="submit" />
      {note}
      {isRunning && (
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      )}
      {status !== undefined && (
        <p role="status" className="sr-only">
          {isDone && status}
        </p>
      )}
    </div>
  );
}
