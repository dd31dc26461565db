import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface UnreadableNoticeProps {
  title: string;
  /** Without it, only a reload helps. */
  onTryAgain?: () => void;
  children: ReactNode;
}

/** Says that stored values could not be read, and offers to try again. */
export function UnreadableNotice({ title, onTryAgain, children }: UnreadableNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={title}
      live="polite"
      action={
        <Button variant="secondary" size="sm" onClick={onTryAgain ?? (() => window.location.reload())}>
          {onTryAgain ? 'Try again' : 'Reload this page'}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
