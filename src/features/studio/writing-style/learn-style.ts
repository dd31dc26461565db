import { boolean } from 'valibot';
import { MAX_SAMPLE_LENGTH, MAX_STYLE_SAMPLES } from '#openapi/limits.gen.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { now } from '#shared/lib/clock.ts';
import { count, listOf, parseFields, text } from '#shared/lib/schema.ts';
import { trimText } from '#shared/lib/text-length.ts';
import type { DocumentInfo } from './document-list.tsx';
import { profileSchema, type SavedStyle } from './style-profile.ts';

/** The learned style, or the sentence about missing samples (spec §5). */
type StyleOutcome = { style: SavedStyle } | { missing: string };

interface Samples {
  userId: string;
  pasted: readonly string[];
  documents: readonly DocumentInfo[];
}

/**
 * Extracts texts from documents, and learns a profile from all texts. Without texts, the second request is not sent.
 * @throws {Error} with the text of Style Save Failed (spec §8)
 */
export async function learnStyle(samples: Samples, signal: AbortSignal): Promise<StyleOutcome> {
  if (samples.pasted.length === 0 && samples.documents.length === 0) return { missing: PASTE_OR_ADD };
  const sampleTexts = samplesThatFit([...samples.pasted, ...(await documentTexts(samples, signal))]);
  if (sampleTexts.length === 0) return { missing: NO_TEXT_IN_DOCUMENTS };
  const body = { userId: samples.userId, sampleTexts };
  const saved = await unwrap(api.POST('/api/twins/embed-style', { body, signal }));
  const { ok, styleProfile, savedSamples, error } = parseFields(saved, {
    ok: boolean(),
    styleProfile: profileSchema,
    savedSamples: count,
    error: text,
  });
  if (ok !== true || styleProfile === undefined) throw new Error(error);
  return { style: { profile: styleProfile, savedSamples, savedAt: now() } };
}

const PASTE_OR_ADD = 'Paste some of your writing, or add documents.';
const NO_TEXT_IN_DOCUMENTS =
  'These documents have no readable text. Paste some writing, or add other documents.';

async function documentTexts({ userId, documents }: Samples, signal: AbortSignal): Promise<string[]> {
  if (documents.length === 0) return [];
  const body = { userId, documents: [...documents] };
  const result = await unwrap(api.POST('/api/twins/process-documents', { body, signal }));
  const { ok, extractedTexts } = parseFields(result, { ok: boolean(), extractedTexts: listOf(text) });
  if (ok !== true || !extractedTexts) throw new Error('Couldn’t read the documents. Try again.');
  return extractedTexts;
}

/**
 * Splits pasted text into samples at blank lines (spec §5). A line without visible characters is blank, such as one with
 * spaces, zero-width characters or blank Braille cells (decision 74).
 */
export function splitSamples(text: string): string[] {
  const samples: string[][] = [[]];
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (trimText(line) === '') samples.push([]);
    else samples.at(-1)?.push(line);
  }
  return samples.map((lines) => trimText(lines.join('\n'))).filter((sample) => sample !== '');
}

/** Counts words in scripts that separate them by spaces. */
export function wordCount(samples: readonly string[]): number {
  return samples.reduce((sum, sample) => sum + (sample.match(/\S+/g)?.length ?? 0), 0);
}

/** Matches at most as many code points as a sample may have, up to white space if possible. */
const PIECE = `\\S.{0,${MAX_SAMPLE_LENGTH - 1}}`;
const PIECES = new RegExp(`${PIECE}(?!\\S)|${PIECE}`, 'gsu');

/** Limits samples to the bounds of one request: splits long samples, and drops samples beyond the maximum. */
export function samplesThatFit(samples: readonly string[]): string[] {
  return samples
    .flatMap((sample) => sample.match(PIECES) ?? [])
    .map(trimText)
    .filter(Boolean)
    .slice(0, MAX_STYLE_SAMPLES);
}
