import { CALL_TIME_LIMIT_MS, UPLOAD_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { ApiError } from './api-error.ts';
import { whenServerReady } from './client.ts';

/**
 * The bytes of a picture or video at a media URL, for a download.
 * @param kind the expected media type, because some hosts respond with an HTML page when a file is missing; `any` for a
 * caller that checks the bytes
 * @throws {ApiError} `network`, including when another host refuses by CORS; a plain link still works then
 */
export async function fetchFile(
  url: string,
  kind: 'image' | 'video' | 'any',
  signal?: AbortSignal,
): Promise<Blob> {
  await whenServerReady();
  const limitMs = kind === 'video' ? UPLOAD_TIME_LIMIT_MS : CALL_TIME_LIMIT_MS;
  // The content security policy does not allow `fetch` of data URLs.
  const file = url.startsWith('data:') ? dataUrlContent(url) : await download(url, limitMs, signal);
  const hasExpectedType =
    kind === 'any' ||
    file.type.startsWith(`${kind}/`) ||
    ['', 'application/octet-stream'].includes(file.type);
  if (!hasExpectedType || file.size === 0) throw ApiError.of('unreadable');
  return file;
}

async function download(url: string, limitMs: number, signal: AbortSignal | undefined): Promise<Blob> {
  const failed = (kind: 'network' | 'unreadable') => (cause: unknown) => {
    throw ApiError.ofRequest(cause, signal, kind);
  };
  const limits = [AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])];
  const signals = AbortSignal.any(limits);
  const response = await fetch(url, { signal: signals })
    // Hosts such as S3 send CORS headers only to requests with an `Origin`, so an `img`'s cached copy lacks them.
    .catch((cause: unknown) => {
      if (signals.aborted) throw cause;
      return fetch(url, { signal: signals, cache: 'reload' });
    })
    .catch(failed('network'));
  if (!response.ok) throw ApiError.http(response.status, response.statusText, '');
  return response.blob().catch(failed(navigator.onLine ? 'unreadable' : 'network'));
}

/** Decodes a data URL. @throws {ApiError} when its encoding is invalid */
export function dataUrlContent(url: string): Blob {
  const comma = url.indexOf(',');
  const head = url.slice('data:'.length, comma);
  const type = head.split(';')[0] ?? '';
  try {
    const body = decodeURIComponent(url.slice(comma + 1));
    if (!head.endsWith(';base64')) return new Blob([body], { type });
    const characters = atob(body);
    const bytes = new Uint8Array(characters.length);
    // `Uint8Array.from` with a function takes ten times as long as this loop, and pictures have megabytes.
    for (let index = 0; index < characters.length; index += 1) bytes[index] = characters.charCodeAt(index);
    return new Blob([bytes], { type });
  } catch (cause) {
    throw ApiError.of('unreadable', cause);
  }
}
