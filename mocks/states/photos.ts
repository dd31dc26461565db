import { statesOf } from './state.ts';
import { choose, part, press, see, text } from './steps.ts';

const chosen = (count: number) => choose('Training photos', { photos: count });

/** Step 1. */
export const photoStates = statesOf(
  { area: 'Photos', path: '/studio#photos', from: 'new-creator', section: '§5.4' },
  {
    'few-photos': {
      title: 'Five photos',
      sentence: 'Five photos wait: three too few to train.',
      device: { photos: 5 },
      shows: text('Needs 3 more'),
    },
    'enough-photos': {
      title: 'Eight photos',
      sentence: 'Eight photos wait: enough to train, with the tip to add more.',
      device: { photos: 8 },
      shows: text('Good'),
    },
    'photos-chosen': {
      title: 'Twelve photos',
      sentence: 'Twelve photos wait: perfect, press a training.',
      device: { photos: 12 },
      shows: text('Perfect'),
    },
    'photos-none': {
      title: 'No photo yet, with the guidelines',
      section: '§2.3',
      shows: part('heading', 'Upload your photos'),
    },
    'photos-few': {
      title: 'Five: three more needed',
      steps: [chosen(5)],
      shows: text('Needs 3 more'),
    },
    'photos-good': {
      title: 'Nine: good, with the tip',
      steps: [chosen(9)],
      shows: text('Good'),
    },
    'photos-perfect': {
      title: 'Twelve: perfect',
      steps: [chosen(12)],
      shows: text('Perfect'),
    },
    'photos-excellent': {
      title: 'Sixteen: excellent',
      steps: [chosen(16)],
      shows: text('Excellent'),
    },
    'photos-full': {
      title: 'Twenty, and two too many',
      steps: [chosen(22)],
      shows: text(/2 files not added/),
    },
    'photos-refused': {
      title: 'Damaged, too large, twice the same',
      steps: [choose('Training photos', { photos: 8, others: ['damaged', 'too-large', 'duplicate'] })],
      shows: text(/3 files not added/),
    },
    'photos-removed': {
      title: 'One removed, with Undo',
      section: '§2.3',
      steps: [chosen(9), see('button', 'Remove portrait-09.jpg'), press('button', 'Remove portrait-03.jpg')],
      shows: part('button', 'Undo'),
    },
    'photos-folded': {
      title: 'Folded away for somebody who has a twin',
      section: '§2.3',
      path: '/studio',
      from: 'creator',
      steps: [see('button', /Photos for another twin/)],
      shows: part('button', /Photos for another twin/),
    },
  },
);
