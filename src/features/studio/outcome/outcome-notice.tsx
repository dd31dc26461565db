import type { ReactNode } from 'react';
import { STUDIO_MESSAGES } from '../messages.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { Outcomes } from './use-outcome.ts';

/** Where a panel says what happened last. What a toast announced is not read aloud again. */
export function OutcomeNotice({ outcomes, action }: { outcomes: Outcomes; action?: ReactNode }) {
  const { outcome, clear } = outcomes;
  if (!outcome) return null;
  const { kind, text, live } = outcome;
  return (
    <Notice {...STUDIO_MESSAGES[kind]} onDismiss={clear} action={action} {...(live && { live })}>
      {text}
    </Notice>
  );
}
