import { describe, expect, test } from 'vitest';
import { MIN_TRAINING_PHOTOS, RECOMMENDED_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { studioSteps, type StudioSummary } from './steps.ts';

const ENOUGH = RECOMMENDED_TRAINING_PHOTOS.min;

const NOTHING: StudioSummary = {
  photoCount: 0,
  isPhotoStepOpened: false,
  training: { step: 'idle' },
  openRefundCount: 0,
  twinCount: 0,
  hasStyle: false,
  postCount: 0,
};

const looks = (facts: Partial<StudioSummary>) =>
  studioSteps({ ...NOTHING, ...facts }).map(({ status, detail }) => `${status}: ${detail}`);

describe('the checklist', () => {
  test('starts with everything to do', () => {
    expect(looks({})).toEqual([
      'todo: None yet',
      'todo: Not trained yet',
      'todo: Not saved here yet',
      'todo: None here yet',
    ]);
  });

  test('follows the photos', () => {
    expect(looks({ photoCount: MIN_TRAINING_PHOTOS - 3 })[0]).toBe(
      `current: ${MIN_TRAINING_PHOTOS - 3} · Needs 3 more`,
    );
    expect(looks({ photoCount: ENOUGH })[0]).toBe(`done: ${ENOUGH} · Perfect`);
  });

  test('needs no photos once there is a twin, and says nothing while the list is unknown', () => {
    expect(looks({ twinCount: 500 }).slice(0, 2)).toEqual(['done: Done', 'done: 500 twins']);
    expect(looks({ twinCount: undefined })[1]).toBe('todo: Not known yet');
  });

  test('has no photos for another twin when Step 1 was opened for one', () => {
    expect(looks({ twinCount: 2, isPhotoStepOpened: true })[0]).toBe('todo: None yet');
    expect(looks({ twinCount: 2, isPhotoStepOpened: true, photoCount: ENOUGH })[0]).toBe(
      `done: ${ENOUGH} · Perfect`,
    );
  });

  test('follows the training, and shows an open refund', () => {
    expect(looks({ training: { step: 'checkingCredits' }, twinCount: 2 })[1]).toBe('current: Under way');
    expect(looks({ openRefundCount: 1, twinCount: 2 })[1]).toBe('current: Refund open');
    expect(looks({ twinCount: 1 })[1]).toBe('done: 1 twin');
  });

  test('marks the style and the posts as done', () => {
    expect(looks({ hasStyle: true, postCount: 2 }).slice(2)).toEqual(['done: Saved', 'done: 2 posts']);
  });
});
