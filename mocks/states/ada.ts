import { UPLOAD_TICKET_LIFETIME_MS } from '#openapi/limits.gen.ts';
import type { Rows } from '../db/schema.ts';
import type { PipelineStep } from '../domain/job-pipeline.ts';
import { exampleJobs, userRows, type SeedPersona } from './personas.ts';
import type { Persona } from './state.ts';

/** The user of the contract's examples. Her rows have all ids of the examples. */
export const ADA = { userId: 'user_ada', name: 'Ada', credits: 740 } as const;

/** Ada's writing style. */
export const ADA_STYLE = {
  voice: { tone: 'warm and direct', user: 'first person plural', energy: 'lively' },
  sentences: { averageWords: 7.4, questionPercent: 20 },
  emoji: { perHundredWords: 0, favourites: [] },
  hashtags: [],
  vocabulary: { richness: 0.82, favouriteWords: ['new', 'team'] },
};

export interface AdaVariation extends Partial<
  Pick<SeedPersona, 'credits' | 'trainingForMs' | 'trainingMode' | 'failsAfterMs' | 'hasFailedTraining'>
> {
  /** The step of the running job. */
  step?: PipelineStep | 'queue' | undefined;
}

/** Ada with two twins, 740 credits, a writing style and three jobs; or in the middle of an action. */
export const ada = (variation: AdaVariation = {}): Persona => ({
  ...ADA,
  credits: variation.credits ?? ADA.credits,
  rows: (now, scenario) => adaRows({ ...variation, scenario }, now),
});

function adaRows({ step, ...variation }: AdaVariation & { scenario: string }, now: number): Rows {
  const rows = userRows(
    {
      ...ADA,
      ...variation,
      twins: [
        { triggerWord: 'ADA2M', mode: 'fast', completedAt: Date.parse('2026-10-02T16:05:00Z') },
        { triggerWord: 'ADA7K', mode: 'lora', completedAt: Date.parse('2026-11-18T09:24:00Z') },
      ],
      images: 12,
      hasFailedImage: true,
    },
    now,
  );
  const usedAt = now - 60_000;
  return {
    ...rows,
    photoUploads: [
      ...rows.photoUploads,
      {
        id: 'photos_ada',
        userId: ADA.userId,
        zipUrl: 'https://files.aitwin.example/trainings/user_ada/photos.zip',
        photoCount: 12,
        createdAt: now,
        usedAt: null,
      },
    ],
    jobs: exampleJobs(ADA.userId, now, step),
    uploads: [1, 2, 3].map((number) => ({
      id: `upload_ada_${number}`,
      userId: ADA.userId,
      createdAt: usedAt,
      expiresAt: usedAt + UPLOAD_TICKET_LIFETIME_MS,
      usedAt,
      mediaType: 'image/jpeg',
      bytes: 412_000,
    })),
    styleProfiles: [
      {
        id: `style_${ADA.userId}`,
        userId: ADA.userId,
        profile: ADA_STYLE,
        savedSamples: 2,
        updatedAt: now,
      },
    ],
  };
}
