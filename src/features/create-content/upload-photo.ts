import { answer, api } from '../../shared/api/client.ts';
import { putFile } from '../../shared/api/put-file.ts';
import { readFields, text } from '../../shared/lib/schema.ts';
import { isSafeUrl } from '../../shared/lib/safe-url.ts';

/** No address to upload to: nothing was sent yet (spec §8). */
export class NoUploadUrl extends Error {
  constructor(cause?: unknown) {
    super('Failed to get upload URL', { cause });
    this.name = 'NoUploadUrl';
  }
}

interface UploadOptions {
  /** Called with 0–1 as bytes leave. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one photo: asks for an address, then puts the file there. Each call asks anew, because an address serves once.
 * @returns the upload URL, which is the reference image from then on (decision 14).
 * @throws {NoUploadUrl} or {ApiError}
 */
export async function uploadPhoto(file: File, { onProgress, signal }: UploadOptions): Promise<string> {
  const url = await askForUrl(signal);
  await putFile(url, file, { onProgress, signal });
  return url;
}

async function askForUrl(signal: AbortSignal): Promise<string> {
  let ticket: unknown;
  try {
    ticket = await answer(api.POST('/api/objects/upload', { signal }));
  } catch (cause) {
    throw new NoUploadUrl(cause);
  }
  const { uploadURL } = readFields(ticket, { uploadURL: text });
  if (!isSafeUrl(uploadURL, 'upload')) throw new NoUploadUrl();
  return uploadURL;
}
