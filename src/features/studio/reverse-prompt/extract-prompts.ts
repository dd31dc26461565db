import { answer, api } from '../../../shared/api/client.ts';
import { isEmptyReading, readImage, type ImageReading } from './image-reading.ts';

/** Documented default of Analysis Failed (spec §8). */
export const ANALYSIS_FALLBACK = 'Failed to analyze image';

/** Sends the image and reads the answer. @throws {Error} whose message is the text of Analysis Failed, or empty. */
export async function extractPrompts(image: File, signal: AbortSignal): Promise<ImageReading> {
  const result: unknown = await answer(
    api.POST('/api/twins/reverse-prompt', { body: { image }, bodySerializer: imageForm, signal }),
  );
  const reading = readImage(result);
  if (isRefused(result) || isEmptyReading(reading)) throw new Error(refusalText(result) ?? ANALYSIS_FALLBACK);
  return reading;
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
