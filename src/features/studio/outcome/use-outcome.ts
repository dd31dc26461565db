import { useState } from 'react';
import { errorMessage, humanMessage } from '../../../shared/api/api-error.ts';
import { clearToast, notify } from '../../../shared/ui/toast.ts';
import type { Message } from '../../../shared/lib/messages.ts';
import { OUTCOME_MESSAGES, type OutcomeKind } from './outcome-messages.ts';

interface Outcome {
  kind: OutcomeKind;
  text: string;
  /** Read aloud by the panel; absent where a toast said it already. */
  live?: 'polite';
}

/** Why the action cannot run now (spec §5). */
export interface Refusal {
  kind: OutcomeKind;
  text: string;
}

/** How the action went wrong (spec §8). */
export interface Failure {
  kind: OutcomeKind;
  error?: unknown;
  /** What is said when there is no error, or one without words: the sentence of its kind when left out. */
  fallback?: string;
  /** What the panel says besides. */
  addition?: string | undefined;
}

export type Outcomes = ReturnType<typeof useOutcome>;

/**
 * A toast announces, the panel records (decision 32): one call does both, so that no failure lives only in a toast.
 *
 * @param missing what keeps the action from running now, in any words. A reminder goes as soon as they change.
 */
export function useOutcome(missing?: string) {
  const [kept, setKept] = useState<Outcome & { causedBy?: string | undefined }>();
  const isOver = kept?.causedBy !== undefined && kept.causedBy !== missing;
  // Forgotten, not hidden: it must not come back with its cause, long after the press that it answered.
  if (isOver) setKept(undefined);

  return {
    outcome: isOver ? undefined : kept,
    /** It went wrong: the documented message in a destructive toast, the same in plain words in the panel. */
    fail({ kind, error, fallback = fixedText(kind), addition = '' }: Failure) {
      notify({ ...OUTCOME_MESSAGES[kind], text: errorMessage(error, fallback) });
      setKept({ kind, text: `${humanMessage(error, fallback)}\n${addition}`.trim() });
    },
    /** Something is still missing: toast, and a reminder in the panel for as long as that is so. */
    remind({ kind, text }: Refusal) {
      notify({ ...OUTCOME_MESSAGES[kind], text });
      setKept({ kind, text, causedBy: missing });
    },
    /** Worth keeping, not worth a toast. */
    record(kind: OutcomeKind, text = fixedText(kind)) {
      setKept({ kind, text, live: 'polite' });
    },
    /** A new press: what the last one was told goes, the toast too. */
    clear() {
      clearToast();
      setKept(undefined);
    },
    /** It no longer holds: the panel forgets it. Unlike the toast, that may be done while rendering. */
    forget: () => setKept(undefined),
  };
}

function fixedText(kind: OutcomeKind): string {
  const { text = '' }: Message = OUTCOME_MESSAGES[kind];
  return text;
}
