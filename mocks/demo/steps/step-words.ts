import type { Part, StateStep } from '#mocks/states/steps.ts';

/** What a step needs or does: `button “Create”`. */
export function goalOf(step: StateStep): string {
  if ('part' in step) return wordsOf(step.part);
  if ('field' in step) return fieldWords(step.field);
  if ('ms' in step) return `${step.ms / 1000} s`;
  return 'line' in step ? step.line : step.is;
}

export const fieldWords = (label: string) => `field “${label}”`;

/** A part in words. For a pattern, the words in it. */
export function wordsOf({ role, name }: Part): string {
  if (name === undefined) return role;
  const words =
    name instanceof RegExp ? name.source.replaceAll(/(?:\\\w|\.\*|[\^$()|?*+[\]\\\s])+/g, ' ') : name;
  return `${role} “${words.trim()}”`;
}
