import type { ScreenState } from '../screen-state.ts';
import { choose, part, press, see, select, text, type, type Step } from '../steps.ts';

const reverse = {
  group: 'Reverse prompt',
  path: '/studio#reverse-prompt',
  scenario: 'creator',
  section: '§2.3',
} as const;
const generator = {
  group: 'Generator',
  path: '/studio#generator',
  scenario: 'creator',
  section: '§2.3',
} as const;
const writing = {
  group: 'Writing style',
  path: '/studio#writing-style',
  scenario: 'creator',
  section: '§2.3',
} as const;
const post = { group: 'Post', path: '/studio#post', scenario: 'creator', section: '§2.3' } as const;

const image: Step[] = [choose('Reference image', { photos: 1 }), see('img', /^Preview of/)];
const extract = press('button', 'Extract Prompts');
/** Once the twin is known that the picture is of. */
const prompt: Step[] = [see('heading', /Your twins, /), type('Your prompt', 'a quiet portrait by a window')];
const generate = press('button', 'Generate Image (FREE)');
const history = see('heading', 'Your pictures');
const samples = type('Samples of your writing', 'We opened at nine.\n\nNobody came until ten.');
const learn: Step[] = [samples, press('button', 'Analyze Writing Style'), see('region', 'Style profile')];
const write: Step[] = [type('Topic', 'Opening day'), press('button', 'Generate Post')];

