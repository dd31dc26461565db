import type { StateId } from '#mocks/states/states.ts';
import type { Part, StateStep } from '#mocks/states/steps.ts';

/** What a page does: the steps of a state, or those that a link carries. */
export interface StepsToPlay {
  /** Of the state whose steps these are. */
  id?: StateId | undefined;
  /** Whose hash is the part of the page to look at. */
  path?: string;
  steps?: readonly StateStep[] | undefined;
  /** What is to be seen then. */
  shows?: Part | undefined;
  /** Where the page is scrolled to then, instead of to what is to be seen. */
  scroll?: string | undefined;
}

const KEY = 'twin-studio-mock:remaining-steps';

/** A step may lead to another page, which goes on with the rest. */
export function keepRemaining(toPlay: StepsToPlay): void {
  const asText = (_: string, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value;
  sessionStorage.setItem(KEY, JSON.stringify(toPlay, asText));
}

export function forgetRemaining(): void {
  sessionStorage.removeItem(KEY);
}

/** What the page before did not come to. */
export function remainingSteps(): StepsToPlay | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return undefined;
  return JSON.parse(text, (_, value: unknown) => {
    const { source, flags } = (value ?? {}) as Partial<RegExp>;
    return source === undefined ? value : new RegExp(source, flags);
  }) as StepsToPlay;
}
