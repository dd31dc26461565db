import { createStore, keys, setMany } from 'idb-keyval';
import { afterEach, expect, test } from 'vitest';
import { resetPage } from '#test/reset-page.ts';
import { readStoredPhotos } from './stored-photos.ts';

afterEach(resetPage);

const database = () => createStore('twin-studio', 'files');
const names = async () => (await readStoredPhotos('ada')).map(({ file }) => file.name);

test('photos of an earlier version of the app are converted in order', async () => {
  const photo = (name: string) => ({
    name,
    lastModified: 1,
    // In private windows of Safari the app stored bytes.
    bytes: name === 'b.png' ? { type: 'image/png', bytes: new ArrayBuffer(3) } : new Blob([name]),
    fingerprint: name,
    preview: null,
  });
  const entries = [
    ['photos:ada', ['second', 'first', 'missing']],
    ['photo-first:ada', photo('a.png')],
    ['photo-second:ada', photo('b.png')],
  ] as [string, unknown][];
  await setMany(entries, database());
  expect(await names()).toEqual(['b.png', 'a.png']);
  expect(await keys(database())).toEqual(['photo:ada:first', 'photo:ada:second']);
  expect(await names()).toEqual(['b.png', 'a.png']);
});
