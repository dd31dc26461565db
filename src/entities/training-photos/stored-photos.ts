import * as v from 'valibot';
import { convertEntries, deviceFiles, fileKey, storedFile } from '#shared/lib/device-files.ts';
import { listOf, text, tryParse } from '#shared/lib/schema.ts';
import type { Photo } from './photo-set.ts';

const FIELDS = {
  name: v.string(),
  lastModified: v.number(),
  bytes: storedFile,
  fingerprint: v.string(),
  preview: v.nullable(storedFile),
};

const storedPhoto = v.object({ ...FIELDS, id: text, position: v.number() });

/** A photo as stored, with the file as a Blob or as bytes. */
export type StoredPhoto = v.InferInput<typeof storedPhoto>;

const files = deviceFiles('photo', storedPhoto);

/** This user's stored photos, in order. */
export async function readStoredPhotos(userId: string): Promise<Photo[]> {
  await carryOverPhotos(userId);
  const stored = await files.readAll(userId);
  return stored.map(toPhoto).toSorted((a, b) => a.position - b.position);
}

/**
 * Stores a photo.
 * @returns the photo with the stored copy, which does not change with the original file
 */
export async function storePhoto(userId: string, photo: Photo): Promise<Photo> {
  const { id, position, file, fingerprint, preview = null } = photo;
  const { name, lastModified } = file;
  await files.set(userId, id, { id, position, name, lastModified, bytes: file, fingerprint, preview });
  const stored = await files.read(userId, id);
  return stored ? toPhoto(stored) : photo;
}

export function deleteStoredPhoto(userId: string, id: string): Promise<void> {
  return files.delete(userId, id);
}

function toPhoto({
  bytes,
  name,
  lastModified,
  preview,
  ...fields
}: v.InferOutput<typeof storedPhoto>): Photo {
  const isSame = bytes instanceof File && bytes.name === name;
  const file = isSame ? bytes : new File([bytes], name, { type: bytes.type, lastModified });
  return { ...fields, file, preview: preview ?? undefined };
}

const listedPhoto = v.object(FIELDS);
const idList = listOf(text);

/** Converts the photos of an earlier version of the app, which stored their order separately. */
async function carryOverPhotos(userId: string): Promise<void> {
  const listKey = `photos:${userId}`;
  await convertEntries(listKey, async (stored, readOther) => {
    const ids = tryParse(idList, stored);
    if (!ids) return undefined;
    const entries = new Map<string, unknown>([[listKey, undefined]]);
    for (const [position, id] of ids.entries()) {
      const oldKey = `photo-${id}:${userId}`;
      const photo = tryParse(listedPhoto, await readOther(oldKey));
      if (!photo) continue;
      entries.set(fileKey('photo', userId, id), { ...photo, id, position } satisfies StoredPhoto);
      entries.set(oldKey, undefined);
    }
    return entries;
  });
}
