/** A small picture: RGB bytes, row by row, and the size of the original. */
export interface Pixels {
  width: number;
  height: number;
  /** 3 × width × height bytes. */
  rgb: Uint8Array;
  originalWidth: number;
  originalHeight: number;
}

/** Thrown for a picture that cannot be decoded. Handlers return 422. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

/** The longer side of the small picture, enough for colors and areas. */
const GRID = 64;

/**
 * Decodes a picture with the browser. The result is `undefined` in Node, which cannot decode it.
 * @throws UnreadablePictureError when it cannot be decoded
 */
export async function readPixels(bytes: Uint8Array, mediaType: string): Promise<Pixels | undefined> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: mediaType })).catch(
    (cause: unknown) => {
      throw new UnreadablePictureError('The browser cannot decode this picture.', { cause });
    },
  );
  try {
    const scale = Math.min(1, GRID / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new UnreadablePictureError('The browser has no canvas to read the picture.');
    // Transparent parts become white.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const rgba = context.getImageData(0, 0, width, height).data;
    const rgb = Uint8Array.from(
      { length: width * height * 3 },
      (_, n) => rgba[Math.floor(n / 3) * 4 + (n % 3)] ?? 0,
    );
    return { width, height, rgb, originalWidth: bitmap.width, originalHeight: bitmap.height };
  } finally {
    bitmap.close();
  }
}
