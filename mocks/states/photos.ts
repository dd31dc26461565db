import {
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
} from '#openapi/limits.gen.ts';
import { sessionEndsAt, statesOf } from './state.ts';
import { choose, part, click, text } from './steps.ts';

const FEW = MIN_TRAINING_PHOTOS - 3;
const GOOD = MIN_TRAINING_PHOTOS + 1;
const PERFECT = RECOMMENDED_TRAINING_PHOTOS.min;
const EXCELLENT = RECOMMENDED_TRAINING_PHOTOS.max + 1;

const withPhotos = (photos: number, verdict: string, shownText: string) => ({
  title: `${photos} photos: ${verdict}`,
  device: { photos },
  shows: text(shownText),
});

/** Step 1 of the studio: photos. */
export const photoStates = statesOf(
  { area: 'Photos', path: '/studio#photos', from: 'new-creator', section: '§5.4' },
  {
    'photos-none': {
      title: 'No photo yet, with the guidelines',
      section: '§2.3',
      shows: part('heading', 'Upload your photos'),
    },
    'photos-few': withPhotos(FEW, '3 more needed', 'Needs 3 more'),
    'photos-good': withPhotos(GOOD, 'good, with the tip', 'Good'),
    'photos-perfect': {
      ...withPhotos(PERFECT, 'perfect', 'Perfect'),
      sentence: `${PERFECT} photos are ready: choose a training.`,
    },
    'photos-excellent': withPhotos(EXCELLENT, 'excellent', 'Excellent'),
    'photos-full': {
      title: `${MAX_TRAINING_PHOTOS} photos, and 2 too many`,
      steps: [choose('Training photos', { photos: MAX_TRAINING_PHOTOS + 2 })],
      shows: text(/2 files not added/),
    },
    'photos-refused': {
      title: 'Damaged, too large, twice the same',
      steps: [
        choose('Training photos', {
          photos: MIN_TRAINING_PHOTOS,
          others: ['damaged', 'too-large', 'duplicate'],
        }),
      ],
      shows: text(/3 files not added/),
    },
    'photos-removed': {
      title: 'One removed, with Undo',
      section: '§2.3',
      from: 'photos-good',
      steps: [click('button', 'Remove sample-03.jpg')],
      shows: part('button', 'Undo'),
    },
    'photos-session-ended': {
      title: `The session ended with ${PERFECT} photos chosen`,
      section: '§4.1',
      from: 'photos-perfect',
      faults: sessionEndsAt('deductCredits'),
      steps: [click('button', 'Fast Training')],
      shows: text(/Your session ended/),
    },
    'photos-folded': {
      title: 'Collapsed for a user with a twin',
      section: '§2.3',
      path: '/studio',
      from: 'creator',
      shows: part('button', /Photos for another twin/),
    },
  },
);
