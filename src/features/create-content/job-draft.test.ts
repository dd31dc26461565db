import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { contentWords } from '#entities/job/brief.ts';
import { briefSchema, EMPTY_BRIEF } from './job-draft.ts';
import { jobRequest } from './use-create-job.ts';

test('a stored brief gets the default of each invalid field (§3.3)', () => {
  const stored = { platform: 'myspace', ratio: '16:9', voice: 7, brand: null, idea: 'A candle' };
  expect(parse(briefSchema, stored)).toEqual({ ...EMPTY_BRIEF, ratio: '16:9', idea: 'A candle' });
});

test.each([
  ['ai_twin', { referenceImages: ['/u/1'] }],
  ['photoshoot', { referenceImages: ['/u/1'] }],
  ['commercial', {}],
  ['reel', {}],
  ['podcast', {}],
])('the request for %s has its texts as typed with %j (§3.3)', (goal, photos) => {
  const brief = { ...EMPTY_BRIEF, brand: ' Warm ', idea: 'A candle\n' };
  expect(jobRequest(goal, brief, ['/u/1'])).toEqual({ goal, ...brief, ...photos, schedule_at: '' });
});

test('content of an unknown type has a general title (§2.7)', () => {
  expect(contentWords('podcast').action).toBe('Create Content');
});
