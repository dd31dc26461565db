import { useState } from 'react';
import { useCredits } from '#entities/credits/credits.ts';
import type { Picture } from '#entities/picture/picture.ts';
import type { Twin } from '#entities/twin/twin.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { MAX_RETRY_AFTER_MS } from '#shared/api/retry-after.ts';
import { useUserId } from '#shared/api/session.ts';
import { useMutation } from '#shared/api/use-mutation.ts';
import { now } from '#shared/lib/clock.ts';
import { formatWait } from '#shared/lib/format-wait.ts';
import { newId } from '#shared/lib/new-id.ts';
import { trimText } from '#shared/lib/text-length.ts';
import { useOutcome, type Refusal } from '../outcome/use-outcome.tsx';
import { generationRefusal, promptToSend } from './generation-refusal.ts';
import {
  ATTEMPT_COST,
  chargeForPicture,
  isChargeUnclear,
  pictureFailure,
  requestPicture,
  type PictureStep,
} from './request-picture.ts';

/** The known cost of a cancelled attempt (decision 2). */
const CANCELLED: Record<PictureStep, string> = {
  charging: `It stopped before the picture was requested. If ${ATTEMPT_COST} were taken, they pay for the next attempt. Your prompt is kept.`,
  generating: `The ${ATTEMPT_COST} of this attempt are spent. Your prompt is kept.`,
};

/** Generates a picture: its refusal, progress and outcome. Unmounting cancels it. */
export function useGeneration(twin: Twin | undefined, prompt: string, onMade: (picture: Picture) => void) {
  const userId = useUserId();
  const { balance } = useCredits();
  const [step, setStep] = useState<PictureStep>('charging');
  const [isMade, setMade] = useState(false);
  const [busyRefusal, setBusyRefusal] = useState<Refusal>();
  const refusal = generationRefusal(twin, prompt) ?? busyRefusal;
  const outcomes = useOutcome(refusal?.text);

  // Charged first (decision 3); a failed attempt is not refunded (decision 2).
  const request = useMutation(async (signal, sentPrompt: string, onCharged: () => void) => {
    const chargeKey = await chargeForPicture(userId, signal);
    signal.throwIfAborted();
    onCharged();
    return requestPicture({ userId, prompt: sentPrompt, chargeKey }, signal);
  });

  const [previousBalance, setPreviousBalance] = useState(balance);
  if (balance !== previousBalance) {
    setPreviousBalance(balance);
    const hasGrown = balance !== undefined && previousBalance !== undefined && balance > previousBalance;
    if (hasGrown && outcomes.outcome?.kind === 'insufficientCredits') outcomes.forget();
  }

  async function generate(): Promise<void> {
    const triggerWord = twin?.triggerWord;
    if (triggerWord === undefined) return;
    outcomes.clear();
    setMade(false);
    let reached: PictureStep = 'charging';
    setStep(reached);
    const onCharged = () => {
      reached = 'generating';
      setStep(reached);
    };
    const sentPrompt = promptToSend(triggerWord, prompt);
    try {
      const made = await request.run(sentPrompt, onCharged);
      if (!made) return;
      const source = { prompt: trimText(prompt), sentPrompt, triggerWord };
      onMade({ id: newId(), ...made, ...source, createdAt: now(), isFavourite: false });
      setMade(true);
    } catch (error) {
      const waitMs = error instanceof ApiError ? error.retryAfterMs : undefined;
      if (waitMs !== undefined && waitMs <= MAX_RETRY_AFTER_MS) {
        // Another attempt now would be refused too, and cost credits.
        setBusyRefusal({ kind: 'serverBusy', text: `Try again in ${formatWait(waitMs)}.` });
        setTimeout(() => setBusyRefusal(undefined), waitMs);
      }
      outcomes.fail(pictureFailure(reached, error, isChargeUnclear(userId)));
    }
  }

  function cancel(): void {
    request.cancel();
    outcomes.record('generationCancelled', CANCELLED[step]);
  }

  return {
    refuse: () => outcomes.remind(refusal),
    generate,
    cancel,
    refusal: refusal?.text,
    outcomes,
    isRunning: request.isRunning,
    isMade,
    step,
  };
}
