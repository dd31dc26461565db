import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { saveFile } from '../../../shared/lib/save-file.ts';
import { toPng } from './png.ts';

/** A server that does not send the picture by then will not. */
const TIME_LIMIT_MS = 60_000;

/**
 * Saves the picture as a real PNG file under this name.
 * @throws {Error} when it cannot be fetched or decoded; nothing is saved then.
 */
export async function savePicture(url: string, fileName: string, signal: AbortSignal): Promise<void> {
  const timeLimit = AbortSignal.timeout(TIME_LIMIT_MS);
  const png = await toPng(await fetchFile(url, 'any', AbortSignal.any([signal, timeLimit])));
  if (!signal.aborted) saveFile(png, fileName);
}
