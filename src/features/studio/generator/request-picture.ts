import { boolean } from 'valibot';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { answer, api } from '../../../shared/api/client.ts';
import { chargeCredits, insufficientCreditsText } from '../../../shared/api/credits.ts';
import { counted } from '../../../shared/lib/counted.ts';
import { newId } from '../../../shared/lib/new-id.ts';
import { label, readFields, text } from '../../../shared/lib/schema.ts';
import type { Failure } from '../outcome/use-outcome.ts';
import { mediaUrl } from './picture.ts';

/** Before `generating` nothing was asked for; from then on the credits of this attempt are spent. */
export type PictureStep = 'charging' | 'generating';

const COST = counted(IMAGE_COST_CREDITS, 'credit');
const SPENT = `An attempt costs ${COST}, also without a picture.`;
const PERHAPS_CHARGED = `Your balance shows whether the ${COST} were taken. If so, the next attempt asks the server not to take them again.`;

/**
 * Charges for one attempt after the other. A charge whose answer got lost may have been booked: the next attempt repeats
 * it with the same key, so that a server that knows keys charges once, not twice (decision 8).
 */
export function createImageCharge() {
  let unsettledKey: string | undefined;
  return async (userId: string, signal: AbortSignal): Promise<void> => {
    unsettledKey ??= newId();
    try {
      await chargeCredits(IMAGE_COST_CREDITS, { userId, idempotencyKey: unsettledKey, signal });
      unsettledKey = undefined;
    } catch (error) {
      if (isRefusal(error)) unsettledKey = undefined;
      throw error;
    }
  };
}

/** Asks for a picture that is paid for. @param prompt the whole, with the trigger word in it. */
export async function requestPicture(userId: string, prompt: string, signal: AbortSignal) {
  const body = { userId, prompt, ...IMAGE_SETTINGS };
  const result = await answer(api.POST('/api/twins/generate-image', { body, signal }));
  const { ok, imageUrl, method, quality, error } = readFields(result, {
    ok: boolean(),
    imageUrl: mediaUrl,
    method: label,
    quality: label,
    error: text,
  });
  if (ok === true && imageUrl !== undefined) return { imageUrl, method, quality };
  throw new Error(error);
}

/** Why there is no picture (spec §8), and what the attempt cost where that is not clear from the rest (decision 2). */
export function pictureFailure(step: PictureStep, error: unknown): Failure {
  const isUnpaid = error instanceof ApiError && error.status === 402;
  if (step === 'generating') {
    const fallback = 'No image URL in response';
    return { title: 'Generation Failed', error, fallback, addition: isUnpaid ? undefined : SPENT };
  }
  if (isUnpaid) {
    const fallback = insufficientCreditsText(IMAGE_COST_CREDITS, error.problem?.available);
    return { title: 'Insufficient Credits', fallback };
  }
  const fallback = 'Your credits could not be charged. Please try again.';
  return { title: 'Credit Error', error, fallback, addition: isRefusal(error) ? undefined : PERHAPS_CHARGED };
}

/** Did the server say no? 409 says that it is still at work on this key. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0;
  return status >= 400 && status < 500 && status !== 409;
}
