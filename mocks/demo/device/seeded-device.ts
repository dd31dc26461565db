import type { Picture } from '#entities/picture/picture.ts';
import { STATES, type StateId } from '#mocks/states/states.ts';
import type { SampleReference } from './sample-photo.ts';
import { SEEDS } from './seeds.ts';

const HOUR_MS = 3_600_000;

/** The stored values of a state's device, with the app's names and schemas. @param now simulated ms since the epoch */
export function seededTexts(id: StateId, now: number): Record<string, string> {
  const { person, device } = STATES[id];
  const { trainings, jobs = [] } = person?.rows(now, id) ?? {};
  const training = trainings?.find(({ isDelivered }) => !isDelivered);
  const values = (device?.keeps ?? []).flatMap((thing) =>
    Object.entries(SEEDS[thing]({ now, training, jobs, credits: person?.credits ?? 0 })),
  );
  return Object.fromEntries(
    values.map(([name, value]) => [`twin-studio:${name}:${person?.userId ?? ''}`, JSON.stringify(value)]),
  );
}

/** A state's pictures, newest first. @param fileUrl the address of a file in `mocks/files` */
export function seededPictures(id: StateId, now: number, fileUrl: (name: string) => string): Picture[] {
  return (STATES[id].device?.pictures ?? []).map(({ file, isFavourite = false, ...picture }, index) => ({
    ...picture,
    id: `scenario-${index + 1}`,
    imageUrl: fileUrl(`pictures/${file}.svg`),
    sentPrompt: `${picture.triggerWord} person, ${picture.prompt}`,
    method: 'Illustrated sample',
    createdAt: now - (index + 1) * HOUR_MS,
    isFavourite,
  }));
}

/** A state's stored photos, the first sample ones, and its pictures, by their names in the app. */
export function seededFiles(
  id: StateId,
  now: number,
  fileUrl: (name: string) => string,
): Record<string, unknown> {
  const { person, device } = STATES[id];
  const photos = Array.from({ length: device?.photos ?? 0 }, (_, index): SampleReference => {
    const fingerprint = `sample-${String(index + 1).padStart(2, '0')}`;
    return { sample: index + 1, name: `${fingerprint}.jpg`, lastModified: 0, fingerprint };
  });
  const files = {
    ...(photos.length > 0 ? { photos: photos.map(({ fingerprint }) => fingerprint) } : {}),
    ...Object.fromEntries(photos.map((photo) => [`photo-${photo.fingerprint}`, photo])),
    ...(device?.pictures ? { pictures: seededPictures(id, now, fileUrl) } : {}),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => [`${name}:${person?.userId ?? ''}`, value]),
  );
}
