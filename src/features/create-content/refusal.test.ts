import { describe, expect, test } from 'vitest';
import type { Brief } from '../../shared/lib/content-words.ts';
import { EMPTY_BRIEF } from './brief.ts';
import { refusalOf } from './refusal.ts';

const written: Brief = { ...EMPTY_BRIEF, brand: 'Warm and dry', idea: 'A candle' };
const missingInformation = {
  title: 'Missing Information',
  text: 'Please fill in all required fields',
};
const photosRequired = {
  title: 'Reference Photos Required',
  text: 'Please upload at least 3-6 photos to train your AI twin for photoshoots',
};

describe('why a job cannot be created yet', () => {
  test.each([
    ['nothing typed', { brand: '', idea: '' }],
    ['no brand', { brand: '', idea: 'A candle' }],
    ['no idea', { brand: 'Warm', idea: '' }],
    ['only spaces', { brand: ' \n\t', idea: 'A candle' }],
  ])('%s: Missing Information', (_, texts) => {
    expect(refusalOf('commercial', { ...EMPTY_BRIEF, ...texts }, 0)).toMatchObject(missingInformation);
  });

  test('marks exactly the empty fields', () => {
    const refusal = refusalOf('reel', { ...written, idea: '  ' }, 0);
    expect(Object.keys(refusal?.fields ?? {})).toEqual(['idea']);
  });

  test.each(['ai_twin', 'photoshoot'])('%s needs three photos', (type) => {
    expect(refusalOf(type, written, 0)).toMatchObject(photosRequired);
    expect(refusalOf(type, written, 2)).toMatchObject(photosRequired);
    expect(refusalOf(type, written, 3)).toBeUndefined();
    expect(refusalOf(type, written, 10)).toBeUndefined();
  });

  test.each(['commercial', 'reel', 'podcast'])('%s needs no photos', (type) => {
    expect(refusalOf(type, written, 0)).toBeUndefined();
  });

  test('missing information is told before missing photos', () => {
    expect(refusalOf('ai_twin', EMPTY_BRIEF, 0)).toMatchObject(missingInformation);
  });

  test('a text over the limit is refused in place, counted in characters and not in code units', () => {
    expect(refusalOf('reel', { ...written, brand: '🎬'.repeat(2000) }, 0)).toBeUndefined();
    expect(refusalOf('reel', { ...written, brand: 'x'.repeat(2003) }, 0)?.fields.brand).toBe(
      '2,000 characters at most: 3 too many. Nothing was cut.',
    );
    expect(refusalOf('reel', { ...written, idea: 'x'.repeat(10_000) }, 0)?.fields.idea).toBe(
      '5,000 characters at most: 5,000 too many. Nothing was cut.',
    );
  });
});
