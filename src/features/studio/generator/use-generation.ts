import { useState } from 'react';
import { IMAGE_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useCredits } from '../../../shared/api/credits.ts';
import { useUserId } from '../../../shared/api/session.ts';
import { useMutation } from '../../../shared/api/use-mutation.ts';
import { now } from '../../../shared/lib/clock.ts';
import { counted } from '../../../shared/lib/counted.ts';
import { formatWait } from '../../../shared/lib/format-wait.ts';
import { newId } from '../../../shared/lib/new-id.ts';
import { useOutcome, type Refusal } from '../outcome/use-outcome.ts';
import { generationRefusal, type TrainedModel } from './generation-refusal.ts';
import type { Picture } from './picture.ts';
import { promptToSend } from './prompt-to-send.ts';
import { createImageCharge, PictureFailure, requestPicture } from './request-picture.ts';

/** Before `generating` nothing was asked for; from then on the credits of this attempt are spent. */
export type PictureStep = 'charging' | 'generating';

interface Wish {
  twin: TrainedModel | undefined;
  prompt: string;
  templateName: string | undefined;
}

const COST = counted(IMAGE_COST_CREDITS, 'credit');

/** What a cancelled attempt cost, as far as this page can know (decision 2). */
const CANCELLED: Record<PictureStep, string> = {
  charging: `It stopped before the picture was asked for. Your balance shows whether the ${COST} were taken. Your prompt is kept.`,
  generating: `The ${COST} of this attempt are spent. Your prompt is kept.`,
};

/** Everything around one press of Generate Image: may it run, does it run, how did it end. Leaving the studio ends it. */
export function useGeneration({ twin, prompt, templateName }: Wish, onMade: (picture: Picture) => void) {
  const userId = useUserId();
  const { balance } = useCredits();
  const [charge] = useState(createImageCharge);
  const [step, setStep] = useState<PictureStep>('charging');
  const [isMade, setMade] = useState(false);
  const [patience, setPatience] = useState<Refusal>();
  const refusal = generationRefusal({ twin, prompt }) ?? patience;
  const outcomes = useOutcome(refusal?.text);

  const request = useMutation((signal, sentPrompt: string) => {
    setStep('charging');
    const onCharged = () => {
      if (!signal.aborted) setStep('generating');
    };
    return requestPicture({ userId, sentPrompt, charge, onCharged }, signal);
  });

  const [seenBalance, setSeenBalance] = useState(balance);
  if (balance !== seenBalance) {
    setSeenBalance(balance);
    const hasGrown = balance !== undefined && seenBalance !== undefined && balance > seenBalance;
    if (hasGrown && outcomes.outcome?.title === 'Insufficient Credits') outcomes.forget();
  }

  async function generate(): Promise<void> {
    if (refusal || !twin) {
      if (refusal) outcomes.remind(refusal);
      return;
    }
    outcomes.clear();
    setMade(false);
    const sentPrompt = promptToSend(twin.trigger_word, prompt);
    try {
      const made = await request.run(sentPrompt);
      if (!made) return;
      const { imageUrl, method, quality } = made;
      onMade({
        id: newId(),
        imageUrl,
        prompt: prompt.trim(),
        sentPrompt,
        triggerWord: twin.trigger_word,
        createdAt: now(),
        isFavourite: false,
        ...(templateName !== undefined && { templateName }),
        ...(method !== undefined && { method }),
        ...(quality !== undefined && { quality }),
      });
      setMade(true);
    } catch (error) {
      if (!(error instanceof PictureFailure)) throw error;
      const waitMs = error.cause instanceof ApiError ? error.cause.retryAfterMs : undefined;
      if (waitMs !== undefined) {
        // Another attempt now would be refused, too, and would cost as much.
        setPatience({
          title: 'Generation Failed',
          text: `The server asked for ${formatWait(waitMs)} of patience.`,
        });
        setTimeout(() => setPatience(undefined), waitMs);
      }
      outcomes.fail(error.title, error.cause, error.fallback, error.money);
    }
  }

  function cancel(): void {
    request.cancel();
    outcomes.record({ tone: 'info', title: 'Cancelled', text: CANCELLED[step] });
  }

  return { generate, cancel, refusal, outcomes, isRunning: request.isRunning, isMade, step };
}
