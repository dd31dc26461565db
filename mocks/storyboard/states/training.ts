import { statesOf } from '../screen-state.ts';
import { choose, part, pass, press, see, text, type Step } from '../steps.ts';

const MINUTE_MS = 60_000;

const chosen: Step[] = [choose('Training photos', { photos: 12 }), see('button', 'Remove portrait-12.jpg')];
const started: Step[] = [...chosen, press('button', 'Fast Training')];
const clock = part('progressbar', /^Training, estimated/);

/** Step 2. */
export const trainingStates = statesOf(
  { group: 'Training', path: '/studio#training', scenario: 'creator', section: '§4.6' },
  {
    'training-waits': {
      title: 'Two ways to train, no photos yet',
      section: '§2.3',
      scenario: 'new-creator',
      shows: part('heading', 'Train your twin'),
    },
    'training-no-photos': {
      title: 'Upload Photos First',
      section: '§5.4',
      scenario: 'new-creator',
      steps: [press('button', 'Fast Training')],
      shows: text('Upload Photos First'),
    },
    'training-more-photos': {
      title: 'Need More Photos',
      section: '§5.4',
      scenario: 'new-creator',
      steps: [
        choose('Training photos', { photos: 6 }),
        see('button', 'Remove portrait-06.jpg'),
        press('button', 'Quality Training'),
      ],
      shows: text('Need More Photos'),
    },
    'training-can-start': {
      title: 'Twelve photos: it can start',
      section: '§2.3',
      scenario: 'new-creator',
      steps: chosen,
      shows: part('button', 'Fast Training'),
    },
    'training-charging': {
      title: 'Credits are being deducted',
      faults: [{ operation: 'deductCredits', kind: 'hang' }],
      steps: started,
      shows: text(/^Charging 200 credits/),
    },
    'training-uploading': {
      title: 'Photos are being uploaded',
      faults: [{ operation: 'uploadTrainingPhotos', kind: 'hang' }],
      steps: started,
      shows: part('button', /Cancel/),
    },
    'training-begun': {
      title: 'Just begun',
      steps: started,
      shows: clock,
    },
    'training-running': {
      title: 'A minute later',
      scenario: 'training',
      shows: clock,
    },
    'training-almost': {
      title: 'Almost there',
      scenario: 'training',
      steps: [see('progressbar', /^Training, estimated/), pass(1.9 * MINUTE_MS)],
      shows: clock,
    },
    'training-ready': {
      title: 'The twin is ready',
      scenario: 'training',
      steps: [see('progressbar', /^Training, estimated/), pass(3 * MINUTE_MS)],
      shows: text(/is ready$/),
    },
    'training-on-another-device': {
      title: 'Running on another device',
      section: '§7.2',
      scenario: 'training-elsewhere',
      steps: [press('button', 'Check now')],
      shows: part('region', 'Train your twin'),
    },
    'training-none-elsewhere': {
      title: 'No training runs anywhere',
      section: '§7.2',
      steps: [press('button', /Train another twin/), press('button', 'Check now')],
      shows: text('No training runs'),
    },
    'training-tips': {
      title: 'Photos are taken, with remarks',
      section: '§8.3',
      scenario: 'photo-warnings',
      steps: started,
      shows: text('Photo Quality Tips'),
    },
    'training-photos-rejected': {
      title: 'Photo Validation Failed',
      section: '§8.3',
      scenario: 'photos-rejected',
      steps: started,
      shows: text(/have been refunded/),
    },
    'training-failed': {
      title: 'Training Failed, refunded',
      section: '§8.4',
      scenario: 'train-fails',
      steps: started,
      shows: text(/have been refunded/),
    },
    'training-broke-down': {
      title: 'Started well, broke down after a minute',
      section: '§8.4',
      scenario: 'training-breaks-down',
      steps: [...started, see('progressbar', /^Training, estimated/), pass(3 * MINUTE_MS)],
      shows: text(/have been refunded/),
    },
    'training-refund-unknown': {
      title: 'It is not known whether the refund went through',
      section: '§8.5',
      scenario: 'refund-fails',
      steps: started,
      shows: part('button', 'Ask again'),
    },
    'training-refund-owed': {
      title: 'The refund was refused',
      section: '§8.5',
      scenario: 'refund-owed',
      shows: part('button', 'Try the refund again'),
    },
    'training-charge-unknown': {
      title: 'It is not known whether the charge went through',
      section: '§8.5',
      faults: [
        { operation: 'deductCredits', kind: 'network' },
        { operation: 'refundCredits', kind: 'network' },
      ],
      steps: started,
      shows: part('button', 'Ask again'),
    },
    'training-charge-lost': {
      title: 'The charge got lost, and nothing was taken',
      section: '§8.5',
      faults: [{ operation: 'deductCredits', kind: 'network' }],
      steps: started,
      shows: text(/No credits were taken/),
    },
    'training-insufficient': {
      title: 'Insufficient Credits',
      section: '§5.10',
      scenario: 'low-credits',
      steps: started,
      shows: text('Insufficient Credits'),
    },
    'training-credit-error': {
      title: 'Credit Error: the charge is refused',
      section: '§8.5',
      faults: [
        {
          operation: 'deductCredits',
          kind: 'status',
          status: 409,
          body: { error: 'This charge was cancelled before it was booked.', code: 'nothingLeft' },
        },
      ],
      steps: started,
      shows: text('Credit Error'),
    },
    'training-stuck': {
      title: 'Longer than it should take',
      scenario: 'training-stuck',
      shows: part('region', 'Train your twin'),
    },
    'training-lost-answer': {
      title: 'The answer to the training call was lost, and asked for again',
      section: '§4.6',
      faults: [{ operation: 'trainTwin', kind: 'network', afterEffect: true, times: 1 }],
      steps: started,
      shows: clock,
    },
  },
);
