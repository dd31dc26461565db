import { now } from '../../../shared/lib/clock.ts';
import { newId } from '../../../shared/lib/new-id.ts';
import { useOutcome } from '../outcome/use-outcome.ts';
import { generationRefusal, type TrainedModel } from './generation-refusal.ts';
import type { Picture } from './picture.ts';
import { promptToSend } from './prompt-to-send.ts';
import { PictureFailure } from './request-picture.ts';
import { usePictureRequest, type PictureStep } from './use-picture-request.ts';

interface Wish {
  twin: TrainedModel | undefined;
  prompt: string;
  /** Of the template whose prompt it is. */
  templateName: string | undefined;
}

/** What a cancelled attempt cost, told as it is: nobody knows more (decision 2). */
const CANCELLED: Record<PictureStep, string> = {
  charging:
    'It stopped before the picture was asked for. Your balance tells whether the 5 credits were taken. Your prompt is kept.',
  generating: 'The 5 credits of this attempt are spent. Your prompt is kept.',
};

/** Everything around one press of Generate Image: may it run, does it run, how did it end. */
export function useGeneration({ twin, prompt, templateName }: Wish, onMade: (picture: Picture) => void) {
  const outcomes = useOutcome();
  const request = usePictureRequest();
  const refusal = generationRefusal({ twin, prompt });

  async function generate(): Promise<void> {
    if (refusal || !twin) {
      if (refusal?.title === 'Model Error') outcomes.fail(refusal);
      else if (refusal) outcomes.remind(refusal);
      return;
    }
    outcomes.clear();
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
    } catch (error) {
      if (!(error instanceof PictureFailure)) throw error;
      outcomes.fail({ title: error.title, text: error.message, plainText: error.plainMessage });
    }
  }

  function cancel(): void {
    request.cancel();
    outcomes.record({ tone: 'info', title: 'Cancelled', text: CANCELLED[request.step] });
  }

  return { generate, cancel, refusal, outcomes, isRunning: request.isRunning, step: request.step };
}
