import { UPLOAD_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { ApiError } from './api-error.ts';
import { fetchPath, whenServerReady } from './client.ts';

/**
 * Why an upload failed. A CORS refusal of another host looks like a lost connection. When our own server responds, the
 * storage is the cause.
 * @param isOwn whether the upload was sent to our own server
 */
async function uploadError(isOwn: boolean): Promise<ApiError> {
  if (isOwn) return ApiError.of('network');
  const response = await fetchPath('/api/auth/user').catch((thrown: unknown) => thrown);
  const kind = response instanceof ApiError ? response.kind : 'storage';
  return ApiError.of(kind === 'network' || kind === 'timeout' ? kind : 'storage');
}

export interface UploadOptions {
  /** Called with the fraction sent, 0–1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Sends the file itself, not a form, to an upload URL (spec §7). Uses XMLHttpRequest, because `fetch` reports no
 * upload progress. Sends cookies only to our own origin (decision 13).
 * @throws {ApiError}
 */
export async function putFile(url: string, file: File, { onProgress, signal }: UploadOptions): Promise<void> {
  await whenServerReady();
  if (signal.aborted) throw ApiError.of('aborted');
  await new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.withCredentials = new URL(url, location.href).origin === location.origin;
    request.timeout = UPLOAD_TIME_LIMIT_MS;
    if (file.type !== '') request.setRequestHeader('content-type', file.type);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const isSuccess = request.status >= 200 && request.status < 300;
      // A redirected upload is not stored at this URL, whatever the redirect's target responds (decision 59).
      const isAtUrl =
        new URL(request.responseURL || url, location.href).href === new URL(url, location.href).href;
      if (!isAtUrl) reject(ApiError.of('unreadable'));
      else if (isSuccess) resolve();
      else reject(ApiError.http(request.status, request.statusText, request.responseText));
    });
    request.addEventListener('error', () => void uploadError(request.withCredentials).then(reject));
    request.addEventListener('timeout', () => reject(ApiError.of('timeout')));
    request.addEventListener('abort', () => reject(ApiError.of('aborted')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
