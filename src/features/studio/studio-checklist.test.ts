import { expect, test } from 'vitest';
import { MIN_TRAINING_PHOTOS, RECOMMENDED_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { studioSteps, type StudioSummary } from './studio-checklist.tsx';

const ENOUGH = RECOMMENDED_TRAINING_PHOTOS.min;

const NOTHING: StudioSummary = {
  photoCount: 0,
  training: { step: 'idle' },
  openRefundCount: 0,
  twinCount: 0,
  pictureCount: 0,
  hasStyle: false,
  postCount: 0,
  isStored: true,
};

const START = { startedAt: 0, startedHereAt: 0 };
const CHARGING = {
  step: 'charging',
  id: 'training-1',
  mode: 'fast',
  costCredits: 200,
  knownTwins: null,
  ...START,
} as const;

const stepLines = (facts: Partial<StudioSummary>) =>
  studioSteps({ ...NOTHING, ...facts }).map(
    ({ name, status, count, detail }) => `${name} ${count ?? '?'}, ${status}: ${detail}`,
  );

test('the checklist of a newcomer counts nothing', () => {
  expect(stepLines({})).toEqual([
    'Photos 0, todo: None yet',
    'Twins 0, todo: Not trained yet',
    'Pictures 0, todo: None here yet',
    'Voice 0, todo: None here yet',
    'Posts 0, todo: None here yet',
  ]);
});

test('the checklist counts twins, pictures, styles, posts', () => {
  expect(stepLines({ twinCount: 500, pictureCount: 6, hasStyle: true, postCount: 2 })).toEqual([
    'Photos 0, done: None needed',
    'Twins 500, done: Ready',
    'Pictures 6, done: Saved here',
    'Voice 1, done: Saved here',
    'Posts 2, done: Saved here',
  ]);
});

test.each([
  [{ photoCount: MIN_TRAINING_PHOTOS - 3 }, 0, `Photos ${MIN_TRAINING_PHOTOS - 3}, current: Needs 3 more`],
  [{ photoCount: ENOUGH, twinCount: 2 }, 0, `Photos ${ENOUGH}, done: Perfect`],
  [{ twinCount: undefined }, 1, 'Twins ?, todo: Not known yet'],
  [{ training: CHARGING, twinCount: 2 }, 1, 'Twins 2, current: Training'],
  [{ openRefundCount: 1, twinCount: 2 }, 1, 'Twins 2, current: Refund pending'],
  [{ pictureCount: 6, isStored: false }, 2, 'Pictures 6, done: Until you leave'],
] as const)('the checklist with %j shows step %i', (facts, index, line) => {
  expect(stepLines(facts)[index]).toBe(line);
});
