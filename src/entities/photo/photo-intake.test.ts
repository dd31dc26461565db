import { expect, test, vi } from 'vitest';
import { photo } from '#test/photos.ts';
import { startBackend } from '#test/start-backend.ts';
import { takePhotos } from './photo-intake.ts';

interface Dropped {
  files?: File[];
  items?: unknown[];
  texts?: Record<string, string>;
}

function drop({ files = [], items = [], texts = {} }: Dropped): DataTransfer {
  const getData = (type: string) => texts[type] ?? '';
  return { files, items, types: Object.keys(texts), getData } as unknown as DataTransfer;
}

const fileItem = (file: File) => ({ kind: 'file', type: file.type, getAsFile: () => file });
const fileEntry = (file: File) => ({
  isDirectory: false,
  name: file.name,
  file: (done: (file: File) => void) => done(file),
});

function folderItem(name: string, ...files: File[]) {
  // Like Chrome, returns some entries, then none.
  const batches = [files.map(fileEntry), []];
  const readEntries = (done: (entries: unknown[]) => void) => done(batches.shift() ?? []);
  const entry = { isDirectory: true, name, createReader: () => ({ readEntries }) };
  return { kind: 'file', type: '', getAsFile: () => new File([], name), webkitGetAsEntry: () => entry };
}

const taken = async (dropped: Dropped) => {
  const { files, refused } = await takePhotos(drop(dropped));
  return [files.map(({ name }) => name), refused];
};

test('dropped files are accepted, even without a type', async () => {
  const heic = new File(['\0\0\0\u0018ftypheic'], 'me.HEIC');
  expect(await taken({ items: [fileItem(photo('a.png')), fileItem(heic)] })).toEqual([
    ['a.png', 'me.HEIC'],
    [],
  ]);
  expect(await taken({ files: [heic] })).toEqual([['me.HEIC'], []]);
});

test('the files of a folder are accepted without system files', async () => {
  const items = [folderItem('Holiday', photo('a.png'), photo('b.png'), new File(['x'], '.DS_Store'))];
  expect(await taken({ items })).toEqual([['a.png', 'b.png'], []]);
});

test('an empty folder is refused with its reason', async () => {
  const refused = [{ name: 'Holiday', cause: 'is an empty folder' }];
  expect(await taken({ items: [folderItem('Holiday')] })).toEqual([[], refused]);
});

const LINKED = {
  'text/html':
    '<a href="https://site.example/page"><img alt="" src="https://site.example/me.jpg?x=1&amp;y=2"></a>',
  'text/uri-list': '# a comment\r\nhttps://site.example/page',
};

test('a picture dragged from another tab is fetched from its address', async () => {
  await startBackend();
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('picture'));
  expect(await taken({ texts: LINKED })).toEqual([['me.jpg'], []]);
  expect(fetched).toHaveBeenCalledWith('https://site.example/me.jpg?x=1&y=2', expect.anything());
});

test('a picture of a website that forbids reading is refused with a workaround', async () => {
  await startBackend();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const cause = 'cannot be read from its website. Download it, then add the file';
  expect(await taken({ texts: LINKED })).toEqual([[], [{ name: 'me.jpg', cause }]]);
});

test('dropped text is refused', async () => {
  expect(await taken({ texts: { 'text/plain': 'hello' } })).toEqual([
    [],
    [{ name: 'This', cause: 'is not a picture file' }],
  ]);
});
