const EDGE_PX = 160;

/**
 * Makes a square thumbnail; decodes the file off the main thread.
 * @returns a small JPEG as a data URL, which is stored with the draft; '' when this browser cannot draw it, and
 * undefined when it cannot decode the file
 */
export async function thumbnailOf(file: Blob): Promise<string | undefined> {
  if (typeof createImageBitmap !== 'function') return '';
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const { width, height } = bitmap;
  const edge = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = EDGE_PX;
  canvas.height = EDGE_PX;
  const pen = canvas.getContext('2d');
  if (pen) pen.imageSmoothingQuality = 'high';
  pen?.drawImage(bitmap, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, EDGE_PX, EDGE_PX);
  bitmap.close();
  return pen ? canvas.toDataURL('image/jpeg', 0.8) : '';
}
