import { describe, expect, test } from 'vitest';
import { photoRefusal, photosStatus, shortName } from './photo-rules.ts';

const photo = { name: 'me.jpg', type: 'image/jpeg', size: 1000 };

describe('a reference photo (§5.3, §9.5)', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])('may be %s', (type) => {
    expect(photoRefusal({ ...photo, type })).toBeUndefined();
  });

  test.each([
    ['application/pdf', '“me.jpg” is not an image. Choose a photo.'],
    ['', '“me.jpg” is not an image. Choose a photo.'],
    ['video/mp4', '“me.jpg” is not an image. Choose a photo.'],
    ['image/svg+xml', '“me.jpg” is an image of another kind. Choose a JPEG, PNG, WebP, AVIF or GIF.'],
    ['image/heic', '“me.jpg” is an image of another kind. Choose a JPEG, PNG, WebP, AVIF or GIF.'],
  ])('may not be "%s"', (type, reason) => {
    expect(photoRefusal({ ...photo, type })).toBe(reason);
  });

  test('may have 10485760 bytes and not one more', () => {
    expect(photoRefusal({ ...photo, size: 10_485_760 })).toBeUndefined();
    expect(photoRefusal({ ...photo, size: 10_485_761 })).toBe(
      '“me.jpg” has 10.1 MB. A photo may have 10 MB at most.',
    );
  });

  test('may not be empty', () => {
    expect(photoRefusal({ ...photo, size: 0 })).toBe('“me.jpg” is empty. Choose another photo.');
  });

  test('is named by its own name, cut in the middle when long', () => {
    expect(shortName('../../x.png')).toBe('../../x.png');
    const long = shortName(`${'📷'.repeat(250)}.jpeg`);
    expect(Array.from(long)).toHaveLength(37);
    expect(long.endsWith('.jpeg')).toBe(true);
  });
});

test.each([
  [0, '0/10 photos uploaded', '3 more needed', false],
  [2, '2/10 photos uploaded', '1 more needed', false],
  [3, '3/10 photos uploaded', 'Ready', true],
  [10, '10/10 photos uploaded', 'Ready', true],
])('%i photos: %s, %s', (count, counter, hint, isReady) => {
  expect(photosStatus(count)).toEqual({ counter, hint, isReady });
});
