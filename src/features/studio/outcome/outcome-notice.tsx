import type { ReactNode } from 'react';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Outcomes } from './use-outcome.ts';

/** Where a panel says what happened last. Failures were announced by their toast, so only the rest is read aloud here. */
export function OutcomeNotice({ outcomes, action }: { outcomes: Outcomes; action?: ReactNode }) {
  const { outcome, clear } = outcomes;
  if (!outcome) return null;
  const isAnnounced = outcome.tone === 'error' || outcome.tone === 'warning';
  return (
    <Notice
      tone={outcome.tone}
      title={outcome.title}
      onDismiss={clear}
      action={action === false ? undefined : action}
      {...(!isAnnounced && { live: 'polite' })}
    >
      {outcome.text}
    </Notice>
  );
}
