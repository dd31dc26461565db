import type { Row } from '#mocks/db/schema.ts';
import { ADA, ADA_STYLE } from '#mocks/states/ada.ts';
import { failedTrainingId } from '#mocks/states/personas.ts';
import type { DeviceThing } from '#mocks/states/state.ts';
import { EXAMPLE_REVERSE_PROMPT, PLANS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import type { StoredTexts } from './stored-shapes.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface SeedInput {
  /** Simulated milliseconds since the epoch. */
  now: number;
  /** The running training of the state's user. */
  training: Row<'trainings'> | undefined;
  jobs: readonly Row<'jobs'>[];
  /** The balance of the state's user. */
  credits: number;
}

const startedCheckout = (balanceBefore: number) => ({
  'started-checkouts': [{ id: 'scenario', tier: 'starter' as const, balanceBefore }],
});

/** All jobs of the state's user, or the job with this id. */
const recentJobs =
  (onlyId?: string) =>
  ({ jobs }: SeedInput) => ({
    'recent-jobs': jobs.filter(({ id }) => id === (onlyId ?? id)).map(({ id, goal }) => ({ id, goal })),
  });

/** Creates the stored values of each part of a state's device. */
export const SEEDS: Record<DeviceThing, (input: SeedInput) => Partial<StoredTexts>> = {
  jobs: recentJobs(),
  job_running: recentJobs('job_running'),
  job_complete: recentJobs('job_complete'),
  job_error: recentJobs('job_error'),
  checkout: ({ credits }) => startedCheckout(credits - PLANS.starter.credits),
  awaitedCheckout: ({ credits }) => startedCheckout(credits),
  style: ({ now }) => ({
    'style-profile': { profile: ADA_STYLE, savedSamples: 2, savedAt: now - 60 * MINUTE_MS },
  }),
  post: ({ now }) => ({
    posts: [
      {
        id: 'scenario',
        topic: 'We moved into a new studio',
        platform: 'linkedin',
        post: 'New walls, same people.\n\nWe moved into a new studio this week, and the team has already found the best light.',
        createdAt: now - 30 * MINUTE_MS,
      },
    ],
  }),
  twins: ({ now }) => ({
    twins: [
      { key: 'ADA7K', triggerWord: 'ADA7K', completedAt: now - 4 * DAY_MS },
      { key: 'ADA2M', triggerWord: 'ADA2M', completedAt: now - 51 * DAY_MS },
    ],
  }),
  reading: () => ({ 'image-reading': { fileName: 'coat.jpg', response: EXAMPLE_REVERSE_PROMPT } }),
  training: ({ training }) => ({
    training: {
      open: training
        ? {
            id: training.id,
            mode: training.mode,
            costCredits: TRAINING_COST_CREDITS[training.mode],
            step: 'running',
            knownTwins: null,
            startedAt: training.startedAt,
            startedHereAt: training.startedAt,
            triggerWord: training.triggerWord,
          }
        : null,
      refunds: [],
    },
  }),
  refund: () => ({
    training: {
      open: null,
      refunds: [
        {
          id: failedTrainingId(ADA.userId),
          isCharged: true,
          costCredits: TRAINING_COST_CREDITS.fast,
          state: 'failed',
        },
      ],
    },
  }),
};
