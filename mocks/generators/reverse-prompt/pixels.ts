import type { Pixels } from './pixel-image.ts';
import { readJpeg } from './jpeg.ts';
import { readPng } from './png.ts';

/** The file says that it is a picture, and cannot be read as one. Handlers answer it with 422. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
}

/** The longer side of the small picture: colours and areas, not details. */
const GRID = 64;

/**
 * Decodes a picture. The browser does it where there is one. Node has no decoder: PNG and JPEG are read by the two
 * small readers here (JPEG at an eighth of its size, which is what colours need); for the other types the result is
 * `undefined` in Node, and the analysis says only what the file itself tells.
 */
export async function readPixels(bytes: Uint8Array, mediaType: string): Promise<Pixels | undefined> {
  if (bytes.length === 0) throw new UnreadablePictureError('The file is empty.');
  if (typeof createImageBitmap === 'function' && typeof OffscreenCanvas === 'function')
    return readInBrowser(bytes, mediaType);
  try {
    if (mediaType === 'image/png') return shrink(await readPng(bytes));
    if (mediaType === 'image/jpeg') return shrink(readJpeg(bytes));
  } catch (cause) {
    throw new UnreadablePictureError('The picture is damaged.', { cause });
  }
  return undefined;
}

async function readInBrowser(bytes: Uint8Array, mediaType: string): Promise<Pixels> {
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
    if (!context) throw new UnreadablePictureError('There is no canvas to read the picture with.');
    // Transparent parts count as white paper.
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

/** Averages blocks until the longer side is at most GRID. */
function shrink(picture: Pixels): Pixels {
  const scale = Math.max(1, Math.max(picture.width, picture.height) / GRID);
  const width = Math.max(1, Math.round(picture.width / scale));
  const height = Math.max(1, Math.round(picture.height / scale));
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = span(y, height, picture.height);
    for (let x = 0; x < width; x++) {
      const [left, right] = span(x, width, picture.width);
      const sum = [0, 0, 0];
      for (let row = top; row < bottom; row++) {
        for (let at = (row * picture.width + left) * 3; at < (row * picture.width + right) * 3; at++) {
          sum[at % 3] = (sum[at % 3] ?? 0) + (picture.rgb[at] ?? 0);
        }
      }
      const count = (bottom - top) * (right - left);
      for (let channel = 0; channel < 3; channel++)
        rgb[(y * width + x) * 3 + channel] = Math.round((sum[channel] ?? 0) / count);
    }
  }
  return { ...picture, width, height, rgb };
}

function span(at: number, count: number, length: number): [from: number, to: number] {
  const from = Math.floor((at * length) / count);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / count))];
}
