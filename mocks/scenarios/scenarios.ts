import { ADA_PICTURES } from './ada-pictures.ts';
import type { Fault } from '../server/faults.ts';
import { AGENCY, agencyRows, personRows } from './people.ts';
import { ada, type PersonaGroup, type Scenario } from './scenario.ts';
import { screenStates, trainingJournal } from './screen-states.ts';

const MINUTE_MS = 60_000;

const TRAINING_REFUSED: Fault = {
  operation: 'trainTwin',
  kind: 'status',
  status: 502,
  body: { error: 'The training service did not answer. Try again in a minute.' },
};

/** Somebody with an account of their own. */
function person({
  name,
  credits,
  twins = 0,
  sentence,
}: {
  name: string;
  credits: number;
  twins?: number;
  sentence: string;
}): Scenario {
  const userId = `user_${name.toLowerCase()}`;
  const triggerWord = `${name.slice(0, 3).toUpperCase()}4H`;
  return {
    part: 'people',
    sentence,
    persona: { userId, name, credits, group: 'people' },
    rows: (now, scenario) => {
      const trained = [{ triggerWord, mode: 'fast' as const, completedAt: now - 3 * 24 * 60 * MINUTE_MS }];
      return personRows({ userId, name, scenario, credits, twins: trained.slice(0, twins) }, now);
    },
  };
}