/** Reverse prompt, generator, Steps 3 and 4. */
export const makingStates: ScreenState[] = [
  { ...reverse, id: 'reverse-empty', title: 'Waits for a picture', shows: part('heading', 'Reverse prompt') },
  {
    ...reverse,
    id: 'reverse-none',
    title: 'No Image Selected',
    section: '§5.6',
    steps: [extract],
    shows: text('No Image Selected'),
  },
  {
    ...reverse,
    id: 'reverse-chosen',
    title: 'A picture is chosen',
    steps: image,
    shows: part('img', /^Preview of/),
  },
  {
    ...reverse,
    id: 'reverse-reading',
    title: 'Reading the picture',
    faults: [{ operation: 'reversePrompt', kind: 'hang' }],
    steps: [...image, extract],
    shows: part('button', /Reading the picture/),
  },
  {
    ...reverse,
    id: 'reverse-prompts',
    title: 'What is in it, and prompts',
    steps: [...image, extract],
    shows: part('list', 'Prompts'),
  },
  {
    ...reverse,
    id: 'reverse-used',
    title: 'The FLUX prompt went to the generator',
    steps: [...image, extract, see('list', 'Prompts'), press('button', 'Use This Prompt')],
    shows: text('Copied into the generator'),
  },
  {
    ...reverse,
    id: 'reverse-failed',
    title: 'Analysis Failed',
    section: '§8.6',
    faults: [{ operation: 'reversePrompt', kind: 'status', status: 500 }],
    steps: [...image, extract],
    shows: text('Analysis Failed'),
  },
  {
    ...reverse,
    id: 'reverse-unreadable',
    title: 'A file that is no picture',
    section: '§5.6',
    steps: [choose('Reference image', { others: ['damaged'] })],
    shows: text('This file cannot be used'),
  },
  {
    ...generator,
    id: 'generator-ready',
    title: 'Templates and the prompt box',
    shows: part('heading', 'Generate images'),
  },
  {
    ...generator,
    id: 'generator-no-twin',
    title: 'No twin to make a picture of',
    section: '§5.7',
    scenario: 'new-creator',
    steps: [generate],
    shows: text('Requirements Missing'),
  },
  {
    ...generator,
    id: 'generator-no-prompt',
    title: 'Requirements Missing',
    section: '§5.7',
    steps: [see('heading', /Your twins, /), generate],
    shows: text('Requirements Missing'),
  },
  {
    ...generator,
    id: 'generator-templates-loading',
    title: 'Templates are loading',
    faults: [{ operation: 'listPromptTemplates', kind: 'hang' }],
    shows: text('Loading templates'),
  },
  {
    ...generator,
    id: 'generator-templates-failed',
    title: 'Templates could not be loaded',
    faults: [{ operation: 'listPromptTemplates', kind: 'status', status: 500 }],
    shows: text('Templates could not be loaded'),
  },
  {
    ...generator,
    id: 'generator-running',
    title: 'A picture is being made',
    section: '§4.8',
    faults: [{ operation: 'generateImage', kind: 'hang' }],
    steps: [...prompt, generate],
    shows: part('timer', 'Time since you asked'),
  },
  {
    ...generator,
    id: 'generator-picture',
    title: 'The picture',
    steps: [...prompt, generate],
    shows: text('Your picture is ready.'),
  },
  {
    ...generator,
    id: 'generator-history',
    title: 'The pictures on this device',
    shows: part('heading', 'Your pictures'),
  },
  {
    ...generator,
    id: 'generator-deleted',
    title: 'A picture deleted, with Undo',
    steps: [history, press('button', 'Delete')],
    shows: text('Picture deleted'),
  },
  {
    ...generator,
    id: 'generator-lightbox',
    title: 'The lightbox',
    steps: [history, press('button', 'Fullscreen')],
    shows: part('img', /./, part('dialog', /./)),
  },
  {
    ...generator,
    id: 'generator-failed',
    title: 'Generation Failed, 5 credits are gone',
    section: '§8.7',
    faults: [{ operation: 'generateImage', kind: 'body', body: { ok: true } }],
    steps: [...prompt, generate],
    shows: text('Generation Failed'),
  },
  {
    ...generator,
    id: 'generator-no-credits',
    title: 'Not even five credits',
    section: '§8.5',
    scenario: 'no-credits',
    steps: [...prompt, generate],
    shows: text('Insufficient Credits'),
  },
  {
    ...writing,
    id: 'writing-empty',
    title: 'Waits for samples',
    shows: part('heading', 'Train your writing style'),
  },
  {
    ...writing,
    id: 'writing-nothing',
    title: 'Add Style Samples',
    section: '§5.8',
    steps: [press('button', 'Analyze Writing Style')],
    shows: text('Add Style Samples'),
  },
  {
    ...writing,
    id: 'writing-samples',
    title: 'Two samples and a document, one left out',
    steps: [samples, choose('Documents', { others: ['document', 'spreadsheet'] })],
    shows: part('button', 'Remove newsletter.txt'),
  },
  {
    ...writing,
    id: 'writing-reading',
    title: 'Reading the samples',
    faults: [{ operation: 'embedStyle', kind: 'hang' }],
    steps: [samples, press('button', 'Analyze Writing Style')],
    shows: part('button', /Reading your samples/),
  },
  {
    ...writing,
    id: 'writing-profile',
    title: 'The style profile',
    steps: learn,
    shows: part('region', 'Style profile'),
  },
  {
    ...writing,
    id: 'writing-failed',
    title: 'Style Save Failed',
    section: '§8.8',
    faults: [{ operation: 'embedStyle', kind: 'status', status: 500 }],
    steps: [samples, press('button', 'Analyze Writing Style')],
    shows: text('Style Save Failed'),
  },
  {
    ...post,
    id: 'post-no-style',
    title: 'Needs a writing style first',
    section: '§4.8',
    scenario: 'new-creator',
    steps: write,
    shows: text('No writing style yet'),
  },
  {
    ...post,
    id: 'post-no-topic',
    title: 'Enter Topic',
    section: '§5.9',
    steps: [...learn, press('button', 'Generate Post')],
    shows: text('Enter Topic'),
  },
  {
    ...post,
    id: 'post-writing',
    title: 'The post is being written',
    section: '§4.8',
    faults: [{ operation: 'generatePost', kind: 'hang' }],
    steps: [...learn, ...write],
    shows: part('button', /Writing…/),
  },
  {
    ...post,
    id: 'post-facebook',
    title: 'A post for Facebook',
    steps: [...learn, ...write],
    shows: part('article', 'Preview on Facebook'),
  },
  {
    ...post,
    id: 'post-tiktok',
    title: 'A post for TikTok',
    steps: [...learn, select('Platform', 'TikTok'), ...write],
    shows: part('article', 'Preview on TikTok'),
  },
  {
    ...post,
    id: 'post-failed',
    title: 'Post Generation Failed',
    section: '§8.8',
    faults: [{ operation: 'generatePost', kind: 'status', status: 500 }],
    steps: [...learn, ...write],
    shows: text('Post Generation Failed'),
  },
];
