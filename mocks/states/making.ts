import { ada } from './ada.ts';
import { ADA_PICTURES } from './ada-pictures.ts';
import { statesOf } from './state.ts';
import { choose, part, press, see, select, text, type, type Step } from './steps.ts';

const image: Step[] = [choose('Reference image', { photos: 1 }), see('img', /^Preview of/)];
const extract = press('button', 'Extract Prompts');
/** Waits for the twin of the picture. */
const prompt: Step[] = [see('heading', /Your twins, /), type('Your prompt', 'a quiet portrait by a window')];
const generate = press('button', 'Generate Image (FREE)');
const history = see('heading', 'Your pictures');
const samples = type('Samples of your writing', 'We opened at nine.\n\nNobody came until ten.');
const learn: Step[] = [samples, press('button', 'Analyze Writing Style'), see('region', 'Style profile')];
const write: Step[] = [type('Topic', 'Opening day'), press('button', 'Generate Post')];

/** With earlier work, or faults. */
const starts = {
  reverse: statesOf(
    { area: 'Reverse prompt', path: '/studio#reverse-prompt', section: '§2.3', person: ada() },
    {
      'prompts-read': {
        title: 'Prompts extracted',
        sentence: 'A picture was read: its caption, its parts and four prompts.',
        device: { keeps: ['reading'] },
        shows: part('list', 'Prompts'),
      },
      'analysis-fails': {
        title: 'Analysis fails',
        sentence: 'No picture can be read: Analysis Failed.',
        section: '§8.6',
        faults: [{ operation: 'reversePrompt', kind: 'status', status: 500 }],
        shows: part('heading', 'Reverse prompt'),
      },
    },
  ),
  generator: statesOf(
    { area: 'Generator', path: '/studio#generator', section: '§8.7', person: ada() },
    {
      'at-home': {
        title: 'On her own device',
        sentence: 'Pictures, a writing style, posts and jobs: all that is kept on the device.',
        section: '§2.3',
        device: {
          pictures: ADA_PICTURES,
          keeps: ['style', 'post', 'reading', 'jobs'],
        },
        shows: part('heading', 'Your pictures'),
      },
      'charge-fails': {
        title: 'Charge fails',
        sentence: 'No charge can be booked: Credit Error at a training or a picture.',
        section: '§8.5',
        faults: [{ operation: 'deductCredits', kind: 'status', status: 500 }],
        device: { photos: 12 },
        shows: part('heading', 'Generate images'),
      },
      'templates-unread': {
        title: 'No templates',
        sentence: 'The templates cannot be read; a prompt of one’s own still works.',
        section: '§2.3',
        faults: [{ operation: 'listPromptTemplates', kind: 'status', status: 500 }],
        shows: text('Templates could not be loaded'),
      },
      'picture-fails': {
        title: 'Picture fails',
        sentence: 'Every picture fails after its charge: Generation Failed.',
        faults: [{ operation: 'generateImage', kind: 'status', status: 502 }],
        shows: part('heading', 'Generate images'),
      },
      'picture-waits': {
        title: 'Picture never comes',
        sentence: 'A picture is asked for and never comes.',
        section: '§4.8',
        faults: [{ operation: 'generateImage', kind: 'hang' }],
        shows: part('heading', 'Generate images'),
      },
    },
  ),
  writing: statesOf(
    { area: 'Writing style', path: '/studio#writing-style', section: '§2.3', person: ada() },
    {
      'style-learned': {
        title: 'Style learned',
        sentence: 'The writing style is known: a post can be written.',
        device: { keeps: ['style'] },
        shows: part('region', 'Style profile'),
      },
      'style-fails': {
        title: 'Style not saved',
        sentence: 'Samples are pasted and cannot be saved: Style Save Failed.',
        section: '§8.8',
        faults: [{ operation: 'embedStyle', kind: 'status', status: 500 }],
        device: { keeps: ['styleDraft'] },
        shows: part('heading', 'Train your writing style'),
      },
    },
  ),
  post: statesOf(
    { area: 'Post', path: '/studio#post', section: '§2.3', person: ada() },
    {
      'post-written': {
        title: 'Post written',
        sentence: 'A post for LinkedIn is there, with its preview.',
        device: { keeps: ['style', 'post'] },
        shows: part('article', 'Preview on LinkedIn'),
      },
      'post-fails': {
        title: 'Post fails',
        sentence: 'The style is known, and no post comes: Post Generation Failed.',
        section: '§8.8',
        faults: [{ operation: 'generatePost', kind: 'status', status: 502 }],
        device: { keeps: ['style', 'postDraft'] },
        shows: part('button', 'Generate Post'),
      },
    },
  ),
};

