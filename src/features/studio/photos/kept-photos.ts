import * as v from 'valibot';
import { deviceFiles } from '../../../shared/lib/device-files.ts';
import { listOf, text } from '../../../shared/lib/schema.ts';
import type { Photo } from './photo-set.ts';

/** The stored form. One entry per photo, so that adding one does not rewrite the other nineteen. */
const keptPhoto = v.object({
  name: v.string(),
  lastModified: v.number(),
  bytes: v.pipe(
    v.instance(Blob),
    v.check((bytes) => bytes.size > 0),
  ),
  fingerprint: v.string(),
  preview: v.nullable(v.instance(Blob)),
});

const order = deviceFiles('photos', listOf(text));

/** This user's stored photos in order; damaged entries are skipped. */
export async function readKeptPhotos(userId: string): Promise<Photo[]> {
  const ids = (await order.read(userId)) ?? [];
  const photos = await Promise.all(
    ids.map(async (id): Promise<Photo | undefined> => {
      const kept = await entry(id).read(userId);
      if (!kept) return undefined;
      const { bytes, name, lastModified, fingerprint, preview } = kept;
      const file = new File([bytes], name, { type: bytes.type, lastModified });
      return { id, file, fingerprint, preview: preview ?? undefined };
    }),
  );
  return photos.filter((photo) => photo !== undefined);
}

/** @returns false when it could not be stored: the device is full, or storage is blocked. */
export async function keepPhoto(userId: string, { id, file, fingerprint, preview }: Photo): Promise<boolean> {
  const { name, lastModified } = file;
  return entry(id).write(userId, { name, lastModified, bytes: file, fingerprint, preview: preview ?? null });
}

export async function forgetPhoto(userId: string, id: string): Promise<void> {
  await entry(id).remove(userId);
}

export async function keepOrder(userId: string, ids: readonly string[]): Promise<void> {
  await (ids.length === 0 ? order.remove(userId) : order.write(userId, [...ids]));
}

function entry(id: string) {
  return deviceFiles(`photo-${id}`, keptPhoto);
}
