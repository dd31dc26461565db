import { boolean } from 'valibot';
import { answer, api } from '../../../shared/api/client.ts';
import { readFields, text } from '../../../shared/lib/schema.ts';
import { isEmptyReading, readImage } from './image-reading.ts';

/** Documented default of Analysis Failed (spec §8). */
export const ANALYSIS_FALLBACK = 'Failed to analyze image';

/**
 * Sends the image.
 * @returns the answer as it came; {@link readImage} makes something to show of it.
 * @throws {Error} whose message is the text of Analysis Failed, or empty.
 */
export async function extractPrompts(image: File, signal: AbortSignal): Promise<unknown> {
  const result: unknown = await answer(
    api.POST('/api/twins/reverse-prompt', { body: { image }, bodySerializer: imageForm, signal }),
  );
  const { ok, error } = readFields(result, { ok: boolean(), error: text });
  if (ok !== true || isEmptyReading(readImage(result))) throw new Error(error ?? ANALYSIS_FALLBACK);
  return result;
}

function imageForm({ image }: { image: Blob }): FormData {
  const form = new FormData();
  form.append('image', image);
  return form;
}
