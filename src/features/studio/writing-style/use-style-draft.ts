import { useState } from 'react';
import { EMPTY_DRAFT, styleDrafts, type StyleDraft } from './style-draft.ts';

/** The samples as they are being gathered, kept on this device with every change. */
export function useStyleDraft(userId: string) {
  const [draft, setDraft] = useState(() => styleDrafts.read(userId) ?? EMPTY_DRAFT);

  function change(part: Partial<StyleDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    if (next.text === '' && next.documents.length === 0) styleDrafts.remove(userId);
    else styleDrafts.write(userId, next);
  }
  return { draft, change };
}
