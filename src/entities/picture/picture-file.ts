import { dataUrlContent, fetchFile } from '#shared/api/fetch-file.ts';
import { HEAD_BYTES, imageKind } from '../photo/photo-file.ts';

/**
 * What to store of a picture: its bytes. The address stays for a drawing in a data URL, which is a short text and could
 * run scripts as a file, and where the bytes cannot be had because its host forbids it (CORS) or does not respond.
 */
export async function pictureImage(imageUrl: string): Promise<Blob | string> {
  if (imageUrl.startsWith('data:')) return inlineImage(imageUrl);
  try {
    const file = await fetchFile(imageUrl, 'image');
    const kind = imageKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    if (kind === 'svg') return `data:image/svg+xml,${encodeURIComponent(await file.text())}`;
    // The declared type may be wrong or missing.
    return kind.startsWith('image/') ? new Blob([file], { type: kind }) : imageUrl;
  } catch {
    return imageUrl;
  }
}

/** The same for a data URL, without waiting. */
export function inlineImage(imageUrl: string): Blob | string {
  if (!imageUrl.startsWith('data:') || /^data:image\/svg/i.test(imageUrl)) return imageUrl;
  try {
    return dataUrlContent(imageUrl);
  } catch {
    return imageUrl;
  }
}
