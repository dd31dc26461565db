import type { StateId } from '#mocks/states/states.ts';
import type { Part, StateStep } from '#mocks/states/steps.ts';
import type { StepPace } from './step-pointer.ts';

/** The steps of a state or of a link, and what they lead to. */
export interface StepsToPlay {
  /** The state that the steps belong to. */
  id?: StateId | undefined;
  /** Its hash names the part of the page to scroll to. */
  path?: string;
  steps?: readonly StateStep[] | undefined;
  /** How fast, for who watches; by default at once. */
  pace?: StepPace | undefined;
  /** What is visible at the end. */
  shows?: Part | undefined;
}

const KEY = 'twin-studio-mock:remaining-steps';

/** Stores the remaining steps, because a step may lead to another page, which continues. */
export function keepRemaining(toPlay: StepsToPlay): void {
  const asText = (_: string, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value;
  sessionStorage.setItem(KEY, JSON.stringify(toPlay, asText));
}

export function forgetRemaining(): void {
  sessionStorage.removeItem(KEY);
}

/** The steps that the previous page left. */
export function remainingSteps(): StepsToPlay | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return undefined;
  return JSON.parse(text, (_, value: unknown) => {
    const { source, flags } = (value ?? {}) as Partial<RegExp>;
    return source === undefined ? value : new RegExp(source, flags);
  }) as StepsToPlay;
}
