import { MAX_PHOTO_BYTES } from '#openapi/limits.gen.ts';

const addresses = Object.values(
  import.meta.glob<string>('../../files/sample-photos/*.jpg', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

/** The portraits that the repository has; more are turned ones. */
export const PORTRAITS = addresses.length;

/** So many different photos: the twelve portraits, then the same ones mirrored. */
export async function samplePhotos(count: number): Promise<File[]> {
  const own = await Promise.all(addresses.slice(0, count).map(portrait));
  const mirrored = await Promise.all(own.slice(0, Math.max(0, count - PORTRAITS)).map(mirror));
  return [...own, ...mirrored];
}

/** A photo whose second half is missing, as after an upload that broke off. */
export async function damagedPhoto(): Promise<File> {
  const [photo] = await samplePhotos(1);
  return jpeg('damaged.jpg', photo ? [photo.slice(0, 400)] : []);
}

/** A photo that is one byte larger than the contract allows. */
export async function tooLargePhoto(): Promise<File> {
  const [photo] = await samplePhotos(1);
  if (!photo) return jpeg('too-large.jpg', []);
  return jpeg('too-large.jpg', [photo, new Uint8Array(MAX_PHOTO_BYTES + 1 - photo.size)]);
}

/** The same photo under two names. */
export async function duplicates(): Promise<File[]> {
  const [photo] = await samplePhotos(1);
  return photo ? [photo, jpeg('the-same-again.jpg', [photo])] : [];
}

async function portrait(address: string, index: number): Promise<File> {
  const response = await fetch(address);
  return jpeg(`sample-${String(index + 1).padStart(2, '0')}.jpg`, [await response.blob()]);
}

async function mirror(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context?.scale(-1, 1);
  context?.drawImage(picture, -picture.width, 0);
  picture.close();
  return jpeg(photo.name.replace('.jpg', '-mirrored.jpg'), [
    await canvas.convertToBlob({ type: 'image/jpeg' }),
  ]);
}

function jpeg(name: string, parts: BlobPart[]): File {
  return new File(parts, name, { type: 'image/jpeg' });
}
