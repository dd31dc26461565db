import { expect, test } from 'vitest';
import { EMPTY_BRIEF } from '../../entities/job/brief.ts';
import { refusalOf } from './refusal.ts';

const written = { brand: 'Warm and dry', idea: 'A candle' };

test.each([
  [
    'commercial',
    { brand: '', idea: 'A candle' },
    0,
    ['Missing Information', { brand: 'Tell us about the brand.' }],
  ],
  ['reel', { ...written, idea: ' \n\t' }, 0, ['Missing Information', { idea: 'Tell us the idea.' }]],
  ['ai_twin', written, 0, ['Reference Photos Required', { photos: '3 more needed' }]],
  ['photoshoot', written, 2, ['Reference Photos Required', { photos: '1 more needed' }]],
  [
    'reel',
    { brand: 'x'.repeat(2003), idea: 'x'.repeat(10_000) },
    0,
    [
      undefined,
      {
        brand: '2,000 characters at most: 3 too many. Nothing was cut.',
        idea: '5,000 characters at most: 5,000 too many. Nothing was cut.',
      },
    ],
  ],
])('%s with %j and %i photos is refused', (type, texts, photoCount, [title, fields]) => {
  const refusal = refusalOf(type, { ...EMPTY_BRIEF, ...texts }, photoCount);
  expect([refusal?.toast?.title, refusal?.fields]).toEqual([title, fields]);
});

test.each([
  ['ai_twin', written, 3],
  ['photoshoot', written, 10],
  ['podcast', written, 0],
  // In characters, not in code units.
  ['reel', { ...written, brand: '🎬'.repeat(2000) }, 0],
])('%s with %j and %i photos is not', (type, texts, photoCount) => {
  expect(refusalOf(type, { ...EMPTY_BRIEF, ...texts }, photoCount)).toBeUndefined();
});
