import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';

interface ActionRowProps {
  isRunning: boolean;
  onCancel(): void;
  /** The button of the action; it takes the focus back when Cancel goes away. */
  children: ReactNode;
}

/** An action that takes a while, and the way out of it while it does. */
export function ActionRow({ isRunning, onCancel, children }: ActionRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {children}
      {isRunning && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
