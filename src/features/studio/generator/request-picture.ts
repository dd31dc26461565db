import { boolean } from 'valibot';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { answer, api } from '../../../shared/api/client.ts';
import { chargeCredits, insufficientCreditsText } from '../../../shared/api/credits.ts';
import { counted } from '../../../shared/lib/counted.ts';
import { newId } from '../../../shared/lib/new-id.ts';
import { label, readFields, text } from '../../../shared/lib/schema.ts';
import { mediaUrl } from './picture.ts';

export type PictureFailureTitle = 'Insufficient Credits' | 'Credit Error' | 'Generation Failed';

/** Why there is no picture: the documented title, the cause, and what is said when that has no words (spec §8). */
export class PictureFailure extends Error {
  readonly title: PictureFailureTitle;
  readonly fallback: string;
  /** What the attempt cost, where that is not clear from the rest. */
  readonly money: string | undefined;

  constructor(title: PictureFailureTitle, cause: unknown, fallback: string, money?: string) {
    super(title, { cause });
    this.title = title;
    this.fallback = fallback;
    this.money = money;
  }
}

interface PictureRequest {
  userId: string;
  /** The whole prompt, with the trigger word in it. */
  sentPrompt: string;
  charge: ReturnType<typeof createImageCharge>;
  /** The charge went through; the picture is asked for now. */
  onCharged(): void;
}

export interface MadePicture {
  imageUrl: string;
  /** How it was made and how good it is, in the server's words; most servers say. */
  method: string | undefined;
  quality: string | undefined;
}

const NO_IMAGE = 'No image URL in response';
const NOT_CHARGED = 'Your credits could not be charged. Please try again.';
const COST = counted(IMAGE_COST_CREDITS, 'credit');
const SPENT = `An attempt costs ${COST}, also without a picture.`;
const PERHAPS_CHARGED = `Your balance shows whether the ${COST} were taken. If so, the next attempt asks the server not to take them again.`;

/**
 * Charges for the attempt, then asks for the picture (decision 3). A failed attempt is not refunded (decision 2).
 * @throws {PictureFailure}
 */
export async function requestPicture(request: PictureRequest, signal: AbortSignal): Promise<MadePicture> {
  try {
    await request.charge.take(request.userId, signal);
  } catch (error) {
    throw chargeFailure(error);
  }
  request.onCharged();
  const body = { userId: request.userId, prompt: request.sentPrompt, ...IMAGE_SETTINGS };
  try {
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
  } catch (error) {
    throw new PictureFailure('Generation Failed', error, NO_IMAGE, isUnpaid(error) ? undefined : SPENT);
  }
}

function chargeFailure(error: unknown): PictureFailure {
  if (!isUnpaid(error)) {
    return new PictureFailure(
      'Credit Error',
      error,
      NOT_CHARGED,
      isRefusal(error) ? undefined : PERHAPS_CHARGED,
    );
  }
  const text = insufficientCreditsText(IMAGE_COST_CREDITS, error.problem?.available);
  return new PictureFailure('Insufficient Credits', new Error(text), text);
}

/**
 * A charge whose answer got lost may have been booked. The next attempt repeats it with the same key, so that a server
 * that knows keys charges once, not twice (decision 8).
 */
export function createImageCharge() {
  let unsettledKey: string | undefined;
  return {
    async take(userId: string, signal: AbortSignal): Promise<void> {
      unsettledKey ??= newId();
      try {
        await chargeCredits(IMAGE_COST_CREDITS, { userId, idempotencyKey: unsettledKey, signal });
        unsettledKey = undefined;
      } catch (error) {
        if (isRefusal(error)) unsettledKey = undefined;
        throw error;
      }
    },
  };
}

function isUnpaid(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 402;
}

/** Did the server say no? 409 says that it is still at work on this key. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0;
  return status >= 400 && status < 500 && status !== 409;
}
