import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';

interface ActionRowProps {
  isRunning: boolean;
  onCancel(): void;
  /** The button of the action. */
  children: ReactNode;
  /** What stands beside it: while it runs, before Cancel. */
  note?: ReactNode;
}

/** An action that takes a while, and the way out of it while it does. */
export function ActionRow({ isRunning, onCancel, children, note }: ActionRowProps) {
  const row = useRef<HTMLDivElement>(null);

  // The pressed button is disabled now and loses the focus; it takes it back when Cancel goes (see Button).
  useLayoutEffect(() => {
    if (isRunning && row.current?.contains(document.activeElement) === true) {
      row.current.querySelector<HTMLElement>('[data-cancel]')?.focus({ preventScroll: true });
    }
  }, [isRunning]);

  return (
    <div ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {children}
      {note}
      {isRunning && (
        <Button data-cancel variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
