import type { Rows } from '../db/schema.ts';
import type { Fault } from '../server/faults.ts';
import type { Part, StateStep } from './steps.ts';

/** The parts of the product, in the order in which a user meets them. */
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
  /** Its id in addresses: `?state=photos-good`, and to begin with it anywhere `?scenario=photos-good`. Unique. */
  id: Id;
  /** A word or two. */
  title: string;
  /** What is special about it. */
  sentence?: string;
  /** More words that find it: `out of credits`. */
  words?: string;
  area: (typeof AREAS)[number];
  /** The section of the specification, such as `§5.4`. */
  section: string;
  /** The address below the base path. Its hash names the part of the page to scroll to. */
  path: string;
  /** The signed-in user; signed out without one. */
  user?: Persona | undefined;
  /** The group in which the sign-in page offers this person: by what they have, while something runs, or with failures. */
  signIn?: 'people' | 'moments' | 'trouble';
  faults?: readonly Fault[] | undefined;
  device?: Device | undefined;
  /** The steps of the user. */
  steps?: readonly StateStep[];
  /** What is visible in the state. */
  shows: Part;
  /** Pictures show the whole page, not only the window. */
  isWhole?: true;
}

export interface Persona {
  userId: string;
  name: string;
  credits: number;
  /** The person's rows at the start. @param now simulated ms since the epoch @param state its id */
  rows(now: number, state: string): Rows;
}

/** What is stored on that person's device; `demo/device/` writes it like the app. */
export interface Device {
  stores?: readonly DeviceThing[];
  /** The number of stored sample photos for a training. */
  photos?: number;
  /** Pictures that were made there, newest first. */
  pictures?: readonly KeptPicture[];
}

/** Recent jobs, a started checkout, and results. */
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
  /** The last list of twins. */
  | 'twins'
  /** The journal of a running training. */
  | 'training'
  /** The journal of one that failed, with its refund refused. */
  | 'refund';

/** A picture with its prompt, and its drawing: a file in `mocks/files/pictures`, without its extension. */
export interface KeptPicture {
  triggerWord: string;
  prompt: string;
  templateName?: string;
  file: string;
  isFavourite?: boolean;
}

/** A state as it is defined. */
export interface StateEntry extends Omit<State, 'id' | 'path'> {
  /** Extends another state: its person, device, faults and address. */
  from?: string;
  path?: string | undefined;
}

/** States of one area by their ids. @param common their defaults */
export function statesOf<Common extends Partial<StateEntry>, Id extends string>(
  common: Common,
  states: Record<Id, Omit<StateEntry, keyof Common> & Partial<StateEntry>>,
): Record<Id, StateEntry> {
  const entries = Object.entries<object>(states).map(([id, state]) => [id, { ...common, ...state }]);
  // Each entry has the common and its own part, which TypeScript cannot combine.
  return Object.fromEntries(entries) as Record<Id, StateEntry>;
}

/** Each such call is answered with a problem. */
export const fails = (
  operation: Fault['operation'],
  status: number,
  response: Pick<Fault, 'headers' | 'body'> = {},
): Fault => ({ operation, kind: 'status', status, ...response });

/** The session has ended when this call is made. */
export const sessionEndsAt = (operation: Fault['operation']): Fault[] => [
  fails(operation, 401),
  { ...fails('getCurrentUser', 401), skip: 1 },
];
