import type { Fault } from '../server/faults.ts';
import type { ScenarioId } from '../scenarios/scenarios.ts';
import type { Part, Step } from './steps.ts';

export const GROUPS = [
  'Landing',
  'Sign-in',
  'Studio',
  'Photos',
  'Training',
  'Reverse prompt',
  'Generator',
  'Writing style',
  'Post',
  'Dashboard',
  'Create content',
  'Job',
  'Checkout',
  'Errors',
] as const;

/** A screen in one of its states: what has to be so, and what has to be done, to see it. */
export interface ScreenState {
  /** Names it in addresses: `?state=photos-good`. Unique. */
  id: string;
  group: (typeof GROUPS)[number];
  title: string;
  /** Where the specification says so, such as `§5`. */
  section: string;
  /** The address below the base path. Its hash is the part of the page to look at. */
  path: string;
  scenario: ScenarioId;
  faults?: readonly Fault[];
  /** What a person would do from there. */
  steps?: readonly Step[];
  /** What can be seen when the state is reached. */
  shows: Part;
  /** The pictures show the page from top to bottom, not only the window. */
  isWhole?: true;
}

/** States of one group by their ids. @param common what they share, where a state does not say otherwise */
export function statesOf<Common extends Pick<ScreenState, 'group'> & Partial<ScreenState>>(
  common: Common,
  states: Record<string, Omit<ScreenState, 'id' | keyof Common> & Partial<ScreenState>>,
): ScreenState[] {
  // The types of both parts say that together they are whole; TypeScript cannot add them up.
  return Object.entries(states).map(([id, state]) => ({ ...common, ...state, id }) as unknown as ScreenState);
}

/** When every state takes place: after the jobs of the contract's examples. Simulated milliseconds since the epoch. */
export const STATE_INSTANT_MS = Date.parse('2026-11-22T09:30:00Z');
