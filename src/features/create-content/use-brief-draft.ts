import { useState } from 'react';
import { parse } from 'valibot';
import { useUserId } from '../../shared/api/session.ts';
import type { Brief } from '../../shared/lib/content-words.ts';
import { briefSchema, EMPTY_BRIEF, hasText } from './brief.ts';
import { briefDrafts } from './draft-store.ts';

export interface BriefDraft {
  brief: Brief;
  change(change: Partial<Brief>): void;
  /** Back to the defaults of spec §3. A draft that was put aside for a given brief stays. */
  clear(): void;
  /** Set when another brief was given although something had been typed before: brings that back. */
  restore: (() => void) | undefined;
}

/** @param given what to start from instead of the draft ("Create again with the same brief"). */
export function useBriefDraft(type: string, given: Partial<Brief> | undefined): BriefDraft {
  const userId = useUserId();
  const [drafts] = useState(() => briefDrafts(type));
  const [kept] = useState(() => drafts.read(userId));
  const [brief, setBrief] = useState(() => (given ? parse(briefSchema, given) : (kept ?? EMPTY_BRIEF)));
  const [isDraft, setDraft] = useState(given === undefined);
  const [isAsideDraft, setAsideDraft] = useState(given !== undefined && kept !== undefined && hasText(kept));

  function show(next: Brief) {
    setBrief(next);
    setDraft(true);
    drafts.write(userId, next);
  }

  return {
    brief,
    change: (change) => show({ ...brief, ...change }),
    clear() {
      setBrief(EMPTY_BRIEF);
      if (isDraft) drafts.remove(userId);
    },
    restore:
      isAsideDraft && kept
        ? () => {
            setAsideDraft(false);
            show(kept);
          }
        : undefined,
  };
}
