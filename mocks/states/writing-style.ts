import { fails, statesOf } from './state.ts';
import { choose, part, click, text, type } from './steps.ts';

const samples = type('Samples of your writing', 'We opened at nine.\n\nNobody came until ten.');
const analyze = click('button', 'Analyze Writing Style');

/** Step 3 of the studio: the writing style. */
export const writingStates = statesOf(
  { area: 'Writing style', path: '/studio#writing-style', from: 'creator', section: '§2.3' },
  {
    'writing-empty': { title: 'Waits for samples', shows: part('heading', 'Train your writing style') },
    'writing-nothing': {
      title: 'Add Style Samples',
      section: '§5.8',
      steps: [analyze],
      shows: text('Add Style Samples'),
    },
    'writing-samples': {
      title: 'Two samples and a document, one left out',
      steps: [samples, choose('Documents', { others: ['document', 'spreadsheet'] })],
      shows: part('button', 'Remove newsletter.txt'),
    },
    'writing-reading': {
      title: 'Reading the samples',
      faults: [{ operation: 'embedStyle', kind: 'hang' }],
      steps: [samples, analyze],
      shows: part('button', /Reading your samples/),
    },
    'style-learned': {
      title: 'Style learned',
      sentence: 'The writing style is known: a post can be written.',
      device: { stores: ['style'] },
      shows: part('region', 'Style profile'),
    },
    'writing-failed': {
      title: 'Style Save Failed',
      sentence: 'No samples can be saved.',
      section: '§8.8',
      faults: [fails('embedStyle', 500)],
      steps: [samples, analyze],
      shows: text('Style Save Failed'),
    },
  },
);
