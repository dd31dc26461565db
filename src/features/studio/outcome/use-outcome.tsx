import { useId, useState, type ReactNode } from 'react';
import { notifyFailure } from '#shared/api/notify-failure.ts';
import type { Message } from '#shared/lib/messages.ts';
import { clearToast, notify } from '#shared/lib/toast.ts';
import { Notice } from '#shared/ui/notice.tsx';
import { OUTCOME_MESSAGES, type OutcomeKind } from './outcome-messages.ts';

/** The reason why the action cannot run now (spec §5). */
export interface Refusal {
  kind: OutcomeKind;
  text: string;
}

interface Outcome extends Refusal {
  /** Makes the notice announce itself; missing when a toast announced it. */
  live?: 'polite';
}

/** The reason why the action failed (spec §8). */
export interface Failure {
  kind: OutcomeKind;
  error?: unknown;
  /** The text for an error without a message; by default the text of the kind. */
  fallback?: string;
  /** A sentence that is added in the panel. */
  addition?: string | undefined;
}

export type Outcomes = ReturnType<typeof useOutcome>;

/**
 * Shows a toast together with a notice in the panel (decision 32), so no failure is only in a toast.
 *
 * @param missing the reason why the action cannot run now. A reminder is removed when the reason changes
 */
export function useOutcome(missing?: string) {
  const [latest, setLatest] = useState<Outcome & { causedBy?: string | undefined }>();
  const isResolved = latest?.causedBy !== undefined && latest.causedBy !== missing;
  // The reminder is removed, not hidden. It must not reappear with its cause long after the click.
  if (isResolved) setLatest(undefined);
  const outcome = isResolved ? undefined : latest;
  const noticeId = useId();

  return {
    outcome,
    noticeId,
    /** The id of the notice while it reports one of these kinds, for the field that caused it. */
    errorId: (...kinds: OutcomeKind[]) => (outcome && kinds.includes(outcome.kind) ? noticeId : undefined),
    /** The action failed: the documented message in a destructive toast, the plain one in the panel. */
    fail({ kind, error, fallback = fixedText(kind), addition = '' }: Failure) {
      const text = notifyFailure({ ...OUTCOME_MESSAGES[kind], text: fallback, isShownInPanel: true }, error);
      setLatest({ kind, text: `${text}\n${addition}`.trim() });
    },
    /**
     * Shows why the action cannot run: in a toast, and in the panel until the cause is resolved.
     * @returns whether there is a refusal
     */
    remind(refusal: Refusal | undefined): refusal is Refusal {
      if (refusal) {
        notify({ ...OUTCOME_MESSAGES[refusal.kind], text: refusal.text, isShownInPanel: true });
        setLatest({ ...refusal, causedBy: missing });
      }
      return refusal !== undefined;
    },
    /** A notice without a toast. */
    record(kind: OutcomeKind, text = fixedText(kind)) {
      setLatest({ kind, text, live: 'polite' });
    },
    /** Removes the notice and the toast, for a new click. */
    clear() {
      clearToast();
      setLatest(undefined);
    },
    /** Removes the notice alone, which is allowed during rendering. */
    forget: () => setLatest(undefined),
  };
}

function fixedText(kind: OutcomeKind): string {
  const { text = '' }: Message = OUTCOME_MESSAGES[kind];
  return text;
}

/** The notice of the last outcome in a panel. It is silent if a toast announced the outcome. */
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
