import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '#entities/job/brief.ts';
import {
  MAX_BRAND_LENGTH,
  MAX_IDEA_LENGTH,
  MAX_REFERENCE_PHOTOS,
  MIN_REFERENCE_PHOTOS,
} from '#openapi/limits.gen.ts';
import { formatNumber } from '#shared/lib/format-number.ts';
import { refusalOf } from './refusal.ts';

const written = { brand: 'Warm and dry', idea: 'A candle' };

test('texts over their limits are refused, and nothing is cut', () => {
  const long = { brand: 'x'.repeat(MAX_BRAND_LENGTH + 3), idea: 'x'.repeat(MAX_IDEA_LENGTH + 5000) };
  expect(refusalOf('reel', { ...EMPTY_BRIEF, ...long }, 0)).toEqual({
    fields: {
      brand: `${formatNumber(MAX_BRAND_LENGTH)} characters at most: 3 too many. Nothing was cut.`,
      idea: `${formatNumber(MAX_IDEA_LENGTH)} characters at most: 5,000 too many. Nothing was cut.`,
    },
  });
});

test.each([
  ['ai_twin', written, MIN_REFERENCE_PHOTOS],
  ['photoshoot', written, MAX_REFERENCE_PHOTOS],
  ['podcast', written, 0],
  // In characters, not in code units.
  ['reel', { ...written, brand: '🎬'.repeat(MAX_BRAND_LENGTH) }, 0],
])('%s with %j and %i photos is accepted', (type, texts, photoCount) => {
  expect(refusalOf(type, { ...EMPTY_BRIEF, ...texts }, photoCount)).toBeUndefined();
});