/** Every starting state by its id (docs/states.gen.md). */
const table = {
  'signed-out': {
    part: 'session',
    title: 'Signed out',
    sentence: 'Nobody is signed in: the landing page.',
    screen: '/',
  },
  'new-creator': person({
    name: 'Nia',
    credits: 300,
    sentence: 'Just bought the Starter plan. Nothing trained yet.',
  }),
  creator: ada({
    part: 'people',
    title: 'Ada',
    sentence: 'Two twins, ready to make pictures.',
    group: 'people',
    pictures: ADA_PICTURES,
  }),
  'low-credits': person({
    name: 'Leo',
    credits: 199,
    twins: 1,
    sentence: 'One twin, and one credit short of the next training.',
  }),
  'no-credits': person({
    name: 'Noor',
    credits: 0,
    twins: 1,
    sentence: 'One twin and nothing left to spend.',
  }),
  agency: {
    part: 'people',
    sentence: 'An agency with 500 twins.',
    persona: { userId: AGENCY.userId, name: AGENCY.name, credits: AGENCY.credits, group: 'people' },
    rows: (now: number) => agencyRows(now),
  },
  training: ada({
    part: 'training',
    title: 'While training',
    sentence: 'A third twin has been training for a minute.',
    screen: '/studio#training',
    group: 'moments',
    trainingForMs: MINUTE_MS,
    device: (now) => trainingJournal(now - MINUTE_MS),
  }),
  'training-elsewhere': ada({
    part: 'training',
    title: 'Training elsewhere',
    sentence: 'A training was started on another device a minute ago; this one does not know of it yet.',
    screen: '/studio#training',
    group: 'moments',
    trainingForMs: MINUTE_MS,
  }),
  'job-running': ada({
    screen: '/job/job_running',
    part: 'jobs',
    title: 'Job running',
    sentence: 'A reel is being made right now: /job/job_running.',
    group: 'moments',
    device: () => ({ 'recent-jobs': [{ id: 'job_running', goal: 'reel' }] }),
  }),
  'job-complete': ada({
    screen: '/job/job_complete',
    part: 'jobs',
    title: 'Job finished',
    sentence: 'A commercial is ready to download: /job/job_complete.',
    group: 'moments',
    device: () => ({ 'recent-jobs': [{ id: 'job_complete', goal: 'commercial' }] }),
  }),
  'late-payment': ada({
    part: 'payment',
    title: 'Late payment',
    sentence: 'Credits arrive 45 seconds after paying.',
    screen: '/#pricing',
    group: 'moments',
    faults: [{ operation: 'createCheckout', kind: 'outcome', outcome: { reportedAfterMs: 45_000 } }],
  }),
  'slow-server': ada({
    part: 'server',
    title: 'Slow server',
    sentence: 'Every answer takes four seconds.',
    group: 'moments',
    faults: [{ operation: '*', kind: 'delay', delayMs: 4000 }],
  }),
  'job-error': ada({
    screen: '/job/job_error',
    part: 'jobs',
    title: 'Job failed',
    sentence: 'A video broke down while its voice was made: /job/job_error. New jobs do, too.',
    group: 'trouble',
    faults: [{ operation: 'createJob', kind: 'outcome', outcome: { failsAt: 'VOICE' } }],
    device: () => ({ 'recent-jobs': [{ id: 'job_error', goal: 'ai_twin' }] }),
  }),
  'photo-warnings': ada({
    part: 'training',
    title: 'Photo tips',
    sentence: 'Add photos and train: they are taken, with remarks.',
    screen: '/studio#photos',
    group: 'trouble',
    faults: [
      {
        operation: 'uploadTrainingPhotos',
        kind: 'outcome',
        outcome: {
          warnings: [
            'Most photos are indoors. Two or three in daylight make the twin more versatile.',
            'One of the photos is a little dark.',
          ],
        },
      },
    ],
  }),
  'photos-rejected': ada({
    part: 'training',
    title: 'Photos rejected',
    sentence: 'Add photos and train: some are refused, and the charge is given back.',
    screen: '/studio#photos',
    group: 'trouble',
    faults: [
      {
        operation: 'uploadTrainingPhotos',
        kind: 'outcome',
        outcome: { unfitPhotos: ['no face found', 'more than one person', 'too blurry'] },
      },
    ],
  }),
  'train-fails': ada({
    part: 'training',
    title: 'Training refused',
    sentence: 'Add photos and train: the service does not answer, and the charge is given back.',
    screen: '/studio#photos',
    group: 'trouble',
    faults: [TRAINING_REFUSED],
  }),
  'training-breaks-down': ada({
    part: 'training',
    title: 'Training breaks down',
    sentence: 'Add photos and train: it starts well and fails after a minute.',
    screen: '/studio#photos',
    group: 'trouble',
    faults: [{ operation: 'trainTwin', kind: 'outcome', outcome: { failsAfterMs: MINUTE_MS } }],
  }),
  'training-stuck': ada({
    part: 'training',
    title: 'Training stuck',
    screen: '/studio#training',
    sentence: 'A training that never ends by itself began ten minutes ago. After 30 minutes it has failed.',
    group: 'trouble',
    trainingForMs: 10 * MINUTE_MS,
    failsAfterMs: Number.MAX_SAFE_INTEGER,
    device: (now) => trainingJournal(now - 10 * MINUTE_MS),
  }),
  'refund-fails': ada({
    part: 'training',
    title: 'Refund unclear',
    sentence: 'Add photos and train: the service does not answer, and the refund breaks down each time.',
    screen: '/studio#photos',
    group: 'trouble',
    faults: [
      TRAINING_REFUSED,
      {
        operation: 'refundCredits',
        kind: 'status',
        status: 500,
        body: { error: 'The refund could not be booked. Try again.' },
      },
    ],
  }),
  'payment-declined': ada({
    part: 'payment',
    title: 'Card declined',
    sentence: 'No card is accepted.',
    screen: '/#pricing',
    group: 'trouble',
    faults: [{ operation: 'createCheckout', kind: 'outcome', outcome: { isDeclined: true } }],
  }),
  ...screenStates,
  'server-down': ada({
    part: 'server',
    title: 'Server down',
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

/** Those to choose from at sign-in, in the order of the scenarios. */
export const PERSONAS: readonly Persona[] = SCENARIO_IDS.flatMap((id) => {
  const { persona, sentence } = SCENARIOS[id];
  return persona?.group ? [{ id, sentence, ...persona, group: persona.group }] : [];
});

/** A word or two for a state. */
export function titleOf(id: ScenarioId): string {
  return SCENARIOS[id].title ?? SCENARIOS[id].persona?.name ?? id;
}
