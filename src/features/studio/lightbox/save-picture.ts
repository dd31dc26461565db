import { whenServerReady } from '../../../shared/api/client.ts';
import { toPng } from './png.ts';

/** A server that does not send the picture by then will not. */
const TIME_LIMIT_MS = 60_000;
/** Some browsers read a saved blob only after the press is long over. */
const BLOB_LIFETIME_MS = 60_000;

/**
 * Saves the picture as a real PNG file under this name.
 * @throws {Error} when it cannot be fetched or decoded; nothing is saved then.
 */
export async function savePicture(url: string, fileName: string, signal: AbortSignal): Promise<void> {
  await whenServerReady();
  const response = await fetch(url, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
  });
  if (!response.ok) throw new Error(`The picture could not be fetched (${response.status}).`);
  const png = await toPng(await response.blob());
  if (!signal.aborted) offerFile(png, fileName);
}

function offerFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), BLOB_LIFETIME_MS);
}
