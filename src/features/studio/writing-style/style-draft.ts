import * as v from 'valibot';
import { deviceStore } from '../../../shared/lib/device-store.ts';
import { count, listOf, text } from '../../../shared/lib/schema.ts';

/** What was pasted and added but not analysed yet; a reload must not lose it. */
export type StyleDraft = v.InferOutput<typeof styleDraft>;

const styleDraft = v.object({
  text: v.string(),
  documents: listOf(v.object({ name: text, type: v.string(), size: count })),
});

export const EMPTY_DRAFT: StyleDraft = { text: '', documents: [] };

export const styleDrafts = deviceStore('style-draft', styleDraft);
