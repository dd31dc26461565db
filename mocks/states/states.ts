import type { Rows } from '../db/schema.ts';
import type { Fault } from '../server/faults.ts';
import { readName } from '../server/start-options.ts';
import { checkoutStates } from './checkout.ts';
import { generatorStates } from './generator.ts';
import { createStates, dashboardStates, jobStates } from './jobs.ts';
import { errorStates, landingStates, signInStates } from './open-pages.ts';
import { photoStates } from './photos.ts';
import { postStates } from './post.ts';
import { reverseStates } from './reverse-prompt.ts';
import type { State, StateEntry } from './state.ts';
import { studioStates } from './studio.ts';
import { templates } from './templates.ts';
import { trainingStates } from './training.ts';
import { writingStates } from './writing-style.ts';

const entries = {
  ...landingStates,
  ...signInStates,
  ...studioStates,
  ...photoStates,
  ...trainingStates,
  ...reverseStates,
  ...generatorStates,
  ...writingStates,
  ...postStates,
  ...dashboardStates,
  ...createStates,
  ...jobStates,
  ...checkoutStates,
  ...errorStates,
};

export type StateId = keyof typeof entries;

export const STATE_IDS = Object.keys(entries) as StateId[];

/** All states of the product, in the order in which a user reaches them. */
export const STATES = Object.fromEntries(STATE_IDS.map((id) => [id, { ...extendedEntry(id), id }])) as Record<
  StateId,
  State<StateId>
>;

/** The entry of a state with the inherited properties of the state that it extends. */
function extendedEntry(id: string): StateEntry {
  const entry = (entries as Record<string, StateEntry>)[id];
  if (!entry) throw new RangeError(`There is no state "${id}" to extend.`);
  const { from, ...properties } = entry;
  if (from === undefined) return properties;
  const { path, user, device, faults = [] } = extendedEntry(from);
  return { path, user, device, ...properties, faults: [...faults, ...(properties.faults ?? [])] };
}

/** The initial rows of a state. @param startedAt ms since the epoch */
export function rowsOf(id: StateId, startedAt: number): Rows {
  return { templates, ...STATES[id].user?.rows(startedAt, id) };
}

export function isStateId(text: string): text is StateId {
  return Object.hasOwn(STATES, text);
}

/** The faults of a state, each marked with the state's id. */
export function faultsOf(scenario: StateId): (Fault & Record<string, unknown>)[] {
  return (STATES[scenario].faults ?? []).map((fault) => ({ ...fault, scenario }));
}

/** An error message for an unknown state, with similar ids. */
export function unknownState(text: string): string {
  const reading = readName('scenario', text, STATE_IDS);
  return 'problem' in reading ? reading.problem : '';
}

/** The states that the sign-in page offers. */
export const SIGN_IN_STATES = Object.values(STATES).filter((state) => state.signIn !== undefined);
