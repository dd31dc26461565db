/** The long edge of a converted photo: what phones take. It keeps the file below the limit of 10 MB. */
const MAX_EDGE_PX = 4032;

/** A HEIC photo as JPEG; undefined where the browser cannot open it (all but Safari). Works in a worker, too. */
export async function heicToJpeg(heic: Blob): Promise<Blob | undefined> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
  const bitmap = await createImageBitmap(heic).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, MAX_EDGE_PX / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return pen ? canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 }) : undefined;
}

/** The name that a converted photo goes by: "me.heic" becomes "me.jpg". */
export function jpegName(name: string): string {
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg`;
}
