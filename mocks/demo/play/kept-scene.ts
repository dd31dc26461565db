import type { StateId } from '#mocks/states/states.ts';
import type { Part, Step } from '#mocks/states/steps.ts';

/** What a page does: the steps of a state, or those that a link carries. */
export interface Scene {
  /** Of the state whose steps these are. */
  id?: StateId | undefined;
  /** Whose hash is the part of the page to look at. */
  path?: string;
  steps?: readonly Step[] | undefined;
  /** What is to be seen then. */
  shows?: Part | undefined;
  /** Where the page is scrolled to then, instead of to what is to be seen. */
  scroll?: string | undefined;
}

const KEY = 'twin-studio-mock:scene';

/** A step may lead to another page, which goes on with the rest. */
export function keepScene(scene: Scene): void {
  const asText = (_: string, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value;
  sessionStorage.setItem(KEY, JSON.stringify(scene, asText));
}

export function forgetScene(): void {
  sessionStorage.removeItem(KEY);
}

/** What the page before did not come to. */
export function keptScene(): Scene | undefined {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return undefined;
  return JSON.parse(text, (_, value: unknown) => {
    const { source, flags } = (value ?? {}) as Partial<RegExp>;
    return source === undefined ? value : new RegExp(source, flags);
  }) as Scene;
}
