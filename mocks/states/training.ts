import {
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
  TRAINING_COST_CREDITS,
  TRAINING_DURATION_MS,
  TRAINING_ENDS_WITHIN_MS,
} from '#openapi/limits.gen.ts';
import type { Fault } from '../server/faults.ts';
import { ada, type AdaVariation } from './ada.ts';
import { user } from './personas.ts';
import { fails, statesOf } from './state.ts';
import { choose, part, pass, click, see, text, type StateStep } from './steps.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const { fast: FAST_MS, lora: QUALITY_MS } = TRAINING_DURATION_MS;
const minutes = (ms: number) => ms / MINUTE_MS;

/** Chooses photos, then waits for the last one. */
const choosePhotos = (photos: number): StateStep[] => [
  choose('Training photos', { photos }),
  see('button', `Remove portrait-${String(photos).padStart(2, '0')}.jpg`),
];
const PLENTY = RECOMMENDED_TRAINING_PHOTOS.min;
const chosen = choosePhotos(PLENTY);
const started: StateStep[] = [...chosen, click('button', 'Fast Training')];
const clock = part('progressbar', /^Training, estimated/);
const openedPhotos = part('region', 'Upload your photos');
const panel = part('region', 'Train your twin');

/** Ada with a training on this device. @param trainingForMs its age */
function training(trainingForMs: number, variation: AdaVariation = {}) {
  const device = { stores: ['training'], photos: PLENTY } as const;
  return { user: ada({ ...variation, trainingForMs }), device } as const;
}

const TRAINING_REFUSED: Fault = fails('trainTwin', 502, {
  body: { error: 'The training service did not answer. Try again in a minute.' },
});

/** A state that sets the outcome of the next training. */
function setUp(title: string, section: string, outcome: string, ...faults: Fault[]) {
  const sentence = `Setup: add photos and train; ${outcome}`;
  const common = { path: '/studio#photos', user: ada(), signIn: 'trouble', shows: openedPhotos } as const;
  return { title, sentence, section, faults, ...common };
}

const initialStates = statesOf(
  { area: 'Training', path: '/studio#training', section: '§4.6' },
  {
    training: {
      title: 'While training',
      sentence: 'A third twin has been training for a minute.',
      ...training(MINUTE_MS),
      signIn: 'moments',
      shows: clock,
    },
    'training-elsewhere': {
      title: 'Training elsewhere',
      sentence: 'A training started a minute ago on another device.',
      section: '§7.2',
      user: ada({ trainingForMs: MINUTE_MS }),
      signIn: 'moments',
      shows: part('button', 'Check now'),
    },
    'training-quality': {
      title: 'Quality training',
      sentence: `A quality training at half time: ${minutes(QUALITY_MS / 2)} of ${minutes(QUALITY_MS)} minutes.`,
      ...training(QUALITY_MS / 2, { trainingMode: 'lora' }),
      shows: clock,
    },
    'training-ends': {
      title: 'Training ends',
      sentence: 'Setup: a training is ready in ten seconds, with its notice.',
      ...training(FAST_MS - 10 * SECOND_MS),
      shows: clock,
    },
    'training-stuck': {
      title: 'Training stuck',
      sentence: `A training that never finishes started ten minutes ago. After ${minutes(TRAINING_ENDS_WITHIN_MS.fast)} minutes it counts as failed.`,
      ...training(10 * MINUTE_MS, { failsAfterMs: Number.MAX_SAFE_INTEGER }),
      signIn: 'trouble',
      shows: panel,
    },
    'photo-warnings': setUp('Photo tips', '§8.3', 'they are accepted, with tips.', {
      operation: 'uploadTrainingPhotos',
      kind: 'outcome',
      outcome: {
        warnings: [
          'Most photos are indoors. Two or three in daylight make the twin more versatile.',
          'One of the photos is a little dark.',
        ],
      },
    }),
    'photos-rejected': setUp('Photos rejected', '§8.3', 'some are refused, and the charge is refunded.', {
      operation: 'uploadTrainingPhotos',
      kind: 'outcome',
      outcome: { unfitPhotos: ['no face found', 'more than one person', 'too blurry'] },
    }),
    'train-fails': setUp(
      'Training refused',
      '§8.4',
      'the service does not respond, and the charge is refunded.',
      TRAINING_REFUSED,
    ),
    'training-breaks-down': setUp('Training breaks down', '§8.4', 'it starts, then fails after a minute.', {
      operation: 'trainTwin',
      kind: 'outcome',
      outcome: { failsAfterMs: MINUTE_MS },
    }),
    'refund-fails': setUp(
      'Refund unclear',
      '§8.5',
      'the service does not respond, and each refund fails.',
      TRAINING_REFUSED,
      fails('refundCredits', 500, { body: { error: 'The refund could not be booked. Try again.' } }),
    ),
    'refund-owed': {
      title: 'Refund owed',
      sentence: 'A training failed and its refund was refused; you can ask again.',
      section: '§8.5',
      user: ada({ hasFailedTraining: true }),
      device: { stores: ['refund'] },
      shows: part('button', 'Ask for the refund again'),
    },
  },
);

