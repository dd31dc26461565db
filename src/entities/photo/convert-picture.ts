/** The longest edge of a converted photo, as phones take them. It keeps the file below 10 MB. */
const MAX_EDGE_PX = 4032;

/**
 * Converts a HEIC photo to JPEG ("me.heic" to "me.jpg"); undefined where the browser cannot decode it (all but
 * Safari). Also works in a worker.
 */
export async function heicToJpeg(heic: File): Promise<File | undefined> {
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
  const bitmap = await createImageBitmap(heic).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, MAX_EDGE_PX / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  if (!context) return undefined;
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  const name = `${heic.name.replace(/\.[a-z0-9]{1,5}$/i, '')}.jpg`;
  return new File([jpeg], name, { type: 'image/jpeg', lastModified: heic.lastModified });
}
