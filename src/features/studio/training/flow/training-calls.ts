import * as v from 'valibot';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { api, unwrap } from '../../../../shared/api/client.ts';
import { chargeCredits, credits, refundCredits } from '../../../../entities/credits/credits.ts';
import {
  callWithKey,
  isBusy,
  isClearRefusal,
  RefusedAnswer,
  type KeyedCall,
} from '../../../../shared/api/keyed-call.ts';
import { ensurePerson } from '../../../../shared/api/person.ts';
import { read } from '../../../../shared/api/read.ts';
import { sendFiles } from '../../../../shared/api/send-files.ts';
import { readIntoCache } from '../../../../shared/api/use-query.ts';
import { label, read as readText, readFields, text, texts } from '../../../../shared/lib/schema.ts';
import { twinsFromModels, type Twin } from '../../../../entities/twin/twin.ts';
import { hasStatus, TRAINING_FALLBACK, UPLOAD_FALLBACK } from './training-failure.ts';
import type { OpenTraining, Refund } from './training-journal.ts';

export interface LatestTraining {
  status: 'training' | 'ready' | 'failed';
  /** Unique per user, so it identifies the training. */
  triggerWord: string | undefined;
  /** It failed, and the server says that it has given the credits back by itself. */
  isRefunded: boolean;
}

/** How often and how a keyed call is repeated. */
type Repetition = Pick<KeyedCall, 'isRepeat' | 'pausesMs'>;

export type TrainingCalls = ReturnType<typeof trainingCalls>;

const chargeKey = (id: string) => `training-${id}-charge`;

/**
 * The calls of a training for one user. Reads reject with {@link ApiError}; the calls that move credits or start work
 * resolve with how they ended. Their keys come from the journal, so they are the same after a reload.
 */
export function trainingCalls(userId: string) {
  return {
    async readBalance(): Promise<number> {
      // Somebody else's balance would decide whether this person may train.
      await ensurePerson(userId);
      const balance = credits(await read('/api/users/me/credits'));
      if (balance === undefined) throw ApiError.of('unreadable');
      return balance;
    },

    charge({ id }: OpenTraining) {
      return callWithKey(() => chargeCredits(TRAINING_COST_CREDITS, { userId, key: chargeKey(id) }), {
        userId,
      });
    },

    /** Gives the charge back, or makes sure that it is never booked. */
    refund({ id }: Refund, repetition: Repetition) {
      const keys = { key: `training-${id}-refund`, chargeKey: chargeKey(id) };
      return callWithKey(() => refundCredits(TRAINING_COST_CREDITS, { userId, ...keys }), {
        userId,
        ...repetition,
      });
    },

    async uploadPhotos(
      photos: readonly File[],
      signal?: AbortSignal,
    ): Promise<{ zipUrl: string; warnings: string[] }> {
      const call = api.POST('/api/twins/upload-photos', {
        body: { userId, photos: [...photos] },
        bodySerializer: photoForm,
        ...(signal ? { signal } : {}),
      });
      const result = await sendFiles(photos, unwrap(call));
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

    requestTraining({ id, mode, zipUrl = '' }: OpenTraining, repetition: Repetition = {}) {
      const params = { header: { 'Idempotency-Key': `training-${id}`, 'Charge-Key': chargeKey(id) } };
      const body = { userId, mode, referenceImages: [zipUrl] };
      const send = async () => readAccepted(await unwrap(api.POST('/api/twins/train', { body, params })));
      return callWithKey(send, { userId, ...repetition, isRefusal: isTrainingRefusal });
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

    /** The list, for everybody who shows it too. @throws {ApiError} also when the answer is no list */
    async readTwins(): Promise<Twin[]> {
      const twins = twinsFromModels(await readIntoCache('/api/twins/user/{userId}/models', { userId }));
      if (!twins) throw ApiError.of('unreadable');
      return twins;
    },
  };
}

/** Which training it is, and how long the server says it takes (spec §3: trainingTime). */
function readAccepted(result: unknown): Pick<OpenTraining, 'triggerWord' | 'trainingTime'> {
  const { ok, trigger_word, trainingTime, error, refunded } = readFields(result, {
    ok: v.boolean(),
    trigger_word: text,
    trainingTime: label,
    error: text,
    refunded: v.boolean(),
  });
  if (ok !== true) throw new RefusedAnswer(error ?? TRAINING_FALLBACK, { refunded });
  return { triggerWord: trigger_word, trainingTime };
}

/** Any refusal that can be read, 5xx included: spec §4 refunds it, and the refund ends what should run all the same. */
function isTrainingRefusal(error: unknown, isRepeat: boolean): boolean {
  if (isClearRefusal(error, isRepeat)) return true;
  return error instanceof ApiError && error.problem !== undefined && !isBusy(error);
}

/** The browser writes the boundary into the content type, so it is left to the browser (decision 13). */
function photoForm({ userId, photos }: { userId: string; photos: readonly Blob[] }): FormData {
  const form = new FormData();
  form.append('userId', userId);
  for (const photo of photos) form.append('photos', photo);
  return form;
}
