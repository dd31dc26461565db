import { IMAGE_COST_CREDITS, MAX_PROMPT_LENGTH } from '#openapi/limits.gen.ts';
import { ADA_PICTURES } from './ada-pictures.ts';
import languages from './languages.json' with { type: 'json' };
import { type Device, fails, statesOf } from './state.ts';
import { device, line, part, click, see, text, type, type StateStep } from './steps.ts';

/** Waits for the twins, which a picture needs. */
const prompt: StateStep[] = [
  see('heading', /Your twins, /),
  type('Your prompt', 'a quiet portrait by a window'),
];
const generate = click('button', 'Generate Image (FREE)');
const history = see('heading', 'Your pictures');
/** A prompt of the maximum length. Its last word is longer than a line. */
const LONGEST_PROMPT = 'Donaudampfschifffahrt'
  .repeat(8)
  .padStart(
    MAX_PROMPT_LENGTH - 'ADA7K person, '.length,
    'A quiet portrait by a tall window, with soft light from the left and a linen curtain. ',
  );

/** Ada's device with this number of pictures: her own ones, repeated. */
const gallery = (count: number): Device => ({
  pictures: Array.from({ length: count / ADA_PICTURES.length + 1 }, () => ADA_PICTURES)
    .flat()
    .slice(0, count),
});
const THIRTY = 30;
/** The maximum number of pictures. One more replaces the oldest. */
const FULL = 60;
/** A prompt with a word that the content rules refuse. */
const REFUSED = 'After the beheading of Holofernes, in the manner of Artemisia Gentileschi';

/** The picture generator, and the pictures stored on the device. */
export const generatorStates = statesOf(
  { area: 'Generator', path: '/studio#generator', from: 'creator', section: '§2.3' },
  {
    'generator-ready': { title: 'Templates and the prompt box', shows: part('heading', 'Generate images') },
    'at-home': {
      title: 'On her own device',
      sentence: 'Pictures, a writing style, posts and jobs, stored on the device.',
      device: { pictures: ADA_PICTURES, stores: ['style', 'post', 'reading', 'jobs'] },
      shows: part('heading', 'Your pictures'),
    },
    'generator-no-twin': {
      title: 'No twin selected or trained',
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
    'templates-only': {
      title: 'Templates only',
      sentence: 'Templates load; twins and credits do not.',
      section: '§7.2',
      faults: [fails('listTrainedModels', 500), fails('getTrainingStatus', 500), fails('getCredits', 500)],
      shows: part('button', /Studio headshot/),
    },
    'templates-unread': {
      title: 'No templates',
      sentence: 'Templates do not load; your own prompt still works.',
      faults: [fails('listPromptTemplates', 500)],
      shows: text('Couldn’t load templates'),
    },
    'generator-templates-loading': {
      title: 'Templates are loading',
      faults: [{ operation: 'listPromptTemplates', kind: 'hang' }],
      shows: text('Loading templates'),
    },
    'generator-running': {
      title: 'A picture is being generated',
      sentence: 'A requested picture never arrives.',
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
    'generator-longest': {
      title: 'The longest prompt',
      steps: [see('heading', /Your twins, /), type('Your prompt', LONGEST_PROMPT), generate],
      shows: text('Your picture is ready.'),
    },
    'generator-history': { title: 'The pictures on this device', shows: part('heading', 'Your pictures') },
    'gallery-one': { title: 'One picture', device: gallery(1), shows: part('figure', 'Latest picture') },
    'gallery-thirty': {
      title: `${THIRTY} pictures`,
      device: gallery(THIRTY),
      shows: part('heading', 'Your pictures'),
    },
    'gallery-sixty': {
      title: `${FULL} pictures: the device stores no more`,
      device: gallery(FULL),
      steps: [history, ...Array.from({ length: 4 }, () => click('button', /^Show more/))],
      shows: part('region', 'Your pictures'),
      isWhole: true,
    },
    'gallery-no-favourites': {
      title: 'No favorites',
      device: { pictures: ADA_PICTURES.map((picture) => ({ ...picture, isFavourite: false })) },
      steps: [history, click('radio', 'Favorites')],
      shows: text(/No favorites yet/),
    },
    'gallery-languages': {
      title: 'Prompts in Arabic, Chinese and emoji',
      device: {
        pictures: Object.values(languages).map(({ prompt }) => ({
          triggerWord: 'ADA7K',
          file: 'red-coat',
          prompt,
        })),
      },
      steps: [
        type(
          'Your prompt',
          Object.values(languages)
            .map(({ prompt }) => prompt)
            .join('\n'),
        ),
      ],
      shows: part('figure', 'Latest picture'),
    },
    'storage-full': {
      title: 'The device is full',
      sentence: 'A picture is generated, but the browser has no space for it.',
      steps: [...prompt, device('full'), generate],
      shows: text(/Not saved: gone when you leave/),
    },
    'storage-cleared': {
      title: 'The browser was cleared',
      sentence: 'Twins and credits are in the account; her pictures were in the browser and are gone.',
      device: {},
      shows: part('heading', 'Generate images'),
    },
    'generator-refused': {
      title: 'The prompt is refused',
      sentence: 'The prompt breaks the content rules: 422.',
      section: '§8.7',
      steps: [see('heading', /Your twins, /), type('Your prompt', REFUSED), generate],
      shows: text('Generation Failed'),
    },
    'generator-rate-limited': {
      title: 'Too many pictures at once',
      sentence: 'The server asks to wait five minutes: 429.',
      section: '§8.7',
      faults: [
        fails('generateImage', 429, {
          headers: { 'retry-after': '300' },
          body: { error: 'You have made many pictures in a short time.' },
        }),
      ],
      steps: [...prompt, generate],
      shows: text('Generation Failed'),
    },
    'generator-deleted': {
      title: 'A picture deleted, with Undo',
      steps: [history, click('button', 'Delete')],
      shows: text('Picture deleted'),
    },
    'generator-lightbox': {
      title: 'The lightbox',
      steps: [history, click('button', 'Fullscreen')],
      shows: part('img', /./, part('dialog', /./)),
    },
    'generator-failed': {
      title: `Generation Failed, ${IMAGE_COST_CREDITS} credits are spent`,
      sentence: 'Every picture fails after its charge.',
      section: '§8.7',
      faults: [fails('generateImage', 502)],
      steps: [...prompt, generate],
      shows: text('Generation Failed'),
    },
    'generator-every-second': {
      title: 'Every second picture fails',
      sentence: 'Setup: half of the picture requests return 502, always the same ones.',
      section: '§8.7',
      faults: [{ operation: 'generateImage', kind: 'status', status: 502, oneIn: 2, seed: 7 }],
      shows: part('heading', 'Generate images'),
    },
    'generator-charge-unknown': {
      title: 'Unclear charge',
      sentence: 'Every charge fails: Credit Error for a picture.',
      section: '§8.5',
      faults: [{ operation: 'deductCredits', kind: 'network' }],
      steps: [...prompt, generate],
      shows: text('Credit Error'),
    },
    'generator-no-credits': {
      title: `Not even ${IMAGE_COST_CREDITS} credits`,
      section: '§8.5',
      from: 'no-credits',
      steps: [...prompt, generate],
      shows: text('Insufficient Credits'),
    },
    'generator-offline': {
      title: 'Connection lost midway',
      sentence: 'The studio is open, then every request fails.',
      section: '§8.1',
      steps: [...prompt, line('offline'), generate],
      // The offline bar appears before the failure.
      shows: text('Credit Error'),
    },
  },
);
