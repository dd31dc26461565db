import { answer, api } from '../../../shared/api/client.ts';
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
  const isEmpty = isEmptyReading(readImage(result));
  if (isRefused(result) || isEmpty) throw new Error(refusalText(result) ?? ANALYSIS_FALLBACK);
  return result;
}

function imageForm({ image }: { image: Blob }): FormData {
  const form = new FormData();
  form.append('image', image);
  return form;
}

function isRefused(result: unknown): boolean {
  return typeof result !== 'object' || result === null || !('ok' in result) || result.ok !== true;
}

function refusalText(result: unknown): string | undefined {
  const error = typeof result === 'object' && result !== null && 'error' in result ? result.error : undefined;
  return typeof error === 'string' && error !== '' ? error : undefined;
}