const reversePlayed = statesOf(
  { area: 'Reverse prompt', path: '/studio#reverse-prompt', from: 'creator', section: '§2.3' },
  {
    'reverse-empty': { title: 'Waits for a picture', shows: part('heading', 'Reverse prompt') },
    'reverse-none': {
      title: 'No Image Selected',
      section: '§5.6',
      steps: [extract],
      shows: text('No Image Selected'),
    },
    'reverse-chosen': {
      title: 'A picture is chosen',
      steps: image,
      shows: part('img', /^Preview of/),
    },
    'reverse-reading': {
      title: 'Reading the picture',
      faults: [{ operation: 'reversePrompt', kind: 'hang' }],
      steps: [...image, extract],
      shows: part('button', /Reading the picture/),
    },
    'reverse-prompts': {
      title: 'What is in it, and prompts',
      steps: [...image, extract],
      shows: part('list', 'Prompts'),
    },
    'reverse-used': {
      title: 'The FLUX prompt went to the generator',
      steps: [...image, extract, see('list', 'Prompts'), press('button', 'Use This Prompt')],
      shows: text('Copied into the generator'),
    },
    'reverse-failed': {
      title: 'Analysis Failed',
      section: '§8.6',
      faults: [{ operation: 'reversePrompt', kind: 'status', status: 500 }],
      steps: [...image, extract],
      shows: text('Analysis Failed'),
    },
    'reverse-unreadable': {
      title: 'A file that is no picture',
      section: '§5.6',
      steps: [choose('Reference image', { others: ['damaged'] })],
      shows: text('This file cannot be used'),
    },
  },
);

const generatorPlayed = statesOf(
  { area: 'Generator', path: '/studio#generator', from: 'creator', section: '§2.3' },
  {
    'generator-ready': {
      title: 'Templates and the prompt box',
      shows: part('heading', 'Generate images'),
    },
    'generator-no-twin': {
      title: 'No twin to make a picture of',
      section: '§5.7',
      from: 'new-creator',
      steps: [generate],
      shows: text('Requirements Missing'),
    },
    'generator-no-prompt': {
      title: 'Requirements Missing',
      section: '§5.7',
      steps: [see('heading', /Your twins, /), generate],
      shows: text('Requirements Missing'),
    },
    'generator-templates-loading': {
      title: 'Templates are loading',
      faults: [{ operation: 'listPromptTemplates', kind: 'hang' }],
      shows: text('Loading templates'),
    },
    'generator-running': {
      title: 'A picture is being made',
      section: '§4.8',
      faults: [{ operation: 'generateImage', kind: 'hang' }],
      steps: [...prompt, generate],
      shows: part('timer', 'Elapsed time'),
    },
    'generator-picture': {
      title: 'The picture',
      steps: [...prompt, generate],
      shows: text('Your picture is ready.'),
    },
    'generator-history': {
      title: 'The pictures on this device',
      shows: part('heading', 'Your pictures'),
    },
    'generator-deleted': {
      title: 'A picture deleted, with Undo',
      steps: [history, press('button', 'Delete')],
      shows: text('Picture deleted'),
    },
    'generator-lightbox': {
      title: 'The lightbox',
      steps: [history, press('button', 'Fullscreen')],
      shows: part('img', /./, part('dialog', /./)),
    },
    'generator-failed': {
      title: 'Generation Failed, 5 credits are gone',
      section: '§8.7',
      faults: [{ operation: 'generateImage', kind: 'body', body: { ok: true } }],
      steps: [...prompt, generate],
      shows: text('Generation Failed'),
    },
    'generator-charge-unknown': {
      title: 'It is not known whether the charge went through',
      section: '§8.5',
      faults: [{ operation: 'deductCredits', kind: 'network' }],
      steps: [...prompt, generate],
      shows: text('Credit Error'),
    },
    'generator-no-credits': {
      title: 'Not even five credits',
      section: '§8.5',
      from: 'no-credits',
      steps: [...prompt, generate],
      shows: text('Insufficient Credits'),
    },
  },
);

