import type { Picture } from '../../../src/features/studio/generator/picture.ts';
import { STATES, type StateId } from '../../states/states.ts';
import { SEEDS } from './seeds.ts';

const HOUR_MS = 3_600_000;
/** Which of a state's pictures is one, counted from the newest. */
const FAVOURITE = 1;

/** The small values that a state's device keeps, as the app names and writes them. @param now simulated ms since the epoch */
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

/** The names under which a state's device keeps its photos and pictures, as the app does. */
export function seededFileNames(id: StateId): string[] {
  const { person, device } = STATES[id];
  if (!person) return [];
  const photos = seededPhotos(id);
  return [
    ...(photos.length > 0 ? ['photos', ...photos.map((photo) => `photo-${photo}`)] : []),
    ...(device?.pictures ? ['pictures'] : []),
  ].map((name) => `${name}:${person.userId}`);
}
