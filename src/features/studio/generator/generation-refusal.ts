import type { Twin } from '#entities/twin/twin.ts';
import { MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { textLength, trimText } from '#shared/lib/text-length.ts';
import type { Refusal } from '../outcome/use-outcome.tsx';

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
