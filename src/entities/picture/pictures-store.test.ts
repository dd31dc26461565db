import { describe, expect, test } from 'vitest';
import { picture } from '#test/picture.ts';
import { pictureAlt, type Picture } from './picture.ts';
import {
  latestByTemplate,
  picturesToEvict,
  MAX_SAVED_PICTURES,
  withoutPicture,
  withPicture,
  withRestoredPicture,
  withToggledFavourite,
} from './pictures-store.ts';

const ids = (pictures: readonly Picture[]) => pictures.map(({ id }) => id);
const full = Array.from({ length: MAX_SAVED_PICTURES }, (_, index) => picture(MAX_SAVED_PICTURES - index));

// src/test/faults/storage.test.ts shows that favorites stay and do not count.

describe('stored pictures', () => {
  test('list the pictures that the next one removes', () => {
    expect(ids(picturesToEvict(full.slice(1)))).toEqual([]);
    expect(ids(picturesToEvict(full))).toEqual(['p1']);
    const favourite = [picture(0, { isFavourite: true })];
    const more = withToggledFavourite('p0')([...full, ...favourite]);
    expect(ids(picturesToEvict(more))).toEqual(['p1', 'p0']);
    expect(ids(withPicture(picture(1000))(more))).not.toEqual(expect.arrayContaining(['p1', 'p0']));
  });

  test('start with a new picture even if an older one has a later date', () => {
    const shown = withPicture(picture(2))([picture(1000), picture(1)]);
    expect(ids(shown)).toEqual(['p2', 'p1000', 'p1']);
    expect(ids(withRestoredPicture(shown[0]!)(withoutPicture('p2')(shown)))).toEqual(['p2', 'p1000', 'p1']);
  });

  test('restore deleted pictures to their positions', () => {
    const shown = [4, 3, 2, 1].map((number) => picture(number, { position: number }));
    const [, three, two] = shown;
    const rest = withoutPicture('p3')(withoutPicture('p2')(shown));
    const later = withPicture(picture(5))(rest);
    const restored = withRestoredPicture(three!)(withRestoredPicture(two!)(later));
    expect(ids(restored)).toEqual(['p5', 'p4', 'p3', 'p2', 'p1']);
  });
});

test('the alternative text of a picture is limited', () => {
  expect(pictureAlt(picture(1, { templateName: 'Magazine cover' }))).toBe(
    'Magazine cover of ADA7K: number 1',
  );
  expect(pictureAlt(picture(1, { prompt: 'long '.repeat(2000) })).length).toBeLessThan(200);
});

test('the latest picture of a twin represents its template', () => {
  const [cover, otherTwin] = [{ templateName: 'Magazine cover' }, { triggerWord: 'ADA2M' }];
  const history = [picture(4, { ...cover, ...otherTwin }), picture(3, cover), picture(2, cover), picture(1)];
  expect([...latestByTemplate(history, 'ADA7K')]).toEqual([['Magazine cover', picture(3).imageUrl]]);
  expect(latestByTemplate(history, undefined).size).toBe(0);
});
