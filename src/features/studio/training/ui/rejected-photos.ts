import type { Photo } from '#entities/training-photos/photo-set.ts';
import type { TrainingState } from '../flow/training-state.ts';

/** The names under which the photos of the last training were sent, by id. */
const sentNames = new Map<string, string>();

/** The files of a training with unique names, so that a rejection identifies one: "me.jpg", "me (2).jpg". */
export function filesToSend(photos: readonly Photo[]): File[] {
  sentNames.clear();
  const taken = new Set<string>();
  return photos.map(({ id, file }) => {
    // The name as the server reports it: browsers escape quotes and line breaks, and the server trims lines.
    const ownName = file.name
      .normalize()
      .replace(/["\r\n]/g, '_')
      .trim();
    let name = ownName;
    // Some servers unpack files into a case-insensitive file system.
    for (let n = 2; taken.has(name.toLowerCase()); n += 1) name = ownName.replace(/(\.[^.]*)?$/, ` (${n})$1`);
    taken.add(name.toLowerCase());
    sentNames.set(id, name);
    const { type, lastModified } = file;
    return name === file.name ? file : new File([file], name, { type, lastModified });
  });
}

/**
 * The causes of rejected photos, by photo id. The server's details have lines like "photo-2.jpg: no face found". A line
 * that matches several photos, or none, is ignored. A photo that was added later does not match.
 */
export function rejectedPhotos(state: TrainingState, photos: readonly Photo[]): ReadonlyMap<string, string> {
  const causes = new Map<string, string>();
  if (state.step !== 'failed' || state.failure.kind !== 'photosRejected') return causes;
  for (const line of state.failure.plainMessage.split('\n')) {
    const [sent, ...duplicates] = [...sentNames].filter(([, name]) => line.startsWith(`${name}: `));
    if (!sent || duplicates.length > 0) continue;
    const [id, name] = sent;
    if (photos.some((photo) => photo.id === id)) causes.set(id, line.slice(name.length + 2));
  }
  return causes;
}
