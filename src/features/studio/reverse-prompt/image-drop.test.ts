import { describe, expect, it } from 'vitest';
import { MAX_PHOTO_BYTES } from '#openapi/limits.gen.ts';
import { imageRefusal } from './image-drop.tsx';

describe('a reference image, before it is sent', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])('takes %s', (type) => {
    expect(imageRefusal({ name: 'a', type, size: MAX_PHOTO_BYTES })).toBeUndefined();
  });

  it.each([
    [
      'an SVG',
      { name: 'a.svg', type: 'image/svg+xml', size: 9 },
      'a.svg is not a JPEG, PNG, WebP, AVIF or GIF image.',
    ],
    [
      'a file of unknown kind',
      { name: 'a', type: '', size: 9 },
      'a is not a JPEG, PNG, WebP, AVIF or GIF image.',
    ],
    ['an empty file', { name: 'a.png', type: 'image/png', size: 0 }, 'a.png is empty.'],
    [
      'a byte too many',
      { name: 'a.png', type: 'image/png', size: MAX_PHOTO_BYTES + 1 },
      'a.png is larger than 10 MB.',
    ],
  ])('refuses %s', (_case, file, cause) => {
    expect(imageRefusal(file)).toBe(cause);
  });
});
