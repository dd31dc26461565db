import * as v from 'valibot';
import { deviceFiles, storedFile, type SaveResult } from '#shared/lib/device-files.ts';
import { listOf, text } from '#shared/lib/schema.ts';
import { idsOf, type Photo } from './photo-set.ts';

/** One entry per photo, so that adding one does not rewrite the others. */
const storedPhoto = v.object({
  name: v.string(),
  lastModified: v.number(),
  bytes: storedFile,
  fingerprint: v.string(),
  preview: v.nullable(storedFile),
});

/** The stored form, with the file as a Blob or as bytes. */
export type StoredPhoto = v.InferInput<typeof storedPhoto>;

const order = deviceFiles('photos', listOf(text));

/** @returns this user's stored photos in order, without damaged ones, and whether some could not be read */
export async function readStoredPhotos(userId: string): Promise<{ photos: Photo[]; hasUnreadable: boolean }> {
  const { isRead, isBlocked, value: ids = [] } = await order.read(userId);
  const results = await Promise.all(ids.map((id) => readStoredPhoto(userId, id)));
  return {
    photos: results.flatMap(({ photo }) => photo ?? []),
    hasUnreadable: !isBlocked && (!isRead || results.some((result) => !result.isRead)),
  };
}

/** The stored copy, which does not change with the original file. */
export async function readStoredPhoto(userId: string, id: string) {
  const { isRead, value } = await entry(id).read(userId);
  if (!value?.bytes.size) return { isRead };
  const { bytes, name, lastModified, fingerprint, preview } = value;
  const file = new File([bytes], name, { type: bytes.type, lastModified });
  const photo: Photo = { id, file, fingerprint, preview: preview ?? undefined };
  return { isRead, photo };
}

export function storePhoto(userId: string, { id, file, fingerprint, preview }: Photo): Promise<SaveResult> {
  const { name, lastModified } = file;
  return entry(id).write(userId, { name, lastModified, bytes: file, fingerprint, preview: preview ?? null });
}

export async function deleteStoredPhoto(userId: string, id: string): Promise<void> {
  await entry(id).remove(userId);
}

/** @param known every photo that this page has shown; others belong to another tab or could not be read, and stay */
export function storeOrder(
  userId: string,
  photos: readonly Photo[],
  known: ReadonlySet<string>,
): Promise<SaveResult> {
  return order.change(userId, (stored = []) => [...stored.filter((id) => !known.has(id)), ...idsOf(photos)]);
}

/** Stores what is not stored yet, and all photos after the device was cleared while they were on the screen. */
export async function storeAgain(userId: string, photos: readonly Photo[]): Promise<SaveResult> {
  const shown = idsOf(photos);
  const { isRead, value } = await order.read(userId, []);
  const isCleared = shown.length > 0 && isRead && value === undefined;
  const results = await Promise.all([
    ...photos.map((photo) => (isCleared ? storePhoto(userId, photo) : entry(photo.id).change(userId))),
    order.change(userId, isCleared ? (stored = shown) => stored : undefined),
  ]);
  return results.find((result) => result !== 'saved') ?? 'saved';
}

function entry(id: string) {
  return deviceFiles(`photo-${id}`, storedPhoto);
}
