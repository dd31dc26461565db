import { useRef, useState } from 'react';
import { useCredits } from '#entities/credits/credits.ts';
import type { Picture } from '#entities/picture/picture.ts';
import type { Twin } from '#entities/twin/twin.ts';
import { ApiError, MAX_RETRY_AFTER_MS } from '#shared/api/api-error.ts';
import { useUserId } from '#shared/api/session.ts';
import { now } from '#shared/lib/clock.ts';
import { formatWait } from '#shared/lib/format-count.ts';
import { newId } from '#shared/lib/new-id.ts';
import { trimText } from '#shared/lib/text-length.ts';
import type { Refusal } from '../outcome/use-outcome.tsx';
import { useAction } from '../panel/use-action.tsx';
import {
  ATTEMPT_COST,
  chargeForPicture,
  generationRefusal,
  isChargeUnclear,
  pictureFailure,
  promptToSend,
  requestPicture,
  type PictureStep,
  type PictureWait,
} from './request-picture.ts';

/** The known cost of a canceled attempt (decision 2). */
const CANCELLED: Record<PictureStep, string> = {
  charging: `No picture was requested. If ${ATTEMPT_COST} were taken, they pay for your next attempt. Your prompt is still here.`,
  generating: `This attempt cost ${ATTEMPT_COST}. Your prompt is still here.`,
};

/** The generation of a picture: its refusal, progress and outcome. Unmounting cancels it. */
export function useGeneration(twin: Twin | undefined, prompt: string, onCreated: (picture: Picture) => void) {
  const userId = useUserId();
  const { balance } = useCredits();
  const [step, setStep] = useState<PictureStep>('charging');
  const reached = useRef<PictureStep>('charging');
  const [waiting, setWaiting] = useState<PictureWait>();
  /** The sentence about the credits of an earlier attempt. */
  const earlierAttempt = useRef<string>(undefined);
  const [busyRefusal, setBusyRefusal] = useState<Refusal>();
  const refusal = generationRefusal(twin, prompt) ?? busyRefusal;
  const triggerWord = twin?.triggerWord ?? '';
  const sentPrompt = promptToSend(triggerWord, prompt);
  const action = useAction({
    refusal,
    // The charge is first (decision 3), and a failed attempt is not refunded (decision 2).
    async run(signal) {
      reach('charging');
      setWaiting(undefined);
      earlierAttempt.current = undefined;
      const request = { userId, signal, onWait: setWaiting };
      const { chargeKey, earlier } = await chargeForPicture(request);
      earlierAttempt.current = earlier;
      signal.throwIfAborted();
      reach('generating');
      return requestPicture(sentPrompt, chargeKey, request);
    },
    onDone(created) {
      const source = { prompt: trimText(prompt), sentPrompt, triggerWord };
      onCreated({ id: newId(), ...created, ...source, createdAt: now(), isFavourite: false });
      if (earlierAttempt.current !== undefined)
        action.outcomes.record('earlierAttempt', earlierAttempt.current);
    },
    failure(error) {
      const waitMs = error instanceof ApiError ? error.retryAfterMs : undefined;
      if (waitMs !== undefined && waitMs <= MAX_RETRY_AFTER_MS) {
        // The server would refuse another attempt now, at the cost of credits.
        setBusyRefusal({ kind: 'serverBusy', text: `Try again in ${formatWait(waitMs)}.` });
        setTimeout(() => setBusyRefusal(undefined), waitMs);
      }
      const failed = pictureFailure(reached.current, error, isChargeUnclear(userId));
      const additions = [failed.addition, earlierAttempt.current].filter(Boolean);
      return { ...failed, addition: additions.join('\n') };
    },
  });
  const { outcomes } = action;

  function reach(next: PictureStep): void {
    reached.current = next;
    setStep(next);
  }

  const [previousBalance, setPreviousBalance] = useState(balance);
  if (balance !== previousBalance) {
    setPreviousBalance(balance);
    const hasGrown = balance !== undefined && previousBalance !== undefined && balance > previousBalance;
    if (hasGrown && outcomes.outcome?.kind === 'insufficientCredits') outcomes.forget();
  }

  function cancel(): void {
    action.cancel();
    outcomes.record('generationCancelled', CANCELLED[step]);
  }

  return { ...action, cancel, refusal: refusal?.text, step, waiting };
}
