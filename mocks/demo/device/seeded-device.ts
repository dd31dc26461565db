import type { StoredPicture } from '#entities/picture/picture.ts';
import { STATES, type StateId } from '#mocks/states/states.ts';
import type { SampleReference } from './sample-photo.ts';
import { SEEDS } from './seeds.ts';

const HOUR_MS = 3_600_000;

/** The stored values of a state's device, with the app's names and schemas. @param now simulated ms since the epoch */
export function seededTexts(id: StateId, now: number): Record<string, string> {
  const { user, device } = STATES[id];
  const { trainings, jobs = [] } = user?.rows(now, id) ?? {};
  const training = trainings?.find(({ isDelivered }) => !isDelivered);
  const values = (device?.stores ?? []).flatMap((part) =>
    Object.entries(SEEDS[part]({ now, training, jobs, credits: user?.credits ?? 0 })),
  );
  return Object.fromEntries(
    values.map(([name, value]) => [`twin-studio:${name}:${user?.userId ?? ''}`, JSON.stringify(value)]),
  );
}

/** The stored entries of a state's pictures, by their keys. @param fileUrl the address of a file in `mocks/files` */
export function seededPictures(
  id: StateId,
  now: number,
  fileUrl: (name: string) => string,
): Record<string, StoredPicture> {
  const { user, device } = STATES[id];
  const pictures = (device?.pictures ?? []).map(
    ({ file, isFavourite = false, ...picture }, index): StoredPicture => ({
      ...picture,
      id: `scenario-${index + 1}`,
      image: fileUrl(`pictures/${file}.svg`),
      sentPrompt: `${picture.triggerWord} person, ${picture.prompt}`,
      method: 'Illustrated sample',
      createdAt: now - (index + 1) * HOUR_MS,
      position: now - (index + 1) * HOUR_MS,
      isFavourite,
    }),
  );
  return Object.fromEntries(
    pictures.map((picture) => [fileKey('picture', user?.userId, picture.id), picture]),
  );
}

/** The stored sample photos and pictures of a state, by their keys in the app. */
export function seededFiles(
  id: StateId,
  now: number,
  fileUrl: (name: string) => string,
): Record<string, unknown> {
  const { user, device } = STATES[id];
  const photos = Array.from({ length: device?.photos ?? 0 }, (_, position): SampleReference => {
    const fingerprint = `sample-${String(position + 1).padStart(2, '0')}`;
    return {
      sample: position + 1,
      id: fingerprint,
      position,
      name: `${fingerprint}.jpg`,
      lastModified: 0,
      fingerprint,
    };
  });
  return {
    ...Object.fromEntries(photos.map((photo) => [fileKey('photo', user?.userId, photo.id), photo])),
    ...seededPictures(id, now, fileUrl),
  };
}

/** The app's key of a stored file (device-files.ts). */
function fileKey(name: string, userId = '', id: string): string {
  return `${name}:${userId}:${id}`;
}
