const EDGE_PX = 160;

export type Thumbnail =
  /** A small JPEG as a data URL: needs no clean-up and survives a reload with the draft. */
  | { state: 'drawn'; url: string }
  /** The bytes are no picture that this browser can open. */
  | { state: 'unreadable' }
  /** This browser cannot draw at all; nothing is known about the file. */
  | { state: 'unknown' };

/** Draws a square thumbnail off the file, decoded away from the main thread. */
export async function thumbnailOf(file: Blob): Promise<Thumbnail> {
  if (typeof createImageBitmap !== 'function') return { state: 'unknown' };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { state: 'unreadable' };
  }
  try {
    return draw(bitmap);
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap): Thumbnail {
  const canvas = document.createElement('canvas');
  canvas.width = EDGE_PX;
  canvas.height = EDGE_PX;
  const pen = canvas.getContext('2d');
  if (!pen) return { state: 'unknown' };
  const edge = Math.min(bitmap.width, bitmap.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    bitmap,
    (bitmap.width - edge) / 2,
    (bitmap.height - edge) / 2,
    edge,
    edge,
    0,
    0,
    EDGE_PX,
    EDGE_PX,
  );
  return { state: 'drawn', url: canvas.toDataURL('image/jpeg', 0.8) };
}
