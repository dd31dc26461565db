import { createStore, entries, set } from 'idb-keyval';
import { afterEach, expect, test } from 'vitest';
import { picture } from '#test/picture.ts';
import { resetPage } from '#test/reset-page.ts';
import { carryOverPictures } from './carry-over-pictures.ts';

afterEach(resetPage);

const database = () => createStore('twin-studio', 'files');

test('the list of pictures of an earlier version becomes one entry per picture', async () => {
  const { position: _, ...old } = picture(1);
  const addresses = [
    'data:image/png;base64,UE5H',
    'data:image/svg+xml,<svg/>',
    'https://files.example/1.png',
  ];
  const list = addresses.map((imageUrl, index) => ({ ...old, id: `p${index + 1}`, imageUrl }));
  await set('pictures:ada', list, database());
  await carryOverPictures('ada');
  const { imageUrl: _url, ...fields } = old;
  const png = expect.objectContaining({ size: 3, type: 'image/png' }) as Blob;
  expect(await entries(database())).toEqual([
    ['picture:ada:p1', { ...fields, id: 'p1', position: 3, image: png }],
    ['picture:ada:p2', { ...fields, id: 'p2', position: 2, image: addresses[1] }],
    ['picture:ada:p3', { ...fields, id: 'p3', position: 1, image: addresses[2] }],
  ]);
});
