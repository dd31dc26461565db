import { boolean } from 'valibot';
import { chargeCredits, insufficientCreditsText, refundCredits } from '#entities/credits/charge.ts';
import type { Twin } from '#entities/twin/twin.ts';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS, MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { isRefusedWith } from '#shared/api/api-error.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { meaningOf } from '#shared/api/outbox-meanings.ts';
import { sendOnce, sendWithKey, type KeyedRequest } from '#shared/api/outbox.ts';
import { problemOf, RefusedResponse } from '#shared/api/refused-response.ts';
import { createTabLock, tabLocks } from '#shared/api/tab-lock.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { newId } from '#shared/lib/new-id.ts';
import { urlFor } from '#shared/lib/safe-url.ts';
import { label, parseFields, text } from '#shared/lib/schema.ts';
import { textLength, trimText } from '#shared/lib/text-length.ts';
import type { Failure, Refusal } from '../outcome/use-outcome.tsx';

/**
 * The prompt as it is sent (spec §5, decision 28): with the twin's trigger word and "person" first, unless it contains
 * the trigger word. Plain `includes`: case-sensitive, also within a word.
 */
export function promptToSend(triggerWord: string, prompt: string): string {
  const text = prompt.trim();
  return text.includes(triggerWord) ? text : `${triggerWord} person, ${text}`;
}

/** The reason why no picture can be generated. It disables the button, and a click shows it. */
export function generationRefusal(twin: Twin | undefined, prompt: string): Refusal | undefined {
  const hasPrompt = trimText(prompt) !== '';
  if (!twin || !hasPrompt) return { kind: 'requirementsMissing', text: missingText(twin, hasPrompt) };
  if (twin.userId === undefined || twin.triggerWord === undefined) {
    return {
      kind: 'modelError',
      text: 'This twin is missing its trigger word or owner. Reload the page, or select another twin.',
    };
  }
  if (textLength(promptToSend(twin.triggerWord, prompt)) > MAX_PROMPT_LENGTH) {
    return {
      kind: 'requirementsMissing',
      text: 'Shorten the prompt first.',
    };
  }
  return undefined;
}

function missingText(twin: Twin | undefined, hasPrompt: boolean): string {
  if (twin) return 'Choose a template or write a prompt first.';
  return hasPrompt
    ? 'Select a trained twin first.'
    : 'Select a trained twin, and choose a template or write a prompt.';
}

/** The credits of an attempt are spent once it reaches `generating`. */
export type PictureStep = 'charging' | 'generating';

/** The reason for a pause. */
export type PictureWait =
  /** Another tab charges for a picture. */
  | { for: 'otherTab' }
  /** The server requires a pause until this time, by `performance.now()`. */
  | { for: 'server'; untilMs: number };

export const ATTEMPT_COST = formatCount(IMAGE_COST_CREDITS, 'credit');
/** The key of the last charge, while its outcome is unclear. */
const unclearCharge = deviceStore('picture-charge', text);
/** Prevents two tabs from using one key for two pictures. */
const chargeLock = createTabLock(tabLocks, 'twin-studio:picture-charge');

const SPENT = `An attempt costs ${ATTEMPT_COST}, even if it fails.`;
const REFUNDED_BY_SERVER = `Your ${ATTEMPT_COST} for this attempt have been refunded.`;
const PERHAPS_CHARGED = `We don’t know yet if ${ATTEMPT_COST} were taken. If so, they pay for your next attempt.`;

/** The outcome for the credits of an earlier attempt whose charge is no longer usable. */
export const EARLIER_ATTEMPT = {
  refunded: `Your ${ATTEMPT_COST} for an earlier attempt have been refunded.`,
  nothingLeft: 'There are no credits left to refund for an earlier attempt.',
  unknown: `We don’t know if an earlier attempt cost ${ATTEMPT_COST}. Check your balance.`,
};

interface PictureRequest {
  userId: string;
  signal: AbortSignal;
  onWait?: ((wait: PictureWait | undefined) => void) | undefined;
}

/**
 * Charges for one attempt. A failed attempt is not refunded (decision 2), so a charge that is booked late pays for the
 * next attempt. If its key is no longer usable, the charge is refunded and replaced by a new one.
 * @returns the key, and the outcome of an earlier charge
 * @throws the error of the last request
 */
