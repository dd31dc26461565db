import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  NO_PHOTOS,
  withStored,
  withoutPhotos,
  withRestored,
  type Photo,
  type PhotoSet,
} from './photo-set.ts';

const print = (id: string): Photo => ({
  id,
  file: new File([id], `${id}.png`),
  fingerprint: id,
  preview: undefined,
});
const withPhotos = (...ids: string[]): PhotoSet => ({ ...NO_PHOTOS, photos: ids.map(print) });
const idsOf = ({ photos }: PhotoSet) => photos.map(({ id }) => id);

it('restores stored photos without duplicating added ones', () => {
  expect(idsOf(withStored(withPhotos('b', 'c'), ['a', 'b'].map(print)))).toEqual(['a', 'b', 'c']);
});

it('undoing a removal restores the same set', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 20 });
  fc.assert(
    fc.property(ids, fc.array(fc.nat(25)), (before, places) => {
      const gone = places.map((place) => before[place] ?? 'nobody');
      const removed = withoutPhotos(withPhotos(...before), gone);
      expect(idsOf(removed)).toEqual(before.filter((id) => !gone.includes(id)));
      const undone = withRestored(removed);
      expect(idsOf(undone)).toEqual(before);
      expect(undone.removed).toEqual([]);
    }),
  );
});
