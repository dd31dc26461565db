import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import type { Rows, Trait } from '../db/schema.ts';
import type { Fault } from '../server/faults.ts';
import { ADA, adaRows } from './ada.ts';
import { AGENCY, agencyRows, personRows } from './people.ts';

/** `people` differ in what they own; the others start in the middle of something, or have bad luck. */
export type PersonaGroup = 'people' | 'moments' | 'trouble';

/** A named starting state of the simulated backend. */
export interface Scenario {
  /** What is special about it, in a sentence for the person who chooses. */
  sentence: string;
  /** Who is signed in; nobody without one. */
  persona?: { userId: string; name: string; credits: number; group: PersonaGroup };
  /** That person's rows at the start; `now` in simulated milliseconds since the epoch. */
  rows?(now: number): Rows;
  /** What that person's own device would remember, by the names of the app's storage. */
  device?(now: number): Record<string, unknown>;
  faults?: Fault[];
  /** The address that shows it best, below the base path; the studio without it. */
  screen?: string;
}

const MINUTE_MS = 60_000;

/** Somebody with an account of their own. */
function person(
  id: string,
  { name, credits, twins = 0, sentence }: { name: string; credits: number; twins?: number; sentence: string },
): Scenario {
  const userId = `user_${name.toLowerCase()}`;
  const triggerWord = `${name.slice(0, 3).toUpperCase()}4H`;
  return {
    sentence,
    persona: { userId, name, credits, group: 'people' },
    rows: (now) => {
      const trained = [{ triggerWord, mode: 'fast' as const, completedAt: now - 3 * 24 * 60 * MINUTE_MS }];
      return personRows({ userId, name, scenario: id, credits, twins: trained.slice(0, twins) }, now);
    },
  };
}

/** The app's journal of a training that was requested on this device and is still running. */
function journalOfTraining(startedAt: number) {
  const open = {
    id: 'scenario',
    mode: 'fast',
    step: 'running',
    balanceBefore: ADA.credits + TRAINING_COST_CREDITS,
    sentAt: startedAt,
    startedAt,
    knownTwins: null,
  };
  return { open, owed: [] };
}

interface Variation {
  label: string;
  sentence: string;
  group: PersonaGroup;
  traits?: Trait[];
  trainingForMs?: number;
  faults?: Fault[];
}

/** Ada, in a special state or with a server that misbehaves. */
function ada(id: string, { label, sentence, group, faults, ...variation }: Variation): Scenario {
  return {
    sentence,
    persona: { userId: ADA.userId, name: label, credits: ADA.credits, group },
    rows: (now) => adaRows({ scenario: id, ...variation }, now),
    ...(faults ? { faults: faults.map((fault) => ({ ...fault, scenario: id })) } : {}),
  };
}