const writingPlayed = statesOf(
  { area: 'Writing style', path: '/studio#writing-style', from: 'creator', section: '§2.3' },
  {
    'writing-empty': {
      title: 'Waits for samples',
      shows: part('heading', 'Train your writing style'),
    },
    'writing-nothing': {
      title: 'Add Style Samples',
      section: '§5.8',
      steps: [press('button', 'Analyze Writing Style')],
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
      steps: [samples, press('button', 'Analyze Writing Style')],
      shows: part('button', /Reading your samples/),
    },
    'writing-profile': {
      title: 'The style profile',
      steps: learn,
      shows: part('region', 'Style profile'),
    },
    'writing-failed': {
      title: 'Style Save Failed',
      section: '§8.8',
      faults: [{ operation: 'embedStyle', kind: 'status', status: 500 }],
      steps: [samples, press('button', 'Analyze Writing Style')],
      shows: text('Style Save Failed'),
    },
  },
);

/** Longer than a post is read, with a word that no line holds. */
const LONG_POST = `${'New walls, same people, and the best light that we have found so far. '.repeat(60)}\n\n${'Donaudampfschifffahrt'.repeat(8)}`;

const postPlayed = statesOf(
  { area: 'Post', path: '/studio#post', from: 'creator', section: '§2.3' },
  {
    'post-no-style': {
      title: 'Needs a writing style first',
      section: '§4.8',
      from: 'new-creator',
      steps: write,
      shows: text('No writing style yet'),
    },
    'post-no-topic': {
      title: 'Enter Topic',
      section: '§5.9',
      steps: [...learn, press('button', 'Generate Post')],
      shows: text('Enter Topic'),
    },
    'post-writing': {
      title: 'The post is being written',
      section: '§4.8',
      faults: [{ operation: 'generatePost', kind: 'hang' }],
      steps: [...learn, ...write],
      shows: part('button', /Writing…/),
    },
    'post-facebook': {
      title: 'A post for Facebook',
      steps: [...learn, ...write],
      shows: part('article', 'Preview on Facebook'),
    },
    'post-instagram': {
      title: 'A post for Instagram',
      steps: [...learn, select('Platform', 'Instagram'), ...write],
      shows: part('article', 'Preview on Instagram'),
    },
    'post-longest': {
      title: 'A very long post',
      faults: [{ operation: 'generatePost', kind: 'body', body: { ok: true, post: LONG_POST } }],
      steps: [...learn, ...write],
      shows: part('article', 'Preview on Facebook'),
    },
    'post-tiktok': {
      title: 'A post for TikTok',
      steps: [...learn, select('Platform', 'TikTok'), ...write],
      shows: part('article', 'Preview on TikTok'),
    },
    'post-failed': {
      title: 'Post Generation Failed',
      section: '§8.8',
      faults: [{ operation: 'generatePost', kind: 'status', status: 500 }],
      steps: [...learn, ...write],
      shows: text('Post Generation Failed'),
    },
  },
);

/** Reverse prompt, generator, Steps 3 and 4. */
export const reverseStates = { ...starts.reverse, ...reversePlayed };
export const generatorStates = { ...starts.generator, ...generatorPlayed };
export const writingStates = { ...starts.writing, ...writingPlayed };
export const postStates = { ...starts.post, ...postPlayed };
