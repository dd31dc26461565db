import type { Picture } from '../../../src/entities/picture/picture.ts';
import { STATES, type StateId } from '../../states/states.ts';
import { SEEDS } from './seeds.ts';

const HOUR_MS = 3_600_000;
/** The index of a state's picture, from the newest. */
const FAVOURITE = 1;

/** The stored values of a state's device, with the app's names and schemas. @param now simulated ms since the epoch */
export function seededTexts(id: StateId, now: number): Record<string, string> {
  const { person, device } = STATES[id];
  const training = person?.rows(now, id).trainings?.find(({ isDelivered }) => !isDelivered);
  const values = (device?.keeps ?? []).flatMap((thing) => Object.entries(SEEDS[thing]({ now, training })));
  return Object.fromEntries(
    values.map(([name, value]) => [`twin-studio:${name}:${person?.userId ?? ''}`, JSON.stringify(value)]),
  );
}

/** The ids of a state's photos: the first sample photos, by their file names. */
export const seededPhotos = (id: StateId): string[] =>
  Array.from(
    { length: STATES[id].device?.photos ?? 0 },
    (_, index) => `sample-${String(index + 1).padStart(2, '0')}`,
  );

/** A state's pictures, newest first. @param fileUrl the address of a file in `mocks/files` */
export function seededPictures(id: StateId, now: number, fileUrl: (name: string) => string): Picture[] {
  return (STATES[id].device?.pictures ?? []).map(({ file, ...picture }, index) => ({
    ...picture,
    id: `scenario-${index + 1}`,
    imageUrl: fileUrl(`pictures/${file}.svg`),
    sentPrompt: `${picture.triggerWord} person, ${picture.prompt}`,
    createdAt: now - (index + 1) * HOUR_MS,
    isFavourite: index === FAVOURITE,
  }));
}

/** The names of a state's stored photos and pictures, as in the app. */
export function seededFileNames(id: StateId): string[] {
  const { person, device } = STATES[id];
  if (!person) return [];
  const photos = seededPhotos(id);
  return [
    ...(photos.length > 0 ? ['photos', ...photos.map((photo) => `photo-${photo}`)] : []),
    ...(device?.pictures ? ['pictures'] : []),
  ].map((name) => `${name}:${person.userId}`);
}
