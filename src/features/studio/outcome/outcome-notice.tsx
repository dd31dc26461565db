import type { ReactNode } from 'react';
import { Notice } from '../../../shared/ui/notice.tsx';
import { OUTCOME_MESSAGES } from './outcome-messages.ts';
import type { Outcomes } from './use-outcome.ts';

/** Where a panel says what happened last. What a toast announced is not read aloud again. */
export function OutcomeNotice({ outcomes, action }: { outcomes: Outcomes; action?: ReactNode }) {
  const { outcome, clear } = outcomes;
  if (!outcome) return null;
  const { kind, text, live } = outcome;
  return (
    <Notice {...OUTCOME_MESSAGES[kind]} onDismiss={clear} action={action} {...(live && { live })}>
      {text}
    </Notice>
  );
}