export async function chargeForPicture(
  { userId, signal, onWait }: PictureRequest,
  lock = chargeLock,
): Promise<{ chargeKey: string; earlier?: string | undefined }> {
  const stored = {
    read: () => unclearCharge.read(userId),
    store: (key: string) => unclearCharge.write(userId, key),
    remove: () => unclearCharge.remove(userId),
  };
  const send = (key: string) => chargeCredits(IMAGE_COST_CREDITS, { key, signal });
  const request = { userId, signal, onPause: pauseOf(onWait) };
  let charged = { chargeKey: '', earlier: undefined as string | undefined };
  const charge = async () => {
    onWait?.(undefined);
    // The user may have canceled while this tab waited for another one.
    signal.throwIfAborted();
    const earlierKey = stored.read();
    const first = await sendOnce(stored, send, request).catch(async (error: unknown) => {
      const isOver = meaningOf(error) === 'keyIsOver' && earlierKey !== undefined;
      if (!isOver) throw error;
      const earlier = await settleCharge(earlierKey, request, error);
      return { ...(await sendOnce(stored, send, request)), earlier };
    });
    charged = { chargeKey: first.key, earlier: 'earlier' in first ? first.earlier : undefined };
  };
  const hasRun = await lock.take(charge);
  if (!hasRun) {
    onWait?.({ for: 'otherTab' });
    await lock.take(charge, {});
  }
  return charged;
}

/** Refunds a charge whose key the server no longer accepts. @returns the sentence about its credits */
async function settleCharge(chargeKey: string, request: KeyedRequest, error: unknown): Promise<string> {
  if (problemOf(error).code === 'nothingLeft') return EARLIER_ATTEMPT.nothingLeft;
  const refund = () => refundCredits(IMAGE_COST_CREDITS, { key: `${chargeKey}-refund`, chargeKey });
  const result = await sendWithKey(refund, request);
  if (result.kind === 'accepted') return EARLIER_ATTEMPT.refunded;
  const { code } = problemOf(result.error);
  return code === 'nothingLeft' ? EARLIER_ATTEMPT.nothingLeft : EARLIER_ATTEMPT.unknown;
}

const pauseOf = (onWait: PictureRequest['onWait']) => (ms: number | undefined) =>
  onWait?.(ms === undefined ? undefined : { for: 'server', untilMs: performance.now() + ms });

/** Whether the outcome of the last charge is unknown. */
export function isChargeUnclear(userId: string): boolean {
  return unclearCharge.read(userId) !== undefined;
}

/**
 * Requests a picture.
 * @param prompt the prompt with the trigger word
 * @param chargeKey the key of the charge that pays for the picture
 * @throws the error of the last request
 */
export async function requestPicture(prompt: string, chargeKey: string, request: PictureRequest) {
  const { userId, signal, onWait } = request;
  const body = { userId, prompt, ...IMAGE_SETTINGS };
  const params = { header: { 'Idempotency-Key': newId(), 'Charge-Key': chargeKey } };
  const send = async () =>
    parsePicture(await unwrap(api.POST('/api/twins/generate-image', { body, params, signal })));
  const picture = await sendWithKey(send, { userId, signal, onPause: pauseOf(onWait) });
  if (picture.kind !== 'accepted') throw picture.error;
  return picture.value;
}

function parsePicture(result: unknown) {
  const { ok, imageUrl, method, quality, error } = parseFields(result, {
    ok: boolean(),
    imageUrl: urlFor('media'),
    method: label,
    quality: label,
    error: text,
  });
  if (ok === true && imageUrl !== undefined) return { imageUrl, method, quality };
  throw new RefusedResponse(error);
}

/** The failure of an attempt (spec §8), with its cost (decision 2). */
export function pictureFailure(step: PictureStep, error: unknown, isUnclear: boolean): Failure {
  const isPaymentRequired = isRefusedWith(error, 402);
  if (step === 'generating') {
    const cost = problemOf(error).refunded === true ? REFUNDED_BY_SERVER : SPENT;
    return { kind: 'generationFailed', error, addition: isPaymentRequired ? undefined : cost };
  }
  const addition = isUnclear ? PERHAPS_CHARGED : undefined;
  if (isPaymentRequired) {
    const fallback = insufficientCreditsText(IMAGE_COST_CREDITS, error.problem?.available);
    return { kind: 'insufficientCredits', fallback, addition };
  }
  return { kind: 'creditError', error, addition };
}
