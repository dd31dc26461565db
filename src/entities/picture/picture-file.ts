import { dataUrlContent, fetchFile } from '#shared/api/fetch-file.ts';
import { HEAD_BYTES, imageKind } from '../photo/photo-file.ts';

/**
 * The image to store: the picture's bytes. The address is stored where the host does not respond or forbids reading
 * (CORS), and for a drawing in a data URL, which is short and could run scripts as a file.
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

/** The image to store, without a request: the bytes of a data URL, else the address. */
export function inlineImage(imageUrl: string): Blob | string {
  if (!imageUrl.startsWith('data:') || /^data:image\/svg/i.test(imageUrl)) return imageUrl;
  try {
    return dataUrlContent(imageUrl);
  } catch {
    return imageUrl;
  }
}
