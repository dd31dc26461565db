import { useDeferredValue, useEffect, useState } from 'react';
import * as v from 'valibot';
import { deviceStore } from '../../../shared/lib/device-store.ts';
import { count, listOf, text } from '../../../shared/lib/schema.ts';

/** What was pasted and added but not analysed yet; a reload must not lose it. */
type StyleDraft = v.InferOutput<typeof styleDraft>;

const styleDraft = v.object({
  text: v.string(),
  documents: listOf(v.object({ name: text, type: v.string(), size: count })),
});

const EMPTY_DRAFT: StyleDraft = { text: '', documents: [] };

const drafts = deviceStore('style-draft', styleDraft);

/**
 * The samples as they are being gathered, kept on this device.
 * @returns `settled`: the draft a moment later, for what takes its time; somebody may have pasted a whole book.
 */
export function useStyleDraft(userId: string) {
  const [draft, setDraft] = useState(() => drafts.read(userId) ?? EMPTY_DRAFT);
  const settled = useDeferredValue(draft);

  useEffect(() => {
    if (settled.text === '' && settled.documents.length === 0) drafts.remove(userId);
    else drafts.write(userId, settled);
  }, [settled, userId]);

  const change = (part: Partial<StyleDraft>) => setDraft({ ...draft, ...part });
  return { draft, settled, change };
}
