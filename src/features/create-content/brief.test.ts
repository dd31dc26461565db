import { describe, expect, test } from 'vitest';
import { parse } from 'valibot';
import { briefSchema, EMPTY_BRIEF, jobRequest } from './brief.ts';

describe('a brief (§3.3)', () => {
  test('starts with the documented defaults', () => {
    expect(EMPTY_BRIEF).toEqual({
      platform: 'tiktok',
      ratio: '9:16',
      brand: '',
      idea: '',
      voice: 'ai',
      schedule_at: '',
    });
  });

  test('keeps what fits and falls back where it does not', () => {
    expect(
      parse(briefSchema, { platform: 'myspace', ratio: '16:9', voice: 7, brand: null, idea: 'A candle' }),
    ).toEqual({
      ...EMPTY_BRIEF,
      ratio: '16:9',
      idea: 'A candle',
    });
  });
});

describe('the request for a job (§3.3)', () => {
  const brief = { ...EMPTY_BRIEF, brand: ' Warm ', idea: 'A candle\n', schedule_at: '2026-12-01T09:30' };

  test('carries the text as it was typed and the time untouched', () => {
    expect(jobRequest('commercial', brief, [])).toEqual({ goal: 'commercial', ...brief });
  });

  test('always carries schedule_at, empty when there is none', () => {
    expect(jobRequest('reel', EMPTY_BRIEF, [])).toHaveProperty('schedule_at', '');
  });

  test.each(['ai_twin', 'photoshoot'])('carries reference images for %s', (type) => {
    expect(jobRequest(type, brief, ['/u/1', '/u/2', '/u/3'])).toHaveProperty('referenceImages', [
      '/u/1',
      '/u/2',
      '/u/3',
    ]);
  });

  test.each(['commercial', 'reel', 'podcast'])('carries none for %s, whatever is left over', (type) => {
    expect(jobRequest(type, brief, ['/u/1'])).not.toHaveProperty('referenceImages');
  });
});
