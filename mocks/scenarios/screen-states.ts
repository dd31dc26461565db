import { ADA, ADA_STYLE, adaRows } from './ada.ts';
import { ADA_PICTURES } from './ada-pictures.ts';
import type { PipelineStep } from '../domain/pipeline.ts';
import { failedTrainingId, personRows, runningTrainingId, runningTriggerWord } from './people.ts';
import { ada, type Scenario } from './scenario.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const RECENT_JOBS = [
  { id: 'job_running', goal: 'reel' },
  { id: 'job_complete', goal: 'commercial' },
  { id: 'job_error', goal: 'ai_twin' },
];

const STARTED_CHECKOUT = { 'started-checkouts': [{ id: 'scenario', tier: 'starter' }] };

const savedStyle = (now: number) => ({ profile: ADA_STYLE, savedSamples: 2, savedAt: now - 60 * MINUTE_MS });

const posts = (now: number) => [
  {
    id: 'scenario',
    topic: 'We moved into a new studio',
    platform: 'linkedin',
    post: 'New walls, same people.\n\nWe moved into a new studio this week, and the team has already found the best light.',
    createdAt: now - 30 * MINUTE_MS,
  },
];

const READING = {
  ok: true,
  analysis: {
    caption: 'A person in a red coat in front of a brick wall',
    hair: { style: 'long and straight', color: 'black', texture: 'smooth' },
    clothing: { garment: 'coat', color: 'red', pattern: 'plain', fabric: 'wool' },
    background: { setting: 'a brick wall', colors: ['brick red', 'grey'], elements: ['a street lamp'] },
    lighting: 'soft light from the left',
    composition: 'half-length, centred',
    style_tags: ['portrait', 'editorial', 'autumn'],
  },
  prompts: {
    sdxl: {
      positive: 'portrait, red wool coat, brick wall, soft light',
      negative: 'blurry, text, extra hands',
    },
    flux: {
      prompt: 'A half-length portrait in a red wool coat in front of a brick wall, soft light from the left',
    },
    midjourney: { prompt: 'portrait in a red wool coat, brick wall, soft light --ar 1:1' },
  },
};

/** The app's journal of a training that was requested on this device and is still running. */
export function trainingJournal(startedAt: number, mode: 'fast' | 'lora' = 'fast') {
  const open = {
    id: runningTrainingId(ADA.userId),
    mode,
    step: 'running',
    knownTwins: null,
    startedAt,
    triggerWord: runningTriggerWord(ADA.name),
  };
  return { training: { open, refunds: [] } };
}

/** Nia, who has just bought her credits, with photos on her device. */
function nia(state: { title: string; sentence: string; photos: number }): Scenario {
  const person = { userId: 'user_nia', name: 'Nia', credits: 300 };
  return {
    ...state,
    part: 'training',
    screen: '/studio#photos',
    persona: { ...person, name: state.title },
    rows: (now, scenario) => personRows({ ...person, scenario }, now),
  };
}

