import { deviceStore } from '../../../shared/lib/device-store.ts';
import { isDocumentList, type DocumentInfo } from './documents.ts';

/** What was pasted and added but not analysed yet; a reload must not lose it. */
export interface StyleDraft {
  text: string;
  documents: DocumentInfo[];
}

export const EMPTY_DRAFT: StyleDraft = { text: '', documents: [] };

export const styleDrafts = deviceStore('style-draft', isStyleDraft);

function isStyleDraft(value: unknown): value is StyleDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, documents } = value as Record<string, unknown>;
  return typeof text === 'string' && isDocumentList(documents);
}
