import type { ReactNode } from 'react';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Outcomes } from './use-outcome.ts';

/** Where a panel says what happened last. What a toast announced is not read aloud again. */
export function OutcomeNotice({ outcomes, action }: { outcomes: Outcomes; action?: ReactNode }) {
  const { outcome, clear } = outcomes;
  if (!outcome) return null;
  return (
    <Notice
      tone={outcome.tone}
      title={outcome.title}
      onDismiss={clear}
      action={action === false ? undefined : action}
      {...(!outcome.isAnnounced && { live: 'polite' })}
    >
      {outcome.text}
    </Notice>
  );
}
