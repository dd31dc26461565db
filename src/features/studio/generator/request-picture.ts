import { IMAGE_COST_CREDITS, IMAGE_SETTINGS } from '../../../../openapi/limits.gen.ts';
import { ApiError, errorMessage } from '../../../shared/api/api-error.ts';
import { answer, api } from '../../../shared/api/client.ts';
import { chargeCredits } from '../../../shared/api/credits.ts';
import { isSafeMediaUrl } from '../../../shared/lib/safe-url.ts';

export type PictureFailureTitle = 'Insufficient Credits' | 'Credit Error' | 'Generation Failed';

/** Why there is no picture, with the documented title (spec §8). */
export class PictureFailure extends Error {
  readonly title: PictureFailureTitle;

  constructor(title: PictureFailureTitle, text: string, cause?: unknown) {
    super(text, { cause });
    this.name = 'PictureFailure';
    this.title = title;
  }
}

interface PictureRequest {
  userId: string;
  /** The whole prompt, with the trigger word in it. */
  sentPrompt: string;
  charge: ImageCharge;
  /** The balance shown on the screen: for a refusal that does not tell it. */
  knownBalance: number | undefined;
  /** The 5 credits are taken; the picture is asked for now. */
  onCharged(): void;
}

/**
 * Charges 5 credits, then asks for the picture (decision 3). The credits are not given back (decision 2).
 * @returns a URL that can be shown.
 * @throws {PictureFailure}
 */
export async function requestPicture(request: PictureRequest, signal: AbortSignal): Promise<string> {
  try {
    await request.charge.take(signal);
  } catch (error) {
    throw chargeFailure(error, request.knownBalance);
  }
  request.onCharged();
  const body = { userId: request.userId, prompt: request.sentPrompt, ...IMAGE_SETTINGS };
  try {
    const image = await answer(api.POST('/api/twins/generate-image', { body, signal }));
    if (image.ok && isSafeMediaUrl(image.imageUrl)) return image.imageUrl;
    throw new Error(image.error);
  } catch (error) {
    throw new PictureFailure('Generation Failed', errorMessage(error, NO_IMAGE), error);
  }
}

const NO_IMAGE = 'No image URL in response';

function chargeFailure(error: unknown, knownBalance: number | undefined): PictureFailure {
  if (!(error instanceof ApiError && error.status === 402)) {
    return new PictureFailure(
      'Credit Error',
      errorMessage(error, 'The credits could not be deducted.'),
      error,
    );
  }
  const balance = error.problem?.available ?? knownBalance;
  const need = `You need ${IMAGE_COST_CREDITS} credits.`;
  const text = balance === undefined ? need : `${need} You have ${balance} credits.`;
  return new PictureFailure('Insufficient Credits', text, error);
}

/** Takes the credits of one attempt. */
export interface ImageCharge {
  take(signal: AbortSignal): Promise<void>;
}

/**
 * A charge whose answer got lost may have been booked. The next attempt repeats it with the same key, so that a server
 * that knows keys takes 5 credits once, not twice (decision 8).
 */
export function createImageCharge(newKey: () => string): ImageCharge {
  let unsettledKey: string | undefined;
  return {
    async take(signal) {
      unsettledKey ??= newKey();
      try {
        await chargeCredits(IMAGE_COST_CREDITS, { idempotencyKey: unsettledKey, signal });
        unsettledKey = undefined;
      } catch (error) {
        if (isRefusal(error)) unsettledKey = undefined;
        throw error;
      }
    },
  };
}

/** Did the server say no? 409 says that it is still at work on this key. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0;
  return status >= 400 && status < 500 && status !== 409;
}
