import * as v from 'valibot';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { answer, api } from '../../../../shared/api/client.ts';
import { chargeCredits, credits, refundCredits } from '../../../../shared/api/credits.ts';
import { ensurePerson } from '../../../../shared/api/person.ts';
import { read } from '../../../../shared/api/read.ts';
import { sendFiles } from '../../../../shared/api/send-files.ts';
import { readAndShare } from '../../../../shared/api/use-query.ts';
import { label, read as readText, readFields, text, texts } from '../../../../shared/lib/schema.ts';
import { twinsFromModels } from '../../twins/twin.ts';
import { hasStatus, RefusedAnswer, TRAINING_FALLBACK, UPLOAD_FALLBACK } from './training-failure.ts';
import type { TrainingMode } from './training-progress.ts';

export interface LatestTraining {
  status: 'training' | 'ready' | 'failed';
  /** Unique per user, so it identifies the training. */
  triggerWord: string | undefined;
  /** It failed, and the server says that it has given the credits back by itself. */
  isRefunded: boolean;
}

export type TrainingCalls = ReturnType<typeof trainingCalls>;

/** The calls of a training for one user. All reject with {@link ApiError}, or {@link RefusedAnswer} for a 200 that says no. */
export function trainingCalls(userId: string) {
  return {
    async readBalance(): Promise<number> {
      // Somebody else's balance would be taken for evidence of what became of this charge.
      await ensurePerson(userId);
      const balance = credits(await read('/api/users/me/credits'));
      if (balance === undefined) throw ApiError.of('unreadable');
      return balance;
    },

    /** @returns the new balance, if the answer had one; so for the refund. */
    charge: (idempotencyKey: string) => chargeCredits(TRAINING_COST_CREDITS, { userId, idempotencyKey }),

    refund: (idempotencyKey: string) => refundCredits(TRAINING_COST_CREDITS, { userId, idempotencyKey }),

    async uploadPhotos(
      photos: readonly File[],
      signal?: AbortSignal,
    ): Promise<{ zipUrl: string; warnings: string[] }> {
      const call = api.POST('/api/twins/upload-photos', {
        body: { userId, photos: [...photos] },
        bodySerializer: photoForm,
        ...(signal ? { signal } : {}),
      });
      const result = await sendFiles(photos, answer(call));
      const { zipUrl, warnings, error, details, guidelines } = readFields(result, {
        zipUrl: text,
        warnings: texts,
        error: v.nullish(v.unknown()),
        details: texts,
        guidelines: texts,
      });
      if (zipUrl === undefined || error != null) {
        throw new RefusedAnswer(readText(text, error) ?? UPLOAD_FALLBACK, { details, guidelines });
      }
      return { zipUrl, warnings: warnings ?? [] };
    },

    /** @returns how long the server says it takes, in its own words (spec §3: trainingTime). */
    async requestTraining(mode: TrainingMode, zipUrl: string): Promise<string | undefined> {
      const body = { userId, mode, referenceImages: [zipUrl] };
      const result = await answer(api.POST('/api/twins/train', { body }));
      const { ok, trainingTime, error, refunded } = readFields(result, {
        ok: v.boolean(),
        trainingTime: label,
        error: text,
        refunded: v.boolean(),
      });
      if (ok === true) return trainingTime;
      throw new RefusedAnswer(error ?? TRAINING_FALLBACK, { refunded });
    },

    /** @returns undefined when the user never trained. */
    async readLatestTraining(): Promise<LatestTraining | undefined> {
      try {
        const latest = await read('/api/twins/train/status/{userId}', { userId });
        const { ok, status, trigger_word, refunded } = readFields(latest, {
          ok: v.boolean(),
          status: v.picklist(['training', 'ready', 'failed']),
          trigger_word: text,
          refunded: v.boolean(),
        });
        if (ok !== true || status === undefined) throw ApiError.of('unreadable');
        return { status, triggerWord: trigger_word, isRefunded: refunded === true };
      } catch (error) {
        if (hasStatus(error, 404)) return undefined;
        throw error;
      }
    },

    /** @returns undefined when the answer is no list. */
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
