import { useMemo, useState } from 'react';
import { errorMessage, humanMessage } from '../../../shared/api/api-error.ts';
import { clearToast, notify } from '../../../shared/ui/toast.ts';
import type { NoticeTone } from '../../../shared/ui/notice.tsx';

export interface Outcome {
  tone: NoticeTone;
  title: string;
  text: string;
  /** A toast said it already, so the panel need not be read aloud. */
  isAnnounced?: boolean;
}

/** Why the action cannot run now (spec §5). */
export interface Refusal {
  title: string;
  text: string;
  /** Something is broken, and not only missing. */
  isFailure?: boolean;
}

export interface Outcomes {
  outcome: Outcome | undefined;
  /**
   * It went wrong: the documented message in a destructive toast, the same in plain words in the panel (spec §8).
   * @param addition what the panel says besides
   */
  fail(title: string, error: unknown, fallback: string, addition?: string): void;
  /** Something is still missing: toast, and a reminder in the panel for as long as that is so. */
  remind(refusal: Refusal): void;
  /** Worth keeping, not worth a toast. */
  record(outcome: Outcome): void;
  /** A new press: what the last one was told goes, the toast too. */
  clear(): void;
  /** It no longer holds: the panel forgets it. Unlike the toast, that may be done while rendering. */
  forget(): void;
}

/**
 * A toast announces, the panel records (decision 32): one call does both, so that no failure lives only in a toast.
 *
 * @param missing what keeps the action from running now, in any words. A reminder goes as soon as they change.
 */
export function useOutcome(missing?: string): Outcomes {
  const [kept, setKept] = useState<Outcome & { causedBy?: string | undefined }>();
  const isOver = kept?.causedBy !== undefined && kept.causedBy !== missing;
  // Forgotten, not hidden: it must not come back with its cause, long after the press that it answered.
  if (isOver) setKept(undefined);

  const actions = useMemo(
    () => ({
      fail(title: string, error: unknown, fallback: string, addition = '') {
        notify({ title, text: errorMessage(error, fallback), variant: 'destructive' });
        const text = `${humanMessage(error, fallback)}\n${addition}`.trim();
        setKept({ tone: 'error', title, text, isAnnounced: true });
      },
      remind({ title, text, isFailure = false }: Refusal) {
        notify({ title, text, variant: isFailure ? 'destructive' : 'default' });
        setKept({ tone: isFailure ? 'error' : 'warning', title, text, isAnnounced: true, causedBy: missing });
      },
      record: setKept as (outcome: Outcome) => void,
      clear() {
        clearToast();
        setKept(undefined);
      },
      forget: () => setKept(undefined),
    }),
    [missing],
  );
  return { outcome: isOver ? undefined : kept, ...actions };
}
