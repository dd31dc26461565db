import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '#entities/job/brief.ts';
import {
  MAX_BRAND_LENGTH,
  MAX_IDEA_LENGTH,
  MAX_REFERENCE_PHOTOS,
  MIN_REFERENCE_PHOTOS,
} from '#openapi/limits.gen.ts';
import { refusalOf } from './refusal.ts';

const written = { brand: 'Warm and dry', idea: 'A candle' };

test.each([
  ['ai_twin', written, MIN_REFERENCE_PHOTOS],
  ['photoshoot', written, MAX_REFERENCE_PHOTOS],
  ['podcast', written, 0],
  // In characters, not in code units.
  ['reel', { ...written, brand: '🎬'.repeat(MAX_BRAND_LENGTH) }, 0],
])('%s with %j and %i photos is accepted', (type, texts, photoCount) => {
  expect(refusalOf(type, { ...EMPTY_BRIEF, ...texts }, photoCount)).toBeUndefined();
});

test('a text over its limit is refused', () => {
  const long = { brand: 'x'.repeat(MAX_BRAND_LENGTH + 8), idea: 'x'.repeat(MAX_IDEA_LENGTH + 5000) };
  expect(refusalOf('reel', { ...EMPTY_BRIEF, ...long }, 0)?.fields).toEqual({
    brand: expect.stringMatching(/: 8 too many. Nothing was cut.$/),
    idea: expect.stringMatching(/: 5,000 too many. Nothing was cut.$/),
  });
});
