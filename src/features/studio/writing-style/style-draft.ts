import { useState } from 'react';
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

/** The samples as they are being gathered, kept on this device with every change. */
export function useStyleDraft(userId: string) {
  const [draft, setDraft] = useState(() => drafts.read(userId) ?? EMPTY_DRAFT);

  function change(part: Partial<StyleDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    if (next.text === '' && next.documents.length === 0) drafts.remove(userId);
    else drafts.write(userId, next);
  }
  return { draft, change };
}
