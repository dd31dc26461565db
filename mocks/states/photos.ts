import { statesOf } from './state.ts';
import { choose, part, press, text } from './steps.ts';

/** Step 1. */
export const photoStates = statesOf(
  { area: 'Photos', path: '/studio#photos', from: 'new-creator', section: '§5.4' },
  {
    'photos-none': {
      title: 'No photo yet, with the guidelines',
      section: '§2.3',
      shows: part('heading', 'Upload your photos'),
    },
    'photos-few': {
      title: 'Five: three more needed',
      device: { photos: 5 },
      shows: text('Needs 3 more'),
    },
    'photos-good': {
      title: 'Nine: good, with the tip',
      device: { photos: 9 },
      shows: text('Good'),
    },
    'photos-perfect': {
      title: 'Twelve: perfect',
      sentence: 'Twelve photos wait: press a training.',
      device: { photos: 12 },
      shows: text('Perfect'),
    },
    'photos-excellent': {
      title: 'Sixteen: excellent',
      device: { photos: 16 },
      shows: text('Excellent'),
    },
    'photos-full': {
      title: 'Twenty, and two too many',
      steps: [choose('Training photos', { photos: 22 })],
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
      from: 'photos-good',
      steps: [press('button', 'Remove sample-03.jpg')],
      shows: part('button', 'Undo'),
    },
    'photos-folded': {
      title: 'Folded away for somebody who has a twin',
      section: '§2.3',
      path: '/studio',
      from: 'creator',
      shows: part('button', /Photos for another twin/),
    },
  },
);
