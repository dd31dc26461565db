import { CALL_TIME_LIMIT_MS, UPLOAD_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { ApiError } from './api-error.ts';
import { whenServerReady } from './client.ts';

/**
 * The bytes of a picture or video at a media URL, for a download.
 * @param kind the expected media type, because some hosts answer a missing file with an HTML page; `any` for a caller
 * that checks the bytes
 * @throws {ApiError} `network` also when another host refuses by CORS; a plain link still works then
 */
export async function fetchFile(
  url: string,
  kind: 'image' | 'video' | 'any',
  signal?: AbortSignal,
): Promise<Blob> {
  await whenServerReady();
  // The content security policy does not allow to fetch data URLs.
  const limitMs = kind === 'video' ? UPLOAD_TIME_LIMIT_MS : CALL_TIME_LIMIT_MS;
  const file = url.startsWith('data:') ? dataUrlContent(url) : await download(url, limitMs, signal);
  const isKind =
    kind === 'any' ||
    file.type.startsWith(`${kind}/`) ||
    ['', 'application/octet-stream'].includes(file.type);
  if (!isKind || file.size === 0) throw ApiError.of('unreadable');
  return file;
}

async function download(url: string, limitMs: number, signal: AbortSignal | undefined): Promise<Blob> {
  const failed = (kind: 'network' | 'unreadable') => (cause: unknown) => {
    throw ApiError.ofRequest(cause, signal, kind);
  };
  const limits = [AbortSignal.timeout(limitMs), ...(signal ? [signal] : [])];
  const response = await fetch(url, { signal: AbortSignal.any(limits) }).catch(failed('network'));
  if (!response.ok) throw ApiError.http(response.status, response.statusText, '');
  return response.blob().catch(failed(navigator.onLine ? 'unreadable' : 'network'));
}

/** @throws {ApiError} when its encoding is invalid */
function dataUrlContent(url: string): Blob {
  const comma = url.indexOf(',');
  const head = url.slice('data:'.length, comma);
  const type = head.split(';')[0] ?? '';
  try {
    const body = decodeURIComponent(url.slice(comma + 1));
    if (!head.endsWith(';base64')) return new Blob([body], { type });
    const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
    return new Blob([bytes], { type });
  } catch (cause) {
    throw ApiError.of('unreadable', cause);
  }
}
