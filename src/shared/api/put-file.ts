import { UPLOAD_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { ApiError } from './api-error.ts';
import { whenServerReady } from './client.ts';
import { read } from './read.ts';

/**
 * A host that refuses this page by CORS looks like a broken line. While our own server answers, it is no broken line.
 * @param isOwn the upload went to our own server
 */
async function brokenBy(isOwn: boolean): Promise<ApiError> {
  const asked = isOwn ? 'network' : await read('/api/auth/user').then(() => 'http', kindOf);
  return ApiError.of(asked === 'network' || asked === 'timeout' ? 'network' : 'storage');
}

const kindOf = (thrown: unknown) => (thrown instanceof ApiError ? thrown.kind : 'http');

export interface UploadOptions {
  /** Called with 0–1 as bytes leave. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Puts the file itself, not a form, to an upload URL (spec §7). `fetch` reports no upload progress, so this is the
 * one place that uses XMLHttpRequest. Cookies go along only to our own origin (decision 13).
 * @throws {ApiError}
 */
export async function putFile(url: string, file: File, { onProgress, signal }: UploadOptions): Promise<void> {
  await whenServerReady();
  await new Promise<void>((resolve, reject) => {
    if (signal.aborted) {
      reject(ApiError.of('aborted'));
      return;
    }
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
      // A file that was sent elsewhere is not stored here, whatever is answered there (decision 59).
      const isHere =
        new URL(request.responseURL || url, location.href).href === new URL(url, location.href).href;
      if (!isHere) reject(ApiError.of('unreadable'));
      else if (isSuccess) resolve();
      else reject(ApiError.http(request.status, request.statusText, request.responseText));
    });
    request.addEventListener('error', () => void brokenBy(request.withCredentials).then(reject));
    request.addEventListener('timeout', () => reject(ApiError.of('timeout')));
    request.addEventListener('abort', () => reject(ApiError.of('aborted')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
