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
  let response: Response;
  let file: Blob;
  try {
    response = await fetch(url, signal ? { signal } : {});
    file = await response.blob();
  } catch (cause) {
    throw ApiError.of(signal?.aborted === true ? 'aborted' : 'network', cause);
  }
  if (!response.ok) throw ApiError.http(response.status, response.statusText, '');
  const isKind =
    kind === 'any' ||
    file.type.startsWith(`${kind}/`) ||
    ['', 'application/octet-stream'].includes(file.type);
  if (!isKind || file.size === 0) throw ApiError.of('unreadable');
  return file;
}