/** States of single screens (spec §3 to §8): to look at, not to sign in by. */
export const screenStates = {
  'signing-in': ada({
    part: 'session',
    title: 'Nobody knows yet',
    sentence: 'The server does not say who is here: the landing page, for as long as it takes.',
    faults: [{ operation: 'getCurrentUser', kind: 'hang' }],
  }),
  'user-unread': ada({
    part: 'session',
    title: 'Cannot ask who is here',
    sentence: 'Only the question who is signed in fails: the landing page with Retry.',
    faults: [{ operation: 'getCurrentUser', kind: 'status', status: 500 }],
  }),
  'not-found': ada({
    part: 'session',
    title: 'No such page',
    sentence: 'An address that leads nowhere: 404 Page Not Found.',
    screen: '/nowhere',
  }),
  'few-photos': nia({
    title: 'Five photos',
    sentence: 'Five photos wait: three too few to train.',
    photos: 5,
  }),
  'enough-photos': nia({
    title: 'Eight photos',
    sentence: 'Eight photos wait: enough to train, with the tip to add more.',
    photos: 8,
  }),
  'photos-chosen': nia({
    title: 'Twelve photos',
    sentence: 'Twelve photos wait: perfect, press a training.',
    photos: 12,
  }),
  'training-quality': ada({
    part: 'training',
    title: 'Quality training',
    sentence: 'A quality training is half way: ten of twenty minutes.',
    screen: '/studio#training',
    trainingForMs: 10 * MINUTE_MS,
    trainingMode: 'lora',
    device: (now) => trainingJournal(now - 10 * MINUTE_MS, 'lora'),
  }),
  'training-ends': ada({
    part: 'training',
    title: 'Training ends',
    sentence: 'A training is ready in ten seconds, with its notice.',
    screen: '/studio#training',
    trainingForMs: 170 * SECOND_MS,
    device: (now) => trainingJournal(now - 170 * SECOND_MS),
  }),
  'refund-owed': ada({
    part: 'training',
    title: 'Refund owed',
    sentence: 'A training failed and its refund was refused: it is offered again.',
    screen: '/studio#training',
    failedTrainings: 1,
    device: () => ({
      training: {
        open: null,
        refunds: [
          {
            id: failedTrainingId(ADA.userId),
            failure: {
              kind: 'trainingFailed',
              message: '502: The training service did not answer.',
              plainMessage: 'The training service did not answer.',
              guidelines: [],
            },
            isCharged: true,
            state: 'failed',
          },
        ],
      },
    }),
  }),
  'charge-fails': ada({
    part: 'payment',
    title: 'Charge fails',
    sentence: 'No charge can be booked: Credit Error at a training or a picture.',
    screen: '/studio#generator',
    faults: [{ operation: 'deductCredits', kind: 'status', status: 500 }],
    photos: 12,
  }),
  'twins-unread': ada({
    part: 'training',
    title: 'Twins cannot be read',
    sentence: 'The list of twins fails: its training status is asked for instead.',
    screen: '/studio#twins',
    faults: [{ operation: 'listTrainedModels', kind: 'status', status: 500 }],
  }),
  'at-home': ada({
    part: 'pictures',
    title: 'On her own device',
    sentence: 'Pictures, a writing style, posts and jobs: all that is kept on the device.',
    screen: '/studio#generator',
    pictures: ADA_PICTURES,
    device: (now) => ({
      'style-profile': savedStyle(now),
      posts: posts(now),
      'image-reading': { fileName: 'coat.jpg', answer: READING },
      'recent-jobs': RECENT_JOBS,
    }),
  }),
  'templates-unread': ada({
    part: 'pictures',
    title: 'No templates',
    sentence: 'The templates cannot be read; a prompt of one’s own still works.',
    screen: '/studio#generator',
    faults: [{ operation: 'listPromptTemplates', kind: 'status', status: 500 }],
  }),
  'picture-fails': ada({
    part: 'pictures',
    title: 'Picture fails',
    sentence: 'Every picture fails after its charge: Generation Failed.',
    screen: '/studio#generator',
    faults: [{ operation: 'generateImage', kind: 'status', status: 502 }],
  }),
  'picture-waits': ada({
    part: 'pictures',
    title: 'Picture never comes',
    sentence: 'A picture is asked for and never comes.',
    screen: '/studio#generator',
    faults: [{ operation: 'generateImage', kind: 'hang' }],
  }),
  'prompts-read': ada({
    part: 'pictures',
    title: 'Prompts extracted',
    sentence: 'A picture was read: its caption, its parts and four prompts.',
    screen: '/studio#reverse-prompt',
    device: () => ({ 'image-reading': { fileName: 'coat.jpg', answer: READING } }),
  }),
  'analysis-fails': ada({
    part: 'pictures',
    title: 'Analysis fails',
    sentence: 'No picture can be read: Analysis Failed.',
    screen: '/studio#reverse-prompt',
    faults: [{ operation: 'reversePrompt', kind: 'status', status: 500 }],
  }),
  'style-learned': ada({
    part: 'writing',
    title: 'Style learned',
    sentence: 'The writing style is known: a post can be written.',
    screen: '/studio#writing-style',
    device: (now) => ({ 'style-profile': savedStyle(now) }),
  }),
  'style-fails': ada({
    part: 'writing',
    title: 'Style not saved',
    sentence: 'Samples are pasted and cannot be saved: Style Save Failed.',
    screen: '/studio#writing-style',
    faults: [{ operation: 'embedStyle', kind: 'status', status: 500 }],
    device: () => ({
      'style-draft': { text: 'New walls, same people.\n\nWe found the best light.', documents: [] },
    }),
  }),
  'post-written': ada({
    part: 'writing',
    title: 'Post written',
    sentence: 'A post for LinkedIn is there, with its preview.',
    screen: '/studio#post',
    device: (now) => ({ 'style-profile': savedStyle(now), posts: posts(now) }),
  }),
  'post-fails': ada({
    part: 'writing',
    title: 'Post fails',
    sentence: 'The style is known, and no post comes: Post Generation Failed.',
    screen: '/studio#post',
    faults: [{ operation: 'generatePost', kind: 'status', status: 502 }],
    device: (now) => ({
      'style-profile': savedStyle(now),
      'post-draft': { topic: 'We moved into a new studio', platform: 'linkedin' },
    }),
  }),
  'recent-jobs': ada({
    part: 'jobs',
    title: 'Recent jobs',
    sentence: 'The dashboard with a job that runs, one that is done and one that failed.',
    screen: '/dashboard',
    device: () => ({ 'recent-jobs': RECENT_JOBS }),
  }),
  'job-queued': jobAt('queue', 'Job queued', 'A reel waits for its first step: PENDING.'),
  'job-script': jobAt('SCRIPT', 'Script', 'The script of a reel is being written.'),
  'job-voice': jobAt('VOICE', 'Voice', 'The voice of a reel is being made.'),
  'job-broll': jobAt('BROLL', 'B-roll', 'The B-roll of a reel is being made.'),
  'job-edit': jobAt('EDIT', 'Edit', 'A reel is being edited.'),
  'job-captions': jobAt('CAPTIONS', 'Captions', 'A reel gets its captions.'),
  'job-schedule': jobAt('SCHEDULE', 'Schedule', 'A reel is being scheduled, the last step.'),
  'job-not-found': ada({
    part: 'jobs',
    title: 'Job not found',
    sentence: 'A job that does not exist, or was deleted.',
    screen: '/job/job_missing',
  }),
  'job-refused': ada({
    part: 'jobs',
    title: 'Job refused',
    sentence: 'No job can be created: Error Creating Job.',
    screen: '/dashboard',
    faults: [{ operation: 'createJob', kind: 'status', status: 500 }],
  }),
  'upload-fails': ada({
    part: 'jobs',
    title: 'Upload fails',
    sentence: 'No reference photo can be uploaded: Upload Error.',
    screen: '/dashboard',
    faults: [{ operation: 'createUpload', kind: 'status', status: 500 }],
  }),
  pricing: ada({
    part: 'payment',
    title: 'Pricing',
    sentence: 'The three plans, signed in.',
    screen: '/#pricing',
  }),
  'checkout-fails': ada({
    part: 'payment',
    title: 'Checkout fails',
    sentence: 'No plan leads to the payment page: Checkout Failed.',
    screen: '/#pricing',
    faults: [{ operation: 'createCheckout', kind: 'status', status: 502 }],
  }),
  'payment-success': ada({
    part: 'payment',
    title: 'Payment successful',
    sentence: 'Back from paying for the Starter plan; its credits are in the balance.',
    screen: '/checkout/success',
    device: () => STARTED_CHECKOUT,
  }),
  'payment-awaited': {
    ...ada({
      part: 'payment',
      title: 'Payment awaited',
      sentence: 'Paid, and the credits come in 45 seconds.',
      screen: '/checkout/success',
    }),
    rows: (now, scenario) => ({
      ...adaRows({ scenario }, now),
      checkouts: [
        {
          id: 'checkout_ada',
          userId: ADA.userId,
          tier: 'starter',
          state: 'paid',
          createdAt: now - MINUTE_MS,
          reportedAt: now + 45 * SECOND_MS,
          isCredited: false,
          isDeclined: false,
          reportedAfterMs: 45 * SECOND_MS,
          appAddress: '/',
        },
      ],
    }),
    device: () => STARTED_CHECKOUT,
  },
  'payment-cancelled': ada({
    part: 'payment',
    title: 'Payment cancelled',
    sentence: 'Back from the payment page: no charges were made.',
    screen: '/checkout/cancel',
  }),
  'balance-unread': ada({
    part: 'payment',
    title: 'Balance cannot be read',
    sentence: 'The credits are not known: neither zero nor enough.',
    faults: [{ operation: 'getCredits', kind: 'status', status: 500 }],
  }),
} satisfies Record<string, Scenario>;

function jobAt(step: PipelineStep | 'queue', title: string, sentence: string): Scenario {
  return ada({ part: 'jobs', title, sentence, screen: '/job/job_running', step });
}
