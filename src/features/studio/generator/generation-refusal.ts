import { MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import type { components } from '#openapi/types.gen.ts';
import { read, text } from '../../../shared/lib/schema.ts';
import type { Refusal } from '../outcome/use-outcome.ts';
import { promptToSend } from './prompt-to-send.ts';

export type TrainedModel = components['schemas']['TrainedModel'];

interface Wish {
  twin: TrainedModel | undefined;
  prompt: string;
}

/** What disables the button and what pressing it explains: one rule for both. */
export function generationRefusal({ twin, prompt }: Wish): Refusal | undefined {
  const hasPrompt = prompt.trim() !== '';
  if (!twin || !hasPrompt) return { title: 'Requirements Missing', text: missingText(twin, hasPrompt) };
  if (read(text, twin.userId) === undefined || usableTriggerWord(twin) === undefined) {
    return {
      title: 'Model Error',
      isFailure: true,
      text: 'This twin came without its trigger word or its owner. Reload the page, or select another twin.',
    };
  }
  if (promptToSend(twin.trigger_word, prompt).length > MAX_PROMPT_LENGTH) {
    return {
      title: 'Requirements Missing',
      text: 'Shorten the prompt first: it is longer than the model can read.',
    };
  }
  return undefined;
}

function missingText(twin: TrainedModel | undefined, hasPrompt: boolean): string {
  if (twin) return 'Choose a template or write a prompt first.';
  return hasPrompt
    ? 'Select a trained twin first.'
    : 'Select a trained twin, and choose a template or write a prompt.';
}

/** The word that calls this twin; undefined when the server did not send one. */
export function usableTriggerWord(twin: TrainedModel | undefined): string | undefined {
  return read(text, twin?.trigger_word);
}
