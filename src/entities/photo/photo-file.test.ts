import { describe, expect, test, vi } from 'vitest';
import { MAX_PHOTO_BYTES, PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';
import { formatFileSize } from '#shared/lib/format-file.ts';
import { fakeDecoder } from '#test/fake-decoder.ts';
import { photo } from '#test/photos.ts';
import { inspectPhoto } from '../training-photos/inspect-photo.ts';
import { MAX_PHOTO_SIZE, prepareImage } from './photo-file.ts';

const HEIC_CAUSE: unknown = expect.stringContaining('is a HEIC photo, which only some devices can open');
const heic = () => new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'me.HEIC');

describe('preparing an image (§5.3, §9.5)', () => {
  test('copies the file, which may change later', async () => {
    const original = photo('me.png');
    const picture = await prepareImage(original);
    if (!('file' in picture)) throw new Error(picture.cause);
    expect(picture.file).not.toBe(original);
    expect(await picture.file.text()).toBe(await original.text());
    expect(picture.file).toMatchObject({ name: 'me.png', type: 'image/png' });
  });

  const sized = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'a', { type });

  test.each(PHOTO_MEDIA_TYPES)('accepts %s of the maximum size', async (type) => {
    expect(await prepareImage(sized(type, MAX_PHOTO_BYTES))).toMatchObject({ file: { type } });
  });

  test.each([
    ['a drawing', sized('image/svg+xml', 9), 'is not a JPEG, PNG, WebP, AVIF or GIF image'],
    ['a large video', sized('video/mp4', MAX_PHOTO_BYTES + 1), 'is not a JPEG, PNG, WebP, AVIF or GIF image'],
    ['a file of unknown kind', sized('', 9), 'is not a JPEG, PNG, WebP, AVIF or GIF image'],
    ['an empty file', sized('image/png', 0), 'is empty'],
    [
      'a file above the maximum size',
      sized('image/png', MAX_PHOTO_BYTES + 1),
      `is ${formatFileSize(MAX_PHOTO_BYTES + 1)}; the maximum is ${MAX_PHOTO_SIZE}`,
    ],
  ])('refuses %s', async (_, file, cause) => {
    expect(await prepareImage(file)).toEqual({ cause });
  });

  test('refuses a file that is no longer readable', async () => {
    const gone = photo('me.png');
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotFoundError'));
    expect(await prepareImage(gone)).toEqual({
      cause: 'cannot be read: it was moved, changed or deleted since you chose it',
    });
  });

  test('refuses HEIC where the browser cannot decode it', async () => {
    expect(await prepareImage(heic())).toEqual({ cause: HEIC_CAUSE });
  });

  test('converts HEIC to JPEG where the browser can decode it', async () => {
    fakeDecoder();
    expect(await prepareImage(heic())).toMatchObject({ file: { name: 'me.jpg', type: 'image/jpeg' } });
  });
});

test('a HEIC training photo is refused where the browser cannot decode it', async () => {
  expect(await inspectPhoto(heic())).toEqual({ isUsable: false, cause: HEIC_CAUSE });
});

test('a HEIC training photo is converted to JPEG where the browser can decode it', async () => {
  fakeDecoder();
  expect(await inspectPhoto(heic())).toMatchObject({
    isUsable: true,
    type: 'image/jpeg',
    converted: { type: 'image/jpeg' },
  });
});

test('a preview is a JPEG where the browser cannot encode WebP', async () => {
  fakeDecoder((type) => (type === 'image/webp' ? 'image/png' : type));
  expect(await inspectPhoto(photo('me.png'))).toMatchObject({ preview: { type: 'image/jpeg' } });
});

test('a preview is a WebP where the browser can encode it', async () => {
  fakeDecoder();
  expect(await inspectPhoto(photo('me.png'))).toMatchObject({ preview: { type: 'image/webp' } });
});
