import type { Rows } from '../db/schema.ts';
import type { Fault } from '../server/faults.ts';
import type { Part, StateStep } from './steps.ts';

/** The areas of the product, in the order in which a user reaches them. */
export const AREAS = [
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

/** A state of the product: the user, the conditions, and the steps that lead to it. */
export interface State<Id extends string = string> {
  /** The unique id in addresses: `?state=photos-good` shows the state, `?scenario=photos-good` only sets its conditions. */
  id: Id;
  /** A few words. */
  title: string;
  /** The special condition of the state. */
  sentence?: string;
  /** Additional search terms: `out of credits`. */
  words?: string;
  area: (typeof AREAS)[number];
  /** The section of the specification, such as `§5.4`. */
  section: string;
  /** The address below the base path. Its hash names the part of the page to scroll to. */
  path: string;
  /** The signed-in user; undefined if signed out. */
  user?: Persona | undefined;
  /** The group of the sign-in page: users by their possessions, running tasks (`moments`), or failures (`trouble`). */
  signIn?: 'people' | 'moments' | 'trouble';
  faults?: readonly Fault[] | undefined;
  device?: Device | undefined;
  /** The steps of the user. */
  steps?: readonly StateStep[];
  /** A part of the page that is visible only in this state. */
  shows: Part;
  /** Screenshots show the whole page instead of the window. */
  isWhole?: true;
}

export interface Persona {
  userId: string;
  name: string;
  credits: number;
  /** The user's rows at the start. @param now simulated ms since the epoch @param state its id */
  rows(now: number, state: string): Rows;
}

/** The data on the user's device. `demo/device/` stores it as the app does. */
export interface Device {
  stores?: readonly DeviceThing[];
  /** The number of stored sample photos for a training. */
  photos?: number;
  /** The pictures stored on the device, newest first. */
  pictures?: readonly SeedPicture[];
}

/** The parts of a device's data: recent jobs, a started checkout, results and journals. */
export type DeviceThing =
  | 'jobs'
  | 'job_running'
  | 'job_complete'
  | 'job_error'
  | 'checkout'
  | 'awaitedCheckout'
  | 'style'
  | 'post'
  | 'reading'
  /** The last known twins. */
  | 'twins'
  /** The journal of a running training. */
  | 'training'
  /** The journal of a failed training whose refund was refused. */
  | 'refund';

/** A picture with its prompt. `file` is its drawing in `mocks/files/pictures`, without the extension. */
export interface SeedPicture {
  triggerWord: string;
  prompt: string;
  templateName?: string;
  file: string;
  isFavourite?: boolean;
}

/** The definition of a state. */
export interface StateEntry extends Omit<State, 'id' | 'path'> {
  /** The id of a state whose user, device, faults and address this state extends. */
  from?: string;
  path?: string | undefined;
}

/** States of one area by their ids. @param common their defaults */
export function statesOf<Common extends Partial<StateEntry>, Id extends string>(
  common: Common,
  states: Record<Id, Omit<StateEntry, keyof Common> & Partial<StateEntry>>,
): Record<Id, StateEntry> {
  const entries = Object.entries<object>(states).map(([id, state]) => [id, { ...common, ...state }]);
  // Each entry has the common defaults, which TypeScript cannot infer.
  return Object.fromEntries(entries) as Record<Id, StateEntry>;
}

/** A fault: every request of an operation returns a problem with this status. */
export const fails = (
  operation: Fault['operation'],
  status: number,
  response: Pick<Fault, 'headers' | 'body'> = {},
): Fault => ({ operation, kind: 'status', status, ...response });

/** Faults that end the session at a request of an operation. */
export const sessionEndsAt = (operation: Fault['operation']): Fault[] => [
  fails(operation, 401),
  { ...fails('getCurrentUser', 401), skip: 1 },
];
