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

/** Every state of the product, in the order in which a person meets them. */
export const STATES = Object.fromEntries(STATE_IDS.map((id) => [id, { ...whole(id), id }])) as Record<
  StateId,
  State<StateId>
>;

/** A state with the properties of the one that it extends. */
function whole(id: string): StateEntry {
  const entry = (entries as Record<string, StateEntry>)[id];
  if (!entry) throw new RangeError(`There is no state "${id}" to extend.`);
  const { from, ...own } = entry;
  if (from === undefined) return own;
  const { path, user, device, faults = [] } = whole(from);
  return { path, user, device, ...own, faults: [...faults, ...(own.faults ?? [])] };
}

/** The rows that a state begins with. @param startedAt ms since the epoch */
export function rowsOf(id: StateId, startedAt: number): Rows {
  return { templates, ...STATES[id].user?.rows(startedAt, id) };
}

export function isStateId(text: string): text is StateId {
  return Object.hasOwn(STATES, text);
}

/** The faults of a state, each with its id. */
export function faultsOf(scenario: StateId): (Fault & Record<string, unknown>)[] {
  return (STATES[scenario].faults ?? []).map((fault) => ({ ...fault, scenario }));
}

/** Says that there is no such state, with some that there are. */
export function unknownState(text: string): string {
  const reading = readName('scenario', text, STATE_IDS);
  return 'problem' in reading ? reading.problem : '';
}

/** Those to choose from at sign-in. */
export const PEOPLE = Object.values(STATES).filter((state) => state.signIn !== undefined);
