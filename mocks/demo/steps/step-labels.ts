import type { Part, StateStep } from '#mocks/states/steps.ts';

/** The control or the effect of a step: `button “Create”`. */
export function goalOf(step: StateStep): string {
  if ('part' in step) return partLabel(step.part);
  if ('field' in step) return fieldLabel(step.field);
  if ('ms' in step) return `${step.ms / 1000} s`;
  return 'line' in step ? step.line : step.is;
}

export const fieldLabel = (label: string) => `field “${label}”`;

/** Describes a part by its role and name. Of a pattern, it shows only the words. */
export function partLabel({ role, name }: Part): string {
  if (name === undefined) return role;
  const words =
    name instanceof RegExp ? name.source.replaceAll(/(?:\\\w|\.\*|[\^$()|?*+[\]\\\s])+/g, ' ') : name;
  return `${role} “${words.trim()}”`;
}
