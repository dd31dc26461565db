import type { TrainingState } from './flow/training-state.ts';
import type { Photo } from '../../../entities/training-photos/photo-set.ts';

/** Ids of the submitted photos. A photo added later may have the name of a rejected one. */
const submittedIds = new Set<string>();

export function rememberSubmitted(photos: readonly Photo[]): void {
  for (const { id } of photos) submittedIds.add(id);
}

/**
 * The photos that the server rejected, by id, each with its cause. Its details have lines like "photo-2.jpg: no face
 * found"; a line that matches several photos, or none, is ignored.
 */
export function rejectedPhotos(state: TrainingState, photos: readonly Photo[]): ReadonlyMap<string, string> {
  const causes = new Map<string, string>();
  if (state.step !== 'failed' || state.failure.kind !== 'photosRejected') return causes;
  for (const line of state.failure.plainMessage.split('\n')) {
    const [photo, ...others] = photos.filter(({ file }) => line.startsWith(`${file.name}: `));
    if (photo && others.length === 0 && submittedIds.has(photo.id)) {
      causes.set(photo.id, line.slice(photo.file.name.length + 2));
    }
  }
  return causes;
}
