import { expect, test } from 'vitest';
import { tryParse } from '#shared/lib/schema.ts';
import { picture } from '#test/picture.ts';
import { pictureList, pictureAlt, type Picture } from './picture.ts';
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

// That favourites stay, and do not count, is in src/test/faults/storage.test.ts.

test('stored pictures knows which ones are removed next, also several', () => {
  expect(ids(picturesToEvict(full.slice(1)))).toEqual([]);
  expect(ids(picturesToEvict(full))).toEqual(['p1']);
  const favourite = [picture(0, { isFavourite: true })];
  const more = withToggledFavourite('p0')([...full, ...favourite]);
  expect(ids(picturesToEvict(more))).toEqual(['p1', 'p0']);
  expect(ids(withPicture(picture(1000))(more))).not.toEqual(expect.arrayContaining(['p1', 'p0']));
});

test('stored pictures shows a new picture first, also before one that was made while a clock was ahead', () => {
  expect(ids(withPicture(picture(2))([picture(1000), picture(1)]))).toEqual(['p2', 'p1000', 'p1']);
});

test('stored pictures restores deleted pictures to their positions, whatever their dates, also after new ones were made', () => {
  const shown = [picture(2), picture(1000), picture(1), picture(3)];
  const withoutTwo = withoutPicture('p1')(withoutPicture('p1000')(shown));
  const later = withPicture(picture(4))(withoutTwo);
  const one = withRestoredPicture({ picture: picture(1), following: shown.slice(3) })(later);
  expect(ids(one)).toEqual(['p4', 'p2', 'p1', 'p3']);
  const both = withRestoredPicture({ picture: picture(1000), following: shown.slice(2) })(one);
  expect(ids(both)).toEqual(['p4', 'p2', 'p1000', 'p1', 'p3']);
  expect(ids(withRestoredPicture({ picture: picture(3), following: [] })(withoutTwo))).toEqual(['p2', 'p3']);
});

test('stored pictures drops invalid pictures when reading', () => {
  const odd = [{ imageUrl: 'javascript:alert(1)' }, { createdAt: 1e300 }, { prompt: 7 }];
  const rows = [null, ...odd.map((part) => ({ ...picture(2), ...part })), picture(1)];
  expect(tryParse(pictureList, rows)).toEqual([picture(1)]);
  expect([{}, undefined].map((value) => tryParse(pictureList, value))).toEqual([undefined, undefined]);
});

test('stored pictures limits the alternative text', () => {
  expect(pictureAlt(picture(1, { templateName: 'Magazine cover' }))).toBe(
    'Magazine cover of ADA7K: number 1',
  );
  expect(pictureAlt(picture(1, { prompt: 'long '.repeat(2000) })).length).toBeLessThan(200);
});

test('the latest picture of a twin represents its template', () => {
  const [cover, other] = [{ templateName: 'Magazine cover' }, { triggerWord: 'ADA2M' }];
  const history = [picture(4, { ...cover, ...other }), picture(3, cover), picture(2, cover), picture(1)];
  expect([...latestByTemplate(history, 'ADA7K')]).toEqual([['Magazine cover', picture(3).imageUrl]]);
  expect(latestByTemplate(history, undefined).size).toBe(0);
});
