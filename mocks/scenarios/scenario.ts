import type { Rows } from '../db/schema.ts';
import type { Fault } from '../server/faults.ts';
import { ADA, adaRows, type AdaVariation } from './ada.ts';

/** `people` differ in what they own; the others start in the middle of something, or have bad luck. */
export type PersonaGroup = 'people' | 'moments' | 'trouble';

/** The part of the product that a state is about, in the order in which a person meets them. */
export const PARTS = {
  people: 'People',
  session: 'Signing in',
  training: 'Photos and training',
  pictures: 'Pictures',
  writing: 'Writing',
  jobs: 'Jobs',
  payment: 'Credits and payment',
  server: 'The whole server',
} as const;

export type Part = keyof typeof PARTS;

/** A named starting state of the simulated backend. */
export interface Scenario {
  part: Part;
  /** A word or two; without it, the persona's name. */
  title?: string;
  /** What is special about it, in a sentence for the person who chooses. */
  sentence: string;
  /** Who is signed in; nobody without one. Only those of a group can be chosen at sign-in. */
  persona?: { userId: string; name: string; credits: number; group?: PersonaGroup | undefined };
  /** That person's rows at the start of the scenario; `now` in simulated milliseconds since the epoch. */
  rows?(now: number, scenario: string): Rows;
  /** What that person's own device would remember, by the names of the app's storage. */
  device?(now: number): Record<string, unknown>;
  /** How many of the sample photos wait on that device for a training. */
  photos?: number;
  /** Pictures that were made on that device, newest first. */
  pictures?: readonly KeptPicture[];
  faults?: Fault[];
  /** The address that shows it best, below the base path; the studio without it. */
  screen?: string;
}

/** A picture as the person asked for it, and its drawing: a file in `mocks/files/pictures`, without its ending. */
export interface KeptPicture {
  triggerWord: string;
  prompt: string;
  templateName?: string;
  file: string;
}

interface AdaState extends Omit<AdaVariation, 'scenario'>, Omit<Scenario, 'persona' | 'rows'> {
  title: string;
  group?: PersonaGroup;
}

/** Ada, in a special state or with a server that misbehaves. */
export function ada({
  group,
  trainingForMs,
  trainingMode,
  failsAfterMs,
  failedTrainings,
  step,
  ...state
}: AdaState): Scenario {
  const variation = { trainingForMs, trainingMode, failsAfterMs, failedTrainings, step };
  return {
    ...state,
    persona: { userId: ADA.userId, name: state.title, credits: ADA.credits, group },
    rows: (now, scenario) => adaRows({ scenario, ...variation }, now),
  };
}
