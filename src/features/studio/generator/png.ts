import { HEAD_BYTES, imageKind } from '../photos/image-kind.ts';

/** Side of a picture that has no size of its own, as some SVG files. */
const FALLBACK_SIDE_PX = 1024;

/**
 * The picture as a PNG file: as it came when its bytes are one, whatever the server calls it, else drawn anew, pixel for
 * pixel.
 * @param draw decodes and draws; the browser's own by default.
 * @throws {Error} when it cannot be decoded.
 */
export async function toPng(picture: Blob, draw: (picture: Blob) => Promise<Blob> = drawPng): Promise<Blob> {
  const head = new Uint8Array(await picture.slice(0, HEAD_BYTES).arrayBuffer());
  if (imageKind(head) !== 'image/png') return draw(picture);
  return picture.type === 'image/png' ? picture : new Blob([picture], { type: 'image/png' });
}

/** The size to draw at: its own, to the pixel. */
export function drawSize(natural: { width: number; height: number }): { width: number; height: number } {
  const hasSize = natural.width > 0 && natural.height > 0;
  return hasSize ? natural : { width: FALLBACK_SIDE_PX, height: FALLBACK_SIDE_PX };
}

async function drawPng(picture: Blob): Promise<Blob> {
  // An image element decodes SVG too, which createImageBitmap does not.
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { width, height } = drawSize({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw the picture.');
    context.drawImage(image, 0, 0, width, height);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('This browser cannot make a PNG file of this size.');
    return png;
  } finally {
    URL.revokeObjectURL(url);
  }
}
