import {
  EXAMPLE_JOB,
  IMAGE_COST_CREDITS,
  TRAINING_COST_CREDITS,
  TRAINING_DURATION_MS,
} from '#openapi/limits.gen.ts';
import type { Row, Rows } from '../db/schema.ts';
import { startOfStep, type PipelineStep } from '../domain/job-pipeline.ts';
import type { TrainingMode } from '../domain/training.ts';
import { triggerWordFor } from '../domain/trigger-word.ts';
import type { Persona } from './state.ts';

/** A twin that the user has at the start. */
interface SeedTwin {
  triggerWord: string;
  mode: TrainingMode;
  /** Simulated milliseconds since the epoch. */
  completedAt: number;
}

export interface SeedPersona {
  userId: string;
  name: string;
  scenario: string;
  /** The balance at the start. */
  credits: number;
  twins?: readonly SeedTwin[];
  /** The number of earlier images, each paid for. */
  images?: number;
  /** Whether an image failed after its charge. */
  hasFailedImage?: boolean;
  /** Whether a training failed without a refund. */
  hasFailedTraining?: boolean | undefined;
  /** The age of the running training. */
  trainingForMs?: number | undefined;
  /** The mode of the running training, by default `fast`. */
  trainingMode?: TrainingMode | undefined;
  /** The running training fails after this time. */
  failsAfterMs?: number | undefined;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The charge key of a training or an image at the start, in the app's format. */
function chargeKeyOf(id: string): string {
  return `training-${id}-charge`;
}

export const failedTrainingId = (userId: string) => `failed_training_${userId}_1`;

/** The rows of a user with a consistent ledger: granted credits minus charges are the balance. */
export function userRows(
  {
    userId,
    name,
    scenario,
    credits,
    twins = [],
    images = 0,
    hasFailedImage = false,
    hasFailedTraining = false,
    ...user
  }: SeedPersona,
  now: number,
): Required<Pick<Rows, 'users' | 'ledger' | 'twins' | 'trainings' | 'images' | 'photoUploads'>> {
  const { trainingForMs, trainingMode = 'fast', failsAfterMs = null } = user;
  const triggerWords = twins.map(({ triggerWord }) => triggerWord);
  const trainings = twins.map(({ triggerWord, mode, completedAt }, index) => {
    const startedAt = completedAt - TRAINING_DURATION_MS[mode];
    return trainingRow(userId, `${index + 1}`, { mode, triggerWord, startedAt, isDelivered: true });
  });
  if (trainingForMs !== undefined) {
    const startedAt = now - trainingForMs;
    // The twin shows the person of the sample photos.
    const triggerWord = triggerWordFor(name, 'now', triggerWords, { isSample: true });
    const training = { mode: trainingMode, triggerWord, startedAt, isDelivered: false } as const;
    trainings.push({ ...trainingRow(userId, 'now', training), failsAfterMs });
  }
  const imageRows = Array.from({ length: images }, (_, index) => ({
    id: `image_${userId}_${index + 1}`,
    userId,
    twinId: `twin_${userId}_1`,
    chargeKey: chargeKeyOf(`image_${userId}_${index + 1}`),
    prompt: `${twins[0]?.triggerWord ?? ''} person, studio headshot`,
    createdAt: now - (images - index) * DAY_MS,
  }));
  const spent = (amount: number, at: number, id: string) => ({ amount, at, reference: chargeKeyOf(id) });
  const spendings = [
    ...trainings.map(({ mode, startedAt, id }) => spent(TRAINING_COST_CREDITS[mode], startedAt, id)),
    ...imageRows.map(({ createdAt, id }) => spent(IMAGE_COST_CREDITS, createdAt, id)),
    ...(hasFailedImage ? [spent(IMAGE_COST_CREDITS, now - DAY_MS, `failed_image_${userId}_1`)] : []),
    ...(hasFailedTraining
      ? [spent(TRAINING_COST_CREDITS.fast, now - HOUR_MS, failedTrainingId(userId))]
      : []),
  ].toSorted((first, second) => first.at - second.at);
  const createdAt = Math.min(now - 90 * DAY_MS, ...spendings.map(({ at }) => at - DAY_MS));

  return {
    users: [{ id: userId, name, scenario, createdAt }],
    ledger: ledgerOf(userId, credits, spendings, createdAt),
    trainings,
    twins: twins.map((twin, index) => ({ id: `twin_${userId}_${index + 1}`, userId, ...twin })),
    images: imageRows,
    photoUploads: trainings.map(({ photoUploadId, startedAt }) => ({
      id: photoUploadId,
      userId,
      zipUrl: `/api/objects/trainings/${photoUploadId}.zip`,
      photoCount: 14,
      createdAt: startedAt,
      usedAt: startedAt,
    })),
  };
}

function ledgerOf(
  userId: string,
  credits: number,
  spendings: readonly Pick<Row<'ledger'>, 'amount' | 'at' | 'reference'>[],
  createdAt: number,
): Row<'ledger'>[] {
  const granted = spendings.reduce((sum, { amount }) => sum + amount, credits);
  const grant = { kind: 'grant', amount: granted, at: createdAt, reference: null } as const;
  const charges = spendings.map((spending) => ({
    ...spending,
    kind: 'charge' as const,
    amount: -spending.amount,
  }));
  let balance = 0;
  return [grant, ...charges].map((entry, index) => {
    balance += entry.amount;
    return { id: `entry_${userId}_${index}`, userId, ...entry, balance };
  });
}

type StoredTraining = Pick<Row<'trainings'>, 'mode' | 'triggerWord' | 'startedAt' | 'isDelivered'>;

function trainingRow(userId: string, suffix: string, training: StoredTraining): Row<'trainings'> {
  const id = `training_${userId}_${suffix}`;
  const ids = { id, photoUploadId: `photos_${userId}_${suffix}`, chargeKey: chargeKeyOf(id) };
  return { ...ids, userId, failsAfterMs: null, ...training };
}

/** The three jobs of the contract's examples. @param step the current step of the running job */
export function exampleJobs(
  userId: string,
  now: number,
  step: PipelineStep | 'queue' = 'AVATAR',
): Row<'jobs'>[] {
  const { goal, ...brief } = EXAMPLE_JOB;
  const timeInStepMs = step === 'AVATAR' ? 10_000 : 2_000;
  const common = { userId, goal, brief, referenceImages: [], failsAt: null };
  return [
    {
      ...common,
      id: 'job_running',
      createdAt: step === 'queue' ? now : now - startOfStep(step) - timeInStepMs,
    },
    {
      ...common,
      id: 'job_complete',
      goal: 'commercial',
      brief: {
        ...brief,
        platform: 'instagram',
        brand: 'Warm, honest, a little dry',
        idea: 'A candle that smells of rain on hot streets',
      },
      createdAt: Date.parse('2026-11-20T14:02:00Z'),
    },
    {
      ...common,
      id: 'job_error',
      goal: 'ai_twin',
      brief: {
        ...brief,
        platform: 'youtube',
        ratio: '16:9',
        voice: 'user',
        brand: 'Calm and precise',
        idea: 'Why we stopped chasing trends',
        schedule_at: '2026-11-24T18:00',
      },
      referenceImages: [1, 2, 3].map((number) => `/api/objects/upload/upload_ada_${number}`),
      createdAt: Date.parse('2026-11-19T11:30:00Z'),
      failsAt: 'VOICE',
    },
  ];
}

const AGENCY_TWINS = 500;
const CLIENTS = ['Ines', 'Jonas', 'Mara', 'Tomasz', 'Yuki', 'Femi', 'Lotte', 'Omar', 'Sofia', 'Wen'];

const AGENCY = { userId: 'user_studio_north', name: 'Studio North', credits: 12_400 } as const;

/** An agency that has trained 500 twins, a few a week. */
export const agency: Persona = {
  ...AGENCY,
  rows(now, scenario) {
    const triggerWords: string[] = [];
    const twins: SeedTwin[] = [];
    for (let number = 0; number < AGENCY_TWINS; number += 1) {
      const triggerWord = triggerWordFor(
        CLIENTS[number % CLIENTS.length] ?? '',
        `agency ${number}`,
        triggerWords,
      );
      triggerWords.push(triggerWord);
      const mode = number % 3 === 0 ? 'lora' : 'fast';
      twins.push({ triggerWord, mode, completedAt: now - (AGENCY_TWINS - number) * 17 * HOUR_MS });
    }
    return userRows({ ...AGENCY, scenario, twins, images: 60 }, now);
  },
};

interface Account extends Pick<SeedPersona, 'name' | 'credits' | 'trainingForMs'> {
  hasTwin?: boolean;
  triggerWord?: string;
}

/** A persona with a new account and at most one twin. */
export function user({ hasTwin = false, triggerWord, ...seed }: Account): Persona {
  const userId = `user_${seed.name.toLowerCase()}`;
  const word = triggerWord ?? `${seed.name.slice(0, 3).toUpperCase()}4H`;
  return {
    ...seed,
    userId,
    rows(now, scenario) {
      const twins: SeedTwin[] = [{ triggerWord: word, mode: 'fast', completedAt: now - 3 * DAY_MS }];
      return userRows({ ...seed, userId, scenario, twins: hasTwin ? twins : [] }, now);
    },
  };
}
