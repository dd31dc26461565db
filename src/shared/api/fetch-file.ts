import { ApiError } from './api-error.ts';
import { whenServerReady } from './client.ts';

/**
 * The bytes of a picture or video at a media URL, for a download.
 * @param kind what it must be called: a host that answers a missing file with its home page does not deliver a video.
 * `any` is for a caller that looks at the bytes itself.
 * @throws {ApiError} `network` also when another host does not let pages read its files; the plain link still works.
 */
export async function fetchFile(
  url: string,
  kind: 'image' | 'video' | 'any',
  signal?: AbortSignal,
): Promise<Blob> {
  await whenServerReady();
  // The content security policy lets the page fetch from servers only.
  const file = url.startsWith('data:') ? dataUrlContent(url) : await download(url, signal);
  const isKind =
    kind === 'any' ||
    file.type.startsWith(`${kind}/`) ||
    ['', 'application/octet-stream'].includes(file.type);
  if (!isKind || file.size === 0) throw ApiError.of('unreadable');
  return file;
}

async function download(url: string, signal: AbortSignal | undefined): Promise<Blob> {
  const failed = (kind: 'network' | 'unreadable') => (cause: unknown) => {
    throw ApiError.of(signal?.aborted === true ? 'aborted' : kind, cause);
  };
  const response = await fetch(url, signal ? { signal } : {}).catch(failed('network'));
  if (!response.ok) throw ApiError.http(response.status, response.statusText, '');
  return response.blob().catch(failed(navigator.onLine ? 'unreadable' : 'network'));
}

/** @throws {ApiError} when it is not encoded as it says */
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
