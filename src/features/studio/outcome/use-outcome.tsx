import { useId, useState, type ReactNode } from 'react';
import { notifyFailure } from '#shared/api/notify-failure.ts';
import type { Message } from '#shared/lib/messages.ts';
import { clearToast, notify } from '#shared/lib/toast.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { OUTCOME_MESSAGES, type OutcomeKind } from './outcome-messages.ts';

/** Why the action cannot run now (spec §5). */
export interface Refusal {
  kind: OutcomeKind;
  text: string;
}

interface Outcome extends Refusal {
  /** Announced by the notice; missing when a toast announced it. */
  live?: 'polite';
}

/** Why the action failed (spec §8). */
export interface Failure {
  kind: OutcomeKind;
  error?: unknown;
  /** The text without an error message; by default the one of its kind. */
  fallback?: string;
  /** Added in the panel. */
  addition?: string | undefined;
}

export type Outcomes = ReturnType<typeof useOutcome>;

/**
 * A toast and a notice in the panel by one call (decision 32), so that no failure is only in a toast.
 *
 * @param missing why the action cannot run now. A reminder is removed when it changes
 */
export function useOutcome(missing?: string) {
  const [kept, setKept] = useState<Outcome & { causedBy?: string | undefined }>();
  const isResolved = kept?.causedBy !== undefined && kept.causedBy !== missing;
  // Removed, not hidden: it must not return with its cause, long after the press.
  if (isResolved) setKept(undefined);
  const outcome = isResolved ? undefined : kept;
  const noticeId = useId();

  return {
    outcome,
    noticeId,
    /** The id of the notice while it reports one of these kinds, for the field that caused it. */
    errorId: (...kinds: OutcomeKind[]) => (outcome && kinds.includes(outcome.kind) ? noticeId : undefined),
    /** The action failed: the documented message in a destructive toast, the plain one in the panel. */
    fail({ kind, error, fallback = fixedText(kind), addition = '' }: Failure) {
      const words = notifyFailure({ ...OUTCOME_MESSAGES[kind], text: fallback, isShownInPanel: true }, error);
      setKept({ kind, text: `${words}\n${addition}`.trim() });
    },
    /**
     * The action cannot run: a toast, and a reminder in the panel until the cause is gone.
     * @returns whether it cannot
     */
    remind(refusal: Refusal | undefined): refusal is Refusal {
      if (refusal) {
        notify({ ...OUTCOME_MESSAGES[refusal.kind], text: refusal.text, isShownInPanel: true });
        setKept({ ...refusal, causedBy: missing });
      }
      return refusal !== undefined;
    },
    /** A notice without a toast. */
    record(kind: OutcomeKind, text = fixedText(kind)) {
      setKept({ kind, text, live: 'polite' });
    },
    /** Called by a new press: removes the notice and the toast. */
    clear() {
      clearToast();
      setKept(undefined);
    },
    /** Removes the notice alone, which is allowed while rendering. */
    forget: () => setKept(undefined),
  };
}

function fixedText(kind: OutcomeKind): string {
  const { text = '' }: Message = OUTCOME_MESSAGES[kind];
  return text;
}

/** A panel's notice of its last outcome. It is not announced when a toast was. */
export function OutcomeNotice({ outcomes, action }: { outcomes: Outcomes; action?: ReactNode }) {
  const { outcome, noticeId, clear } = outcomes;
  if (!outcome) return null;
  const { kind, text, live } = outcome;
  return (
    <Notice
      id={noticeId}
      {...OUTCOME_MESSAGES[kind]}
      onDismiss={clear}
      action={action}
      {...(live && { live })}
    >
      {text}
    </Notice>
  );
}
