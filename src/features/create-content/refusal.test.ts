import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '../../entities/job/brief.ts';
import { refusalOf } from './refusal.ts';

const written = { brand: 'Warm and dry', idea: 'A candle' };

test('texts over their limits are refused, and nothing is cut', () => {
  const long = { brand: 'x'.repeat(2003), idea: 'x'.repeat(10_000) };
  expect(refusalOf('reel', { ...EMPTY_BRIEF, ...long }, 0)).toEqual({
    fields: {
      brand: '2,000 characters at most: 3 too many. Nothing was cut.',
      idea: '5,000 characters at most: 5,000 too many. Nothing was cut.',
    },
  });
});

test.each([
  ['ai_twin', written, 3],
  ['photoshoot', written, 10],
  ['podcast', written, 0],
  // In characters, not in code units.
  ['reel', { ...written, brand: '🎬'.repeat(2000) }, 0],
])('%s with %j and %i photos is accepted', (type, texts, photoCount) => {
  expect(refusalOf(type, { ...EMPTY_BRIEF, ...texts }, photoCount)).toBeUndefined();
});
