import { useCallback, useMemo, useState } from 'react';
import { notify, type ToastVariant } from '../../../shared/ui/toast.ts';
import type { NoticeTone } from '../../../shared/ui/notice.tsx';

/** What a panel did last, as it stays in the panel. */
export interface Outcome {
  tone: NoticeTone;
  title: string;
  text: string;
  /** A toast said it already, so the panel need not be read aloud. */
  isAnnounced?: boolean;
}

export interface Announcement {
  title: string;
  /** The documented text, for the toast. */
  text: string;
  /** The same without status and JSON around it, for the panel; `text` when left out. */
  plainText?: string;
}

/** Why the action cannot run now (spec §5). */
export interface Refusal extends Announcement {
  /** Something is broken, and not only missing. */
  isFailure?: boolean;
}

export interface Outcomes {
  outcome: Outcome | undefined;
  /** It went wrong: destructive toast, and an error in the panel. */
  fail(announcement: Announcement): void;
  /** Something is still missing: toast, and a reminder in the panel for as long as that is so. */
  remind(refusal: Refusal): void;
  /** Worth keeping, not worth a toast. */
  record(outcome: Outcome): void;
  clear(): void;
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

  const announce = useCallback(
    (
      tone: NoticeTone,
      variant: ToastVariant,
      { title, text, plainText }: Announcement,
      causedBy?: string,
    ) => {
      notify({ title, text, variant });
      setKept({ tone, title, text: plainText ?? text, isAnnounced: true, causedBy });
    },
    [],
  );

  const actions = useMemo(
    () => ({
      fail: (announcement: Announcement) => announce('error', 'destructive', announcement),
      remind: (refusal: Refusal) =>
        refusal.isFailure === true
          ? announce('error', 'destructive', refusal, missing)
          : announce('warning', 'default', refusal, missing),
      record: setKept as (outcome: Outcome) => void,
      clear: () => setKept(undefined),
    }),
    [announce, missing],
  );
  return { outcome: isOver ? undefined : kept, ...actions };
}
