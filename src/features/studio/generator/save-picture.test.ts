import { crc32 } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { withPngComment } from './png-comment.ts';
import { isSameInPoints, pictureFileName, toPng } from './save-picture.tsx';

const createdAt = new Date(2026, 10, 21, 9, 5).getTime();
const named = (part: object) =>
  pictureFileName({ triggerWord: 'ADA7K', prompt: 'in a hat', createdAt, ...part });

test.each([
  ['the template', { templateName: 'Magazine cover' }, 'ada7k-magazine-cover-20261121-0905.png'],
  [
    'the label of a drawing',
    { method: 'Illustrated sample' },
    'ada7k-in-a-hat-illustrated-sample-20261121-0905.png',
  ],
  ['the prompt', {}, 'ada7k-in-a-hat-20261121-0905.png'],
  ['accents', { prompt: 'Café à Besançon' }, 'ada7k-cafe-a-besancon-20261121-0905.png'],
  ['nothing that can be spelled', { triggerWord: '🦊', prompt: '東京 🌃' }, 'twin-picture-20261121-0905.png'],
  ['paths and markup', { prompt: '../../<b>x</b>:con' }, 'ada7k-b-x-b-con-20261121-0905.png'],
  [
    'many words, short and ending at one',
    { prompt: 'a long walk through the quiet winter forest at dawn '.repeat(200) },
    'ada7k-a-long-walk-through-the-quiet-winter-20261121-0905.png',
  ],
])('the file name of a picture handles %s', (_case, part, name) => {
  expect(named(part)).toBe(name);
});

const PNG_BYTES = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const drawn = new Blob(['drawn'], { type: 'image/png' });

test('a PNG picture is saved unchanged', async () => {
  const draw = vi.fn(async () => drawn);
  const picture = new Blob([PNG_BYTES], { type: 'image/png' });
  expect(await toPng(picture, draw)).toBe(picture);
  expect(draw).not.toHaveBeenCalled();
});

test('a PNG picture with another declared type gets the type PNG', async () => {
  const png = await toPng(new Blob([PNG_BYTES], { type: 'application/octet-stream' }), async () => drawn);
  expect(png.type).toBe('image/png');
  expect(png.size).toBe(PNG_BYTES.length);
});

test.each(['image/svg+xml', 'image/webp', 'image/png', ''])(
  'a picture of type %j that is not PNG is drawn',
  async (type) => {
    expect(await toPng(new Blob(['<svg/>'], { type }), async () => drawn)).toBe(drawn);
  },
);

test('a saved drawing is labeled in its metadata', async () => {
  const png = new Blob([new Uint8Array(33).fill(1), 'IDAT'], { type: 'image/png' });
  const bytes = Buffer.from(await (await withPngComment(png, 'Illustrated sample')).arrayBuffer());
  const content = Buffer.from('tEXtComment\0Illustrated sample');
  expect(bytes.subarray(37, 37 + content.length)).toEqual(content);
  expect(bytes.readUInt32BE(33)).toBe(content.length - 4);
  expect(bytes.readUInt32BE(37 + content.length)).toBe(crc32(content));
  expect(bytes.subarray(-4).toString()).toBe('IDAT');
});

const known = [200, 90, 30, 255];
const red = [255, 0, 0, 255];

test.each([
  ['the same pixels', { source: red, png: red, known }, true],
  ['a little noise', { source: red, png: [254, 1, 1, 255], known: [201, 89, 30, 255] }, true],
  ['a white file', { source: red, png: [255, 255, 255, 255], known }, false],
  ['an empty file', { source: red, png: [0, 0, 0, 0], known }, false],
  [
    'a browser that reads everything as white',
    { source: known, png: known, known: [255, 255, 255, 255] },
    false,
  ],
])('a converted picture is compared with its source: %s', (_case, points, isSame) => {
  expect(isSameInPoints(points)).toBe(isSame);
});
