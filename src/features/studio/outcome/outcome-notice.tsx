import type { ReactNode } from 'react';
import { Notice } from '#shared/ui/notice.tsx';
import { OUTCOME_MESSAGES } from './outcome-messages.ts';
import type { Outcomes } from './use-outcome.ts';

/** A panel's notice of its last outcome. It is not announced when a toast was. */
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