const statesWithSteps = statesOf(
  { area: 'Training', path: '/studio#training', from: 'creator', section: '§4.6', steps: started },
  {
    'training-waits': {
      title: 'Two ways to train, no photos yet',
      section: '§2.3',
      from: 'new-creator',
      steps: [],
      shows: part('heading', 'Train your twin'),
    },
    'training-no-photos': {
      title: 'Upload Photos First',
      section: '§5.4',
      from: 'new-creator',
      steps: [click('button', 'Fast Training')],
      shows: text('Upload Photos First'),
    },
    'training-more-photos': {
      title: 'Need More Photos',
      section: '§5.4',
      from: 'new-creator',
      steps: [...choosePhotos(MIN_TRAINING_PHOTOS - 2), click('button', 'Quality Training')],
      shows: text('Need More Photos'),
    },
    'training-can-start': {
      title: `${PLENTY} photos: it can start`,
      section: '§2.3',
      from: 'new-creator',
      steps: chosen,
      shows: part('button', 'Fast Training'),
    },
    'training-charging': {
      title: 'Credits are being deducted',
      faults: [{ operation: 'deductCredits', kind: 'hang' }],
      shows: text(new RegExp(`^Charging ${TRAINING_COST_CREDITS.fast} credits`)),
    },
    'training-uploading': {
      title: 'Photos are being uploaded',
      faults: [{ operation: 'uploadTrainingPhotos', kind: 'hang' }],
      shows: part('button', /Cancel/),
    },
    'training-upload-stuck': {
      title: 'The upload stalls',
      faults: [{ operation: 'uploadTrainingPhotos', kind: 'hang' }],
      steps: [...started, see('button', /Cancel/), pass(3 * MINUTE_MS)],
      shows: text(/^Still no response/),
    },
    'training-begun': { title: 'Just started', steps: started, shows: clock },
    'training-almost': {
      title: 'Almost there',
      from: 'training',
      steps: [see('progressbar', /^Training, estimated/), pass(FAST_MS - 1.1 * MINUTE_MS)],
      shows: clock,
    },
    'training-ready': {
      title: 'The twin is ready',
      words: 'reveal training finished done',
      from: 'training',
      steps: [see('progressbar', /^Training, estimated/), pass(FAST_MS)],
      shows: part('region', /^Meet /),
    },
    'training-ready-away': {
      title: 'Ready while she was away',
      sentence: 'She started her first twin an hour ago and returns.',
      path: '/studio',
      user: user({ name: 'Nia', credits: 100, trainingForMs: 60 * MINUTE_MS }),
      device: { stores: ['training'] },
      steps: [],
      shows: part('region', /^Meet /),
    },
    'training-on-another-device': {
      title: 'Running on another device',
      section: '§7.2',
      from: 'training-elsewhere',
      steps: [click('button', 'Check now')],
      shows: part('region', 'Train your twin'),
    },
    'training-none-elsewhere': {
      title: 'No training in progress anywhere',
      section: '§7.2',
      steps: [click('button', 'Check now')],
      shows: text('No training in progress'),
    },
    'training-tips': {
      title: 'Photos accepted, with tips',
      section: '§8.3',
      from: 'photo-warnings',
      shows: text('Photo Quality Tips'),
    },
    'training-photos-rejected': {
      title: 'Photos refused, with details: Photo Validation Failed',
      section: '§8.3',
      from: 'photos-rejected',
      shows: text(/have been refunded/),
    },
    'training-failed': {
      title: 'Training Failed, refunded',
      section: '§8.4',
      from: 'train-fails',
      shows: text(/have been refunded/),
    },
    'training-broke-down': {
      title: 'Started, then failed after a minute',
      section: '§8.4',
      from: 'training-breaks-down',
      steps: [...started, see('progressbar', /^Training, estimated/), pass(FAST_MS)],
      shows: text(/have been refunded/),
    },
    'training-refund-unknown': {
      title: 'Unclear refund',
      section: '§8.5',
      from: 'refund-fails',
      shows: part('button', 'Check credits now'),
    },
    'training-charge-unknown': {
      title: 'Unclear charge',
      section: '§8.5',
      faults: [
        { operation: 'deductCredits', kind: 'network' },
        { operation: 'refundCredits', kind: 'network' },
      ],
      shows: part('button', 'Check credits now'),
    },
    'training-charge-lost': {
      title: 'The charge was lost, and nothing was taken',
      section: '§8.5',
      faults: [{ operation: 'deductCredits', kind: 'network' }],
      shows: text(/No credits were taken/),
    },
    'training-insufficient': {
      title: 'Insufficient Credits',
      section: '§5.10',
      from: 'low-credits',
      shows: text('Insufficient Credits'),
    },
    'training-credits-spent': {
      title: 'The credits were spent elsewhere',
      sentence: 'This page still shows 300 credits; 40 are left.',
      section: '§5.10',
      user: user({ name: 'Sam', credits: 40, hasTwin: true }),
      faults: [{ operation: 'getCredits', kind: 'body', body: { credits: 300 }, times: 1 }],
      shows: text('Insufficient Credits'),
    },
    'training-credit-error': {
      title: 'Credit Error: the charge is refused',
      section: '§8.5',
      faults: [
        fails('deductCredits', 409, {
          body: { error: 'This charge was canceled before it was booked.', code: 'nothingLeft' },
        }),
      ],
      shows: text('Credit Error'),
    },
    'training-lost-answer': {
      title: 'The training response was lost, and requested again',
      section: '§4.6',
      faults: [{ operation: 'trainTwin', kind: 'network', afterEffect: true, times: 1 }],
      shows: clock,
    },
  },
);

/** Step 2 of the studio: training. */
export const trainingStates = { ...initialStates, ...statesWithSteps };