/** Every starting state by its id (README, "Scenarios"). */
const table = {
  'signed-out': { sentence: 'Nobody is signed in: the landing page.', screen: '/' },
  'new-creator': person('new-creator', {
    name: 'Nia',
    credits: 300,
    sentence: 'Just bought the Starter plan. Nothing trained yet.',
  }),
  creator: ada('creator', {
    label: 'Ada',
    sentence: 'Two twins, ready to make pictures.',
    group: 'people',
  }),
  'low-credits': person('low-credits', {
    name: 'Leo',
    credits: 199,
    twins: 1,
    sentence: 'One twin, and one credit short of the next training.',
  }),
  'no-credits': person('no-credits', {
    name: 'Noor',
    credits: 0,
    twins: 1,
    sentence: 'One twin and nothing left to spend.',
  }),
  agency: {
    sentence: 'An agency with 500 twins.',
    persona: { userId: AGENCY.userId, name: AGENCY.name, credits: AGENCY.credits, group: 'people' },
    rows: (now: number) => agencyRows('agency', now),
  },
  training: {
    ...ada('training', {
      label: 'While training',
      sentence: 'A third twin has been training for a minute.',
      group: 'moments',
      trainingForMs: MINUTE_MS,
    }),
    device: (now) => ({ training: journalOfTraining(now - MINUTE_MS) }),
  },
  'training-elsewhere': ada('training-elsewhere', {
    label: 'Training elsewhere',
    sentence: 'A training was started on another device a minute ago; this one does not know of it yet.',
    group: 'moments',
    trainingForMs: MINUTE_MS,
  }),
  'job-running': {
    screen: '/job/job_running',
    ...ada('job-running', {
      label: 'Job running',
      sentence: 'A reel is being made right now: /job/job_running.',
      group: 'moments',
    }),
    device: (now) => ({ 'recent-jobs': [{ id: 'job_running', goal: 'reel', seenAt: now - MINUTE_MS }] }),
  },
  'job-complete': {
    screen: '/job/job_complete',
    ...ada('job-complete', {
      label: 'Job finished',
      sentence: 'A commercial is ready to download: /job/job_complete.',
      group: 'moments',
    }),
    device: (now) => ({
      'recent-jobs': [{ id: 'job_complete', goal: 'commercial', seenAt: now - MINUTE_MS }],
    }),
  },
  'late-payment': ada('late-payment', {
    label: 'Late payment',
    sentence: 'Credits arrive 45 seconds after paying.',
    group: 'moments',
    traits: ['late-payment'],
  }),
  'slow-server': ada('slow-server', {
    label: 'Slow server',
    sentence: 'Every answer takes four seconds.',
    group: 'moments',
    faults: [{ operation: '*', kind: 'delay', delayMs: 4000 }],
  }),
  'job-error': {
    screen: '/job/job_error',
    ...ada('job-error', {
      label: 'Job failed',
      sentence: 'A video broke down while its voice was made: /job/job_error. New jobs do, too.',
      group: 'trouble',
      traits: ['jobs-fail'],
    }),
    device: (now) => ({ 'recent-jobs': [{ id: 'job_error', goal: 'ai_twin', seenAt: now - MINUTE_MS }] }),
  },
  'photo-warnings': ada('photo-warnings', {
    label: 'Photo tips',
    sentence: 'Photos are taken, with remarks.',
    group: 'trouble',
    traits: ['photo-warnings'],
  }),
  'photos-rejected': ada('photos-rejected', {
    label: 'Photos rejected',
    sentence: 'Some of the photos are refused, and the charge is given back.',
    group: 'trouble',
    traits: ['photos-rejected'],
  }),
  'train-fails': ada('train-fails', {
    label: 'Training refused',
    sentence: 'The training service does not answer, and the charge is given back.',
    group: 'trouble',
    traits: ['training-refused'],
  }),
  'training-breaks-down': ada('training-breaks-down', {
    label: 'Training breaks down',
    sentence: 'A training starts well and fails after a minute.',
    group: 'trouble',
    traits: ['training-breaks-down'],
  }),
  'training-stuck': {
    ...ada('training-stuck', {
      label: 'Training stuck',
      sentence: 'A training that never ends by itself began ten minutes ago. After 30 minutes it has failed.',
      group: 'trouble',
      traits: ['training-stuck'],
      trainingForMs: 10 * MINUTE_MS,
    }),
    device: (now) => ({ training: journalOfTraining(now - 10 * MINUTE_MS) }),
  },
  'refund-fails': ada('refund-fails', {
    label: 'Refund fails',
    sentence: 'The training service does not answer, and neither does the refund.',
    group: 'trouble',
    traits: ['training-refused', 'refund-refused'],
  }),
  'payment-declined': ada('payment-declined', {
    label: 'Card declined',
    sentence: 'No card is accepted.',
    group: 'trouble',
    traits: ['payment-declined'],
  }),
  'server-down': ada('server-down', {
    label: 'Server down',
    sentence: 'Every call is answered with 503.',
    group: 'trouble',
    faults: [
      { operation: '*', kind: 'status', status: 503, body: { error: 'We will be back in a moment.' } },
    ],
  }),
} satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof table;

export const SCENARIOS: Record<ScenarioId, Scenario> = table;

export const SCENARIO_IDS = Object.keys(table) as ScenarioId[];

/** Where a state is seen: an address below the base path. */
export function screenOf(id: ScenarioId): string {
  return SCENARIOS[id].screen ?? '/studio';
}

/** A signed-in starting state to choose from. */
export interface Persona {
  id: ScenarioId;
  name: string;
  sentence: string;
  credits: number;
  group: PersonaGroup;
}

/** The signed-in starting states, in the order of the scenarios. */
export const PERSONAS: readonly Persona[] = SCENARIO_IDS.flatMap((id) => {
  const { persona, sentence } = SCENARIOS[id];
  return persona ? [{ id, sentence, ...persona }] : [];
});
