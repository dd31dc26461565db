import { boolean } from 'valibot';
import { chargeCredits, insufficientCreditsText } from '#entities/credits/charge.ts';
import type { Twin } from '#entities/twin/twin.ts';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS, MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { hasStatus } from '#shared/api/api-error.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { callOnce, callWithKey, RefusedAnswer } from '#shared/api/outbox.ts';
import { createTurns, tabLocks } from '#shared/api/tab-lock.ts';
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

/** Why no picture can be generated: disables the button, and is shown when it is pressed. */
export function generationRefusal(twin: Twin | undefined, prompt: string): Refusal | undefined {
  const hasPrompt = trimText(prompt) !== '';
  if (!twin || !hasPrompt) return { kind: 'requirementsMissing', text: missingText(twin, hasPrompt) };
  if (twin.userId === undefined || twin.triggerWord === undefined) {
    return {
      kind: 'modelError',
      text: 'This twin came without its trigger word or its owner. Reload the page, or select another twin.',
    };
  }
  if (textLength(promptToSend(twin.triggerWord, prompt)) > MAX_PROMPT_LENGTH) {
    return {
      kind: 'requirementsMissing',
      text: 'Shorten the prompt first: it is longer than the model can read.',
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

/** From `generating` on, the credits of this attempt are spent. */
export type PictureStep = 'charging' | 'generating';

export const ATTEMPT_COST = formatCount(IMAGE_COST_CREDITS, 'credit');
/** The key of the last charge, while its answer is unclear. */
const unclearCharge = deviceStore('picture-charge', text);
/** So that two tabs do not use one key for two pictures. */
const pageTurns = createTurns(tabLocks, 'twin-studio:picture-charge');

const SPENT = `An attempt costs ${ATTEMPT_COST}, even if no picture is made.`;
const PERHAPS_CHARGED = `It is not known yet whether ${ATTEMPT_COST} were taken. If they were, they pay for the next attempt.`;

/**
 * Charges for one attempt. A charge is never refunded (decision 2), so one that is booked late pays for the next
 * attempt.
 * @returns its key. @throws the error of the last call
 */
export async function chargeForPicture(
  userId: string,
  signal: AbortSignal,
  turns = pageTurns,
): Promise<string> {
  const kept = {
    read: () => unclearCharge.read(userId),
    keep: (key: string) => unclearCharge.write(userId, key),
    drop: () => unclearCharge.remove(userId),
  };
  const send = (key: string) => chargeCredits(IMAGE_COST_CREDITS, { key, signal });
  let chargeKey = '';
  const charge = async () => {
    // It may have been cancelled while another tab was waited for.
    signal.throwIfAborted();
    chargeKey = (await callOnce(kept, send, { userId, signal })).key;
  };
  await turns.take(charge, {});
  return chargeKey;
}

/** Is it unknown whether the last charge was booked? */
export function isChargeUnclear(userId: string): boolean {
  return unclearCharge.read(userId) !== undefined;
}

/**
 * Requests a picture that is paid for.
 * @param prompt with the trigger word
 * @param chargeKey of the charge that pays for it
 * @throws the error of the last call
 */
export async function requestPicture(userId: string, prompt: string, chargeKey: string, signal: AbortSignal) {
  const body = { userId, prompt, ...IMAGE_SETTINGS };
  const params = { header: { 'Idempotency-Key': newId(), 'Charge-Key': chargeKey } };
  const send = async () =>
    parsePicture(await unwrap(api.POST('/api/twins/generate-image', { body, params, signal })));
  const picture = await callWithKey(send, { userId, signal });
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
  throw new RefusedAnswer(error);
}

/** Why there is no picture (spec §8), and what the attempt cost (decision 2). */
export function pictureFailure(step: PictureStep, error: unknown, isUnclear: boolean): Failure {
  const isPaymentRequired = hasStatus(error, 402);
  if (step === 'generating') {
    return { kind: 'generationFailed', error, addition: isPaymentRequired ? undefined : SPENT };
  }
  const addition = isUnclear ? PERHAPS_CHARGED : undefined;
  if (isPaymentRequired) {
    const fallback = insufficientCreditsText(IMAGE_COST_CREDITS, error.problem?.available);
    return { kind: 'insufficientCredits', fallback, addition };
  }
  return { kind: 'creditError', error, addition };
}
