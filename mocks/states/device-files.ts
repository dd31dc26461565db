import { STATES, type StateId } from './states.ts';

/** The small values that a state's device keeps, as the app names and writes them. @param now simulated ms since the epoch */
export function seededTexts(id: StateId, now: number): Record<string, string> {
  const { person, device } = STATES[id];
  const texts = Object.entries(device?.texts?.(now) ?? {}).map(([name, value]) => [
    `twin-studio:${name}:${person?.userId ?? ''}`,
    JSON.stringify(value),
  ]);
  return Object.fromEntries(texts) as Record<string, string>;
}

/** The ids of the first sample photos, by their file names. */
export const photoIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `sample-${String(index + 1).padStart(2, '0')}`);

/** The id of a state's picture, counted from the newest. */
export const pictureId = (index: number): string => `scenario-${index + 1}`;

/** Which of a state's pictures is one, counted from the newest. */
export const FAVOURITE = 1;

/** The names under which a state's device keeps its photos and pictures, as the app does. */
export function seededFileNames(id: StateId): string[] {
  const { person, device: { photos = 0, pictures = [] } = {} } = STATES[id];
  if (!person) return [];
  return [
    ...(photos > 0 ? ['photos', ...photoIds(photos).map((photo) => `photo-${photo}`)] : []),
    ...(pictures.length > 0 ? ['pictures'] : []),
  ].map((name) => `${name}:${person.userId}`);
}
