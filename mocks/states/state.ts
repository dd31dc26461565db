import type { Rows } from '../db/schema.ts';
import type { Fault } from '../server/faults.ts';
import type { Part, Step } from './steps.ts';

/** The parts of the product, in the order in which a person meets them. */
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

/** A state of the product: who is there, what has to be so, and what has to be done, to see it. */
export interface State<Id extends string = string> {
  /** Names it in addresses: `?state=photos-good`, and to begin with it anywhere `?scenario=photos-good`. Unique. */
  id: Id;
  /** A word or two. */
  title: string;
  /** What is special about it, for whoever looks for a state to begin with. */
  sentence?: string;
  area: (typeof AREAS)[number];
  /** Where the specification says so, such as `§5.4`. */
  section: string;
  /** The address below the base path. Its hash is the part of the page to look at. */
  path: string;
  /** Who is signed in; nobody without one. */
  person?: Person | undefined;
  /** One may sign in as this person, among these: they differ in what they own, are in the middle of something, or have bad luck. */
  signIn?: 'people' | 'moments' | 'trouble';
  faults?: readonly Fault[] | undefined;
  device?: Device | undefined;
  /** What a person would do from there. */
  steps?: readonly Step[];
  /** What can be seen when the state is reached. */
  shows: Part;
  /** The pictures show the page from top to bottom, not only the window. */
  isWhole?: true;
}

export interface Person {
  userId: string;
  name: string;
  credits: number;
  /** What belongs to them at the start. @param now simulated ms since the epoch @param state its id */
  rows(now: number, state: string): Rows;
}

/** What that person's own device remembers; `demo/device/` writes it as the app would. */
export interface Device {
  keeps?: readonly DeviceThing[];
  /** How many of the sample photos wait there for a training. */
  photos?: number;
  /** Pictures that were made there, newest first. */
  pictures?: readonly KeptPicture[];
}

/** The three jobs or one of them, a payment that was begun, what was made, and what is not sent yet. */
export type DeviceThing =
  | 'jobs'
  | 'job_running'
  | 'job_complete'
  | 'job_error'
  | 'checkout'
  | 'style'
  | 'styleDraft'
  | 'post'
  | 'postDraft'
  | 'reading'
  /** The journal of the training that is under way. */
  | 'training'
  /** The journal of one that failed, with its refund refused. */
  | 'refund';

/** A picture as the person asked for it, and its drawing: a file in `mocks/files/pictures`, without its ending. */
export interface KeptPicture {
  triggerWord: string;
  prompt: string;
  templateName?: string;
  file: string;
}

/** A state as it is written down. */
export interface StateEntry extends Omit<State, 'id'> {
  /** Begins as another state: with its person, on its device, with its faults. */
  from?: string;
}

/** States of one area by their ids. @param common what they share, where a state does not say otherwise */
export function statesOf<Common extends Partial<StateEntry>, Id extends string>(
  common: Common,
  states: Record<Id, Omit<StateEntry, keyof Common> & Partial<StateEntry>>,
): Record<Id, StateEntry> {
  const entries = Object.entries<object>(states).map(([id, state]) => [id, { ...common, ...state }]);
  // The types of both parts say that together they are whole; TypeScript cannot add them up.
  return Object.fromEntries(entries) as Record<Id, StateEntry>;
}
