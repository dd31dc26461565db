import { boolean } from 'valibot';
import { chargeCredits, insufficientCreditsText } from '#entities/credits/credits.ts';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS } from '#openapi/limits.gen.ts';
import { hasStatus } from '#shared/api/api-error.ts';
import { api, unwrap } from '#shared/api/client.ts';
import { callWithKey, RefusedAnswer } from '#shared/api/keyed-call.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { formatCount } from '#shared/lib/format-count.ts';
import { newId } from '#shared/lib/new-id.ts';
import { urlFor } from '#shared/lib/safe-url.ts';
import { label, parseFields, text } from '#shared/lib/schema.ts';
import type { Failure } from '../outcome/use-outcome.ts';
import { holdName, tabLocks, type Locks } from '../training/tab-lock.ts';

/** From `generating` on, the credits of this attempt are spent. */
export type PictureStep = 'charging' | 'generating';

const COST = formatCount(IMAGE_COST_CREDITS, 'credit');
/** The key of the last charge, while its answer is unclear. Per tab, because each tab has attempts of its own. */
const unclearCharge = deviceStore('picture-charge', text, { area: 'sessionStorage' });

const SPENT = `An attempt costs ${COST}, even if no picture is made.`;
const PERHAPS_CHARGED = `It is not known yet whether ${COST} were taken. If they were, they pay for the next attempt in this tab.`;

/**
 * Called when the generator opens. A duplicated tab has a copy of the key, which the first one repeats itself, or has
 * spent: so each tab holds its keys until it is closed, and a copy begins anew.
 */
export async function claimCharge(userId: string, locks: Locks = tabLocks): Promise<void> {
  const key = unclearCharge.read(userId);
  if (key !== undefined && !(await holdName(`twin-studio:picture-charge:${key}`, locks))) {
    unclearCharge.remove(userId);
  }
}

/**
 * Charges for one attempt. A charge is never refunded (decision 2), so one that is booked late pays for the next
 * attempt: its key is stored from before the call until a clear answer, also across a reload of this tab.
 * @returns its key. @throws the error of the last call
 */
export async function chargeForPicture(
  userId: string,
  signal: AbortSignal,
  locks: Locks = tabLocks,
): Promise<string> {
  await claimCharge(userId, locks);
  const unclearKey = unclearCharge.read(userId);
  const key = unclearKey ?? newId();
  unclearCharge.write(userId, key);
  await claimCharge(userId, locks);
  const charge = await callWithKey(() => chargeCredits(IMAGE_COST_CREDITS, { userId, key, signal }), {
    userId,
    signal,
    isRepeat: unclearKey !== undefined,
  });
  const isClear = charge.kind === 'accepted' || (charge.kind === 'refused' && !charge.isRepeat);
  if (isClear) unclearCharge.remove(userId);
  if (charge.kind !== 'accepted') throw charge.error;
  return key;
}

/** Is it unknown whether the last charge was booked? */
export function isChargeUnclear(userId: string): boolean {
  return unclearCharge.read(userId) !== undefined;
}

interface PictureRequest {
  userId: string;
  /** The full prompt, with the trigger word. */
  prompt: string;
  /** The key of the charge that pays for it. */
  chargeKey: string;
}

/** Requests a picture that is paid for. @throws the error of the last call */
export async function requestPicture({ userId, prompt, chargeKey }: PictureRequest, signal: AbortSignal) {
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
