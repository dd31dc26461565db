import * as v from 'valibot';
import type { ReadResult } from '../../shared/lib/browser-storage.ts';
import { deviceFiles, storedFile, type SaveResult } from '../../shared/lib/device-files.ts';
import { listOf, text } from '../../shared/lib/schema.ts';
import type { Photo } from './photo-set.ts';

/** One entry per photo, so that adding one does not rewrite the others. */
const storedPhoto = v.object({
  name: v.string(),
  lastModified: v.number(),
  bytes: v.pipe(
    storedFile,
    v.check((bytes) => bytes.size > 0),
  ),
  fingerprint: v.string(),
  preview: v.nullable(storedFile),
});

/** The stored form, with the file as a Blob or as bytes. */
export type StoredPhoto = v.InferInput<typeof storedPhoto>;

const order = deviceFiles('photos', listOf(text));

/** @returns this user's stored photos in order, without damaged ones, and whether some could not be read */
export async function readStoredPhotos(userId: string): Promise<{ photos: Photo[]; hasUnreadable: boolean }> {
  const ids = await order.read(userId);
  if (!ids.isRead) return { photos: [], hasUnreadable: !ids.isBlocked };
  const results = await Promise.all((ids.value ?? []).map((id) => readStoredPhoto(userId, id)));
  const photos = results.map((result) => (result.isRead ? result.value : undefined));
  return {
    photos: photos.filter((photo) => photo !== undefined),
    hasUnreadable: results.some(({ isRead }) => !isRead),
  };
}

/** The stored copy, which does not change with the original file. */
export async function readStoredPhoto(userId: string, id: string): Promise<ReadResult<Photo>> {
  const result = await entry(id).read(userId);
  if (!result.isRead) return result;
  if (!result.value) return { isRead: true, value: undefined };
  const { bytes, name, lastModified, fingerprint, preview } = result.value;
  const file = new File([bytes], name, { type: bytes.type, lastModified });
  return { isRead: true, value: { id, file, fingerprint, preview: preview ?? undefined } };
}

export async function storePhoto(
  userId: string,
  { id, file, fingerprint, preview }: Photo,
): Promise<SaveResult> {
  const { name, lastModified } = file;
  return entry(id).write(userId, { name, lastModified, bytes: file, fingerprint, preview: preview ?? null });
}

export async function deleteStoredPhoto(userId: string, id: string): Promise<void> {
  await entry(id).remove(userId);
}

/** @param known every photo that this page has shown; others belong to another tab or could not be read, and stay */
export async function storeOrder(
  userId: string,
  ids: readonly string[],
  known: ReadonlySet<string>,
): Promise<void> {
  await order.change(userId, (stored = []) => [...stored.filter((id) => !known.has(id)), ...ids]);
}

/** Stores what is not stored yet, and all photos after the device was cleared while they were on the screen. */
export async function storeAgain(userId: string, photos: readonly Photo[]): Promise<SaveResult> {
  const ids = await order.read(userId);
  const isCleared = ids.isRead && ids.value === undefined;
  const shown = photos.map(({ id }) => id);
  const results = await Promise.all([
    ...photos.map((photo) => (isCleared ? storePhoto(userId, photo) : entry(photo.id).change(userId))),
    order.change(userId, isCleared && shown.length > 0 ? (stored = shown) => stored : undefined),
  ]);
  return results.find((result) => result !== 'saved') ?? 'saved';
}

function entry(id: string) {
  return deviceFiles(`photo-${id}`, storedPhoto);
}
