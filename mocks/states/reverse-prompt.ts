import { fails, statesOf } from './state.ts';
import { choose, part, click, see, text, type StateStep } from './steps.ts';

const image: StateStep[] = [choose('Reference image', { photos: 1 }), see('img', /^Preview of/)];
const extract = click('button', 'Extract Prompts');

/** Reverse prompt, which turns a picture into prompts. */
export const reverseStates = statesOf(
  { area: 'Reverse prompt', path: '/studio#reverse-prompt', from: 'creator', section: '§2.3' },
  {
    'reverse-empty': { title: 'Waits for a picture', shows: part('heading', 'Reverse prompt') },
    'reverse-none': {
      title: 'No Image Selected',
      section: '§5.6',
      steps: [extract],
      shows: text('No Image Selected'),
    },
    'reverse-chosen': { title: 'A picture is chosen', steps: image, shows: part('img', /^Preview of/) },
    'reverse-reading': {
      title: 'Reading the picture',
      faults: [{ operation: 'reversePrompt', kind: 'hang' }],
      steps: [...image, extract],
      shows: part('button', /Reading the picture/),
    },
    'prompts-read': {
      title: 'Prompts extracted',
      sentence: 'A picture was read: its caption, its parts and four prompts.',
      device: { stores: ['reading'] },
      shows: part('list', 'Prompts'),
    },
    'reverse-used': {
      title: 'The FLUX prompt went to the generator',
      from: 'prompts-read',
      steps: [see('list', 'Prompts'), click('button', 'Use This Prompt')],
      shows: text('Copied into the generator'),
    },
    'reverse-failed': {
      title: 'Analysis Failed',
      sentence: 'Every analysis fails.',
      section: '§8.6',
      faults: [fails('reversePrompt', 500)],
      steps: [...image, extract],
      shows: text('Analysis Failed'),
    },
    'reverse-unreadable': {
      title: 'A file that is not a picture',
      section: '§5.6',
      steps: [choose('Reference image', { others: ['damaged'] })],
      shows: text('This file cannot be used'),
    },
  },
);
