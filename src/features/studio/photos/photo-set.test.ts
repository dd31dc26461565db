import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Photo } from './photo.ts';
import { afterPhotoEvent, NO_PHOTOS, type PhotoEvent, type PhotoSet } from './photo-set.ts';

const print = (id: string): Photo => ({
  id,
  file: new File([id], `${id}.png`),
  fingerprint: id,
  preview: undefined,
});
const withPhotos = (...ids: string[]): PhotoSet => ({ ...NO_PHOTOS, photos: ids.map(print) });
const idsOf = ({ photos }: PhotoSet) => photos.map(({ id }) => id);

describe('the photos of a training', () => {
  it('brings back what was kept without doubling what was added meanwhile', () => {
    const set = afterPhotoEvent(withPhotos('b', 'c'), {
      type: 'photosRestored',
      photos: ['a', 'b'].map(print),
    });
    expect(idsOf(set)).toEqual(['a', 'b', 'c']);
  });

  it('forgets what could be undone when new files are chosen', () => {
    const removed = afterPhotoEvent(withPhotos('a', 'b'), { type: 'allRemoved' });
    expect(removed.removed).toHaveLength(2);
    expect(afterPhotoEvent(removed, { type: 'filesChosen' }).removed).toEqual([]);
  });

  it('undoes any removal to exactly what was there', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 20 });
    const removal = fc.oneof(fc.constant('all' as const), fc.nat(25), fc.array(fc.nat(25)));
    fc.assert(
      fc.property(ids, removal, (before, what) => {
        const set = withPhotos(...before);
        const id = (index: number) => before[index] ?? 'nobody';
        const event: PhotoEvent =
          what === 'all'
            ? { type: 'allRemoved' }
            : typeof what === 'number'
              ? { type: 'photoRemoved', id: id(what) }
              : { type: 'rejectedRemoved', ids: what.map(id) };
        const undone = afterPhotoEvent(afterPhotoEvent(set, event), { type: 'removalUndone' });
        expect(idsOf(undone)).toEqual(before);
        expect(undone.removed).toEqual([]);
      }),
    );
  });
});
