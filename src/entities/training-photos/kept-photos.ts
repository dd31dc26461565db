import * as v from 'valibot';
import type { Reading } from '../../shared/lib/browser-storage.ts';
import { deviceFiles, storedFile, type Kept } from '../../shared/lib/device-files.ts';
import { listOf, text } from '../../shared/lib/schema.ts';
import type { Photo } from './photo-set.ts';

/** The stored form. One entry per photo, so that adding one does not rewrite the other nineteen. */
const keptPhoto = v.object({
  name: v.string(),
  lastModified: v.number(),
  bytes: v.pipe(
    storedFile,
    v.check((bytes) => bytes.size > 0),
  ),
  fingerprint: v.string(),
  preview: v.nullable(storedFile),
});

/** As it can be written here: a file, or its bytes. */
export type KeptPhoto = v.InferInput<typeof keptPhoto>;

const order = deviceFiles('photos', listOf(text));

/** @returns this user's stored photos in order, damaged ones left out, and whether some could not be read now. */
export async function readKeptPhotos(userId: string): Promise<{ photos: Photo[]; hasUnreadable: boolean }> {
  const ids = await order.read(userId);
  if (!ids.isRead) return { photos: [], hasUnreadable: !ids.isBlocked };
  const readings = await Promise.all((ids.value ?? []).map((id) => readKeptPhoto(userId, id)));
  const photos = readings.map((reading) => (reading.isRead ? reading.value : undefined));
  return {
    photos: photos.filter((photo) => photo !== undefined),
    hasUnreadable: readings.some(({ isRead }) => !isRead),
  };
}

/** The photo as it is stored: what becomes of the file that was chosen does not change it. */
export async function readKeptPhoto(userId: string, id: string): Promise<Reading<Photo>> {
  const reading = await entry(id).read(userId);
  if (!reading.isRead) return reading;
  if (!reading.value) return { isRead: true, value: undefined };
  const { bytes, name, lastModified, fingerprint, preview } = reading.value;
  const file = new File([bytes], name, { type: bytes.type, lastModified });
  return { isRead: true, value: { id, file, fingerprint, preview: preview ?? undefined } };
}

export async function keepPhoto(userId: string, { id, file, fingerprint, preview }: Photo): Promise<Kept> {
  const { name, lastModified } = file;
  return entry(id).write(userId, { name, lastModified, bytes: file, fingerprint, preview: preview ?? null });
}

export async function forgetPhoto(userId: string, id: string): Promise<void> {
  await entry(id).remove(userId);
}

/** @param known every photo that this page has shown. Others are another tab's, or could not be read: they stay. */
export async function keepOrder(
  userId: string,
  ids: readonly string[],
  known: ReadonlySet<string>,
): Promise<void> {
  await order.change(userId, (stored = []) => [...stored.filter((id) => !known.has(id)), ...ids]);
}

function entry(id: string) {
  return deviceFiles(`photo-${id}`, keptPhoto);
}
