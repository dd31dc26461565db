import { expect, test } from 'vitest';
import * as fc from '#mocks/testing/seeded-fast-check.ts';
import { MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import {
  NO_PHOTOS,
  withPhotos as withAdded,
  withoutPhotos,
  withRestored,
  type Photo,
  type PhotoSet,
} from './photo-set.ts';

const print = (id: string, position = Number(id) || 0): Photo => ({
  id,
  position,
  file: new File([id], `${id}.png`),
  fingerprint: id,
  preview: undefined,
});
const withPhotos = (...ids: string[]): PhotoSet => ({
  ...NO_PHOTOS,
  photos: ids.map((id, index) => print(id, index)),
});
const idsOf = ({ photos }: PhotoSet) => photos.map(({ id }) => id);
const shownOrRemoved = (set: PhotoSet) => [...idsOf(set), ...set.removed.flat().map(({ id }) => id)];

test('restores stored photos without duplicating added ones', () => {
  const added = withAdded(NO_PHOTOS, [print('c', 3), print('b', 2)]);
  expect(idsOf(withAdded(added, [print('a', 1), print('b', 2)]))).toEqual(['a', 'b', 'c']);
});

test('contains at most 20 different photos after any sequence of changes', () => {
  const some = fc.array(
    fc.nat(40).map((id) => print(String(id))),
    { maxLength: 25 },
  );
  const steps = fc.array(
    fc.oneof(
      some.map((photos) => (set: PhotoSet) => withAdded(set, photos)),
      some.map((photos) => (set: PhotoSet) => withoutPhotos(set, idsOf({ ...NO_PHOTOS, photos }))),
      fc.constant(withRestored),
    ),
  );
  fc.assert(
    fc.property(steps, (sequence) => {
      let set = NO_PHOTOS;
      for (const step of sequence) {
        const before = shownOrRemoved(set);
        set = step(set);
        expect(set.photos.length).toBeLessThanOrEqual(MAX_TRAINING_PHOTOS);
        expect(new Set(idsOf(set)).size).toBe(set.photos.length);
        // Photos that Undo cannot restore are listed by name.
        const named = set.refused.map(({ name }) => name.replace('.png', ''));
        expect([...shownOrRemoved(set), ...named]).toEqual(expect.arrayContaining(before));
      }
    }),
  );
});

test('undoing all removals restores the same set', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 20 });
  fc.assert(
    fc.property(ids, fc.array(fc.array(fc.nat(25))), (before, removals) => {
      const sets = [withPhotos(...before)];
      for (const indexes of removals) {
        const removedIds = indexes.map((index) => before[index] ?? 'unknown');
        sets.unshift(withoutPhotos(sets[0]!, removedIds));
        expect(idsOf(sets[0]!)).toEqual(idsOf(sets[1]!).filter((id) => !removedIds.includes(id)));
      }
      const [last, ...earlier] = sets;
      const first = earlier.reduce((set, expected) => {
        const undone = withRestored(set);
        expect(undone).toEqual(expected);
        return undone;
      }, last!);
      expect(first.removed).toEqual([]);
    }),
  );
});
