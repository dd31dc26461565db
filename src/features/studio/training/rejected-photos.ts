import type { TrainingState } from './flow/training-state.ts';
import type { Photo } from '../../../entities/training-photos/photo-set.ts';

/** Ids of the photos that were handed in. A better one may be chosen later under the name of a rejected one. */
const handedIn = new Set<string>();

export function rememberHandedIn(photos: readonly Photo[]): void {
  for (const { id } of photos) handedIn.add(id);
}

/**
 * The photos that the server rejected, by id, each with its cause. Its details have lines like
 * "photo-2.jpg: no face found"; a line that does not fit exactly one photo marks none.
 */
export function rejectedPhotos(state: TrainingState, photos: readonly Photo[]): ReadonlyMap<string, string> {
  const causes = new Map<string, string>();
  if (state.step !== 'failed' || state.failure.kind !== 'photosRejected') return causes;
  for (const line of state.failure.plainMessage.split('\n')) {
    const [photo, ...others] = photos.filter(({ file }) => line.startsWith(`${file.name}: `));
    if (photo && others.length === 0 && handedIn.has(photo.id)) {
      causes.set(photo.id, line.slice(photo.file.name.length + 2));
    }
  }
  return causes;
}
