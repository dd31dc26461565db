import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { answer, api } from '../../../../shared/api/client.ts';
import { chargeCredits, refundCredits } from '../../../../shared/api/credits.ts';
import { ensurePerson } from '../../../../shared/api/person.ts';
import { read, readAndShare } from '../../../../shared/api/use-query.ts';
import { twinsFromModels, type Twin } from '../../twins/twin.ts';
import { RefusedAnswer } from './training-failure.ts';
import type { TrainingMode } from './training-mode.ts';

export interface UploadedPhotos {
  zipUrl: string;
  warnings: string[];
}

export interface LatestTraining {
  status: 'training' | 'ready' | 'failed';
  /** Unique per user, so it tells one training from the next. */
  triggerWord: string | undefined;
}

/** The calls of a training for one user. All reject with {@link ApiError}, or {@link RefusedAnswer} for a 200 that says no. */
export interface TrainingCalls {
  /** @returns undefined when the answer is no balance. */
  readBalance(): Promise<number | undefined>;
  charge(idempotencyKey: string): Promise<unknown>;
  refund(idempotencyKey: string): Promise<unknown>;
  uploadPhotos(photos: readonly File[], signal?: AbortSignal): Promise<UploadedPhotos>;
  /** @returns how long the server says it takes, in its own words (spec §3: trainingTime). */
  requestTraining(mode: TrainingMode, zipUrl: string): Promise<string | undefined>;
  /** @returns undefined when the user never trained. */
  readLatestTraining(): Promise<LatestTraining | undefined>;
  /** @returns undefined when the answer is no list. */
  readTwins(): Promise<Twin[] | undefined>;
}

export function trainingCalls(userId: string): TrainingCalls {
  return {
    async readBalance() {
      // Somebody else's balance would be taken for evidence of what became of this charge.
      await ensurePerson(userId);
      const { credits } = asUntrusted(await read('/api/users/me/credits'));
      // "1000" is no balance: the check before a charge must not pass on a text.
      return Number.isSafeInteger(credits) && Number(credits) >= 0 ? Number(credits) : undefined;
    },

    charge: (idempotencyKey) => chargeCredits(TRAINING_COST_CREDITS, { userId, idempotencyKey }),

    refund: (idempotencyKey) => refundCredits(TRAINING_COST_CREDITS, { userId, idempotencyKey }),

    async uploadPhotos(photos, signal) {
      const result = await answer(
        api.POST('/api/twins/upload-photos', {
          body: { userId, photos: [...photos] },
          bodySerializer: photoForm,
          ...(signal ? { signal } : {}),
        }),
      );
      const { zipUrl, warnings, error, details, guidelines } = asUntrusted(result);
      const isTaken = typeof zipUrl === 'string' && zipUrl !== '' && (error === undefined || error === null);
      if (!isTaken) {
        const message =
          typeof error === 'string' && error !== '' ? error : 'Failed to upload photos for training';
        throw new RefusedAnswer(message, { details: textLines(details), guidelines: textLines(guidelines) });
      }
      return { zipUrl, warnings: textLines(warnings) };
    },

    async requestTraining(mode, zipUrl) {
      const body = { userId, mode, referenceImages: [zipUrl] };
      const { ok, trainingTime, error } = asUntrusted(await answer(api.POST('/api/twins/train', { body })));
      if (ok === true) {
        return typeof trainingTime === 'string' && trainingTime.trim() !== '' ? trainingTime : undefined;
      }
      throw new RefusedAnswer(typeof error === 'string' && error !== '' ? error : 'Failed to start training');
    },

    async readLatestTraining() {
      try {
        const latest = await read('/api/twins/train/status/{userId}', { userId });
        const { ok, status, trigger_word: word } = asUntrusted(latest);
        if (ok !== true || !isStatus(status)) throw ApiError.of('unreadable');
        return { status, triggerWord: typeof word === 'string' && word !== '' ? word : undefined };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    },

    readTwins: async () => twinsFromModels(await readAndShare('/api/twins/user/{userId}/models', { userId })),
  };
}

/** The browser writes the boundary into the content type, so it is left to the browser (decision 13). */
function photoForm({ userId, photos }: { userId: string; photos: readonly Blob[] }): FormData {
  const form = new FormData();
  form.append('userId', userId);
  for (const photo of photos) form.append('photos', photo);
  return form;
}

/** A server may send less than its contract promises, down to nothing at all. */
function asUntrusted(answer: unknown): Record<string, unknown> {
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
}

function isStatus(value: unknown): value is LatestTraining['status'] {
  return value === 'training' || value === 'ready' || value === 'failed';
}

/** Details arrive as a list, as one text, or as nonsense; only texts are shown. */
function textLines(value: unknown): string[] {
  const lines = Array.isArray(value) ? value : [value];
  return lines.filter((line): line is string => typeof line === 'string' && line.trim() !== '');
}
