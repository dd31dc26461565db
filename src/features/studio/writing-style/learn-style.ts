import { boolean } from 'valibot';
import { answer, api } from '../../../shared/api/client.ts';
import { errorMessage, humanMessage } from '../../../shared/api/api-error.ts';
import { now } from '../../../shared/lib/clock.ts';
import { count, listOf, readFields, text } from '../../../shared/lib/schema.ts';
import type { DocumentInfo } from './documents.ts';
import { samplesThatFit } from './samples.ts';
import { profileSchema, type SavedStyle } from './style-profile.ts';

/** How learning a style can end (spec §5 and §8); failures carry their documented title. */
export type StyleOutcome =
  | { kind: 'learned'; style: SavedStyle }
  | { kind: 'nothingToLearnFrom'; title: 'Add Style Samples'; text: string }
  | { kind: 'failed'; title: 'Style Save Failed'; text: string; plainText: string };

interface Samples {
  userId: string;
  pasted: readonly string[];
  documents: readonly DocumentInfo[];
}

const NO_PROFILE = 'The server sent no style profile. Please try again.';

/**
 * Documents are turned into texts, texts into a profile. Without any text the second call is not made.
 * @throws what an aborted call throws; every other failure is an outcome.
 */
export async function learnStyle(samples: Samples, signal: AbortSignal): Promise<StyleOutcome> {
  if (samples.pasted.length === 0 && samples.documents.length === 0) return nothing(PASTE_OR_ADD);
  try {
    const texts = samplesThatFit([...samples.pasted, ...(await documentTexts(samples, signal))]);
    if (texts.length === 0) return nothing(NO_TEXT_IN_DOCUMENTS);
    const saved = await answer(
      api.POST('/api/twins/embed-style', { body: { userId: samples.userId, sampleTexts: texts }, signal }),
    );
    const { ok, styleProfile, savedSamples, error } = readFields(saved, {
      ok: boolean(),
      styleProfile: profileSchema,
      savedSamples: count,
      error: text,
    });
    if (ok !== true || styleProfile === undefined) return failed(error ?? NO_PROFILE);
    const style = { profile: styleProfile, savedSamples, savedAt: now() };
    return { kind: 'learned', style };
  } catch (error) {
    if (signal.aborted) throw error;
    return failed(errorMessage(error, NO_PROFILE), humanMessage(error, NO_PROFILE));
  }
}

const PASTE_OR_ADD =
  'Paste some of your writing, or add documents, so that there is something to learn from.';
const NO_TEXT_IN_DOCUMENTS =
  'No text was found in these documents. Paste some of your writing, or add other documents.';

async function documentTexts({ userId, documents }: Samples, signal: AbortSignal): Promise<string[]> {
  if (documents.length === 0) return [];
  const body = { userId, documents: documents.map(({ name, type, size }) => ({ name, type, size })) };
  const result = await answer(api.POST('/api/twins/process-documents', { body, signal }));
  const { ok, extractedTexts } = readFields(result, { ok: boolean(), extractedTexts: listOf(text) });
  if (ok !== true || !extractedTexts) throw new Error('The documents could not be read. Please try again.');
  return extractedTexts;
}

function nothing(text: string): StyleOutcome {
  return { kind: 'nothingToLearnFrom', title: 'Add Style Samples', text };
}

function failed(message: string, plainText = message): StyleOutcome {
  return { kind: 'failed', title: 'Style Save Failed', text: message, plainText };
}
