import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '#entities/job/brief.ts';
import { MAX_BRAND_LENGTH, MAX_REFERENCE_PHOTOS, MIN_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
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
