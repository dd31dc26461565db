import { describe, expect, test, vi } from 'vitest';
import { fakeDecoder } from '#test/fake-decoder.ts';
import { photo } from '#test/photos.ts';
import { inspectPhoto } from './inspect-photo.ts';

const bytes = (...values: number[]) => new File([new Uint8Array(values)], 'file');
const text = (content: string) => new File([content], 'file');

describe('the format of a file by its bytes', () => {
  test.each([
    ['text renamed .png', text('hello'), 'is not a picture'],
    [
      'an SVG with a script',
      text('<svg xmlns="x"><script>alert(1)</script></svg>'),
      'is an SVG drawing, not a photo',
    ],
    ['an SVG after a declaration', text('<?xml version="1.0"?><svg/>'), 'is an SVG drawing, not a photo'],
    [
      'a HEIC with a general brand',
      text('\0\0\0\u0018ftypmif1\0\0\0\0mif1heic'),
      expect.stringContaining('HEIC'),
    ],
    ['a BMP', text('BM\0\0\0\0'), expect.stringContaining('is a BMP image')],
    ['a TIFF', text('II*\0\0\0'), expect.stringContaining('is a TIFF image')],
    ['a video', text('\0\0\0\u0018ftypisom'), 'is not a picture'],
    ['an HTML page', text('<!doctype html><html></html>'), 'is not a picture'],
  ])('is refused for %s', async (_, file, cause) => {
    expect(await inspectPhoto(file)).toEqual({ isUsable: false, cause });
  });

  test.each([
    ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['image/gif', text('GIF89a')],
    ['image/webp', text('RIFF\0\0\0\0WEBPVP8 ')],
    ['image/avif', text('\0\0\0\u0020ftypavif')],
    ['image/avif', text('\0\0\0\u0020ftypmif1\0\0\0\0mif1avif')],
    ['image/png', photo('a.png')],
  ])('is %s', async (type, file) => {
    expect(await inspectPhoto(file)).toMatchObject({ isUsable: true, type });
  });
});

describe('a photo, where photos can be decoded,', () => {
  test('has a thumbnail', async () => {
    fakeDecoder();
    expect(await inspectPhoto(photo('a.png'))).toMatchObject({ isUsable: true, preview: expect.any(Blob) });
  });

  test('is freed after decoding', async () => {
    const close = fakeDecoder();
    await inspectPhoto(photo('a.png'));
    expect(close).toHaveBeenCalledOnce();
  });

  test('is refused if it cannot be decoded', async () => {
    fakeDecoder();
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('The source image could not be decoded.')),
    );
    expect(await inspectPhoto(photo('a.png'))).toEqual({
      isUsable: false,
      cause: 'cannot be opened: the file is damaged or cut off',
    });
  });
});
