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

export interface Outcomes {
  outcome: Outcome | undefined;
  /** It went wrong: destructive toast, and an error in the panel. */
  fail(told: Announcement): void;
  /** Something is still missing: toast, and a reminder in the panel. */
  remind(told: Announcement): void;
  /** Worth keeping, not worth a toast. */
  record(outcome: Outcome): void;
  clear(): void;
}

/** A toast announces, the panel records (decision 32): one call does both, so that no failure lives only in a toast. */
export function useOutcome(): Outcomes {
  const [outcome, setOutcome] = useState<Outcome>();

  const tell = useCallback(
    (tone: NoticeTone, variant: ToastVariant, { title, text, plainText }: Announcement) => {
      notify({ title, text, variant });
      setOutcome({ tone, title, text: plainText ?? text, isAnnounced: true });
    },
    [],
  );

  const actions = useMemo(
    () => ({
      fail: (told: Announcement) => tell('error', 'destructive', told),
      remind: (told: Announcement) => tell('warning', 'default', told),
      record: setOutcome,
      clear: () => setOutcome(undefined),
    }),
    [tell],
  );
  return { outcome, ...actions };
}
