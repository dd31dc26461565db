import { describe, expect, test } from 'vitest';
import { PHOTO_MEDIA_TYPES } from '#openapi/limits.gen.ts';
import { photoRefusal, shortName } from './photo-rules.ts';

const photo = { name: 'me.jpg', type: 'image/jpeg', size: 1000 };

describe('a reference photo (§5.3, §9.5)', () => {
  test.each(PHOTO_MEDIA_TYPES)('may be %s', (type) => {
    expect(photoRefusal({ ...photo, type })).toBeUndefined();
  });

  test.each([
    ['application/pdf', '“me.jpg” is not an image. Choose a photo.'],
    ['', '“me.jpg” is not an image. Choose a photo.'],
    ['image/heic', '“me.jpg” is not a supported type of image. Choose a JPEG, PNG, WebP, AVIF or GIF.'],
  ])('may not be "%s"', (type, reason) => {
    expect(photoRefusal({ ...photo, type })).toBe(reason);
  });

  test('may have up to 10485760 bytes', () => {
    expect(photoRefusal({ ...photo, size: 10_485_760 })).toBeUndefined();
    expect(photoRefusal({ ...photo, size: 10_485_761 })).toBe(
      '“me.jpg” has 10.1 MB. A photo may have 10 MB at most.',
    );
  });

  test('may not be empty', () => {
    expect(photoRefusal({ ...photo, size: 0 })).toBe('“me.jpg” is empty. Choose another photo.');
  });

  test('is named in a refusal, truncated in the middle', () => {
    expect(shortName('../../x.png')).toBe('../../x.png');
    const long = shortName(`${'📷'.repeat(250)}.jpeg`);
    expect(Array.from(long)).toHaveLength(37);
    expect(long.endsWith('.jpeg')).toBe(true);
  });
});
