import languages from './languages.json' with { type: 'json' };
import { fails, statesOf } from './state.ts';
import { device, part, click, see, select, text, type, type StateStep } from './steps.ts';

const generate = click('button', 'Generate Post');
const write: StateStep[] = [type('Topic', 'Opening day'), generate];

/** A very long post. Its last word is longer than a line. */
const LONG_POST = `${'New walls, same people, and the best light that we have found so far. '.repeat(60)}\n\n${'Donaudampfschifffahrt'.repeat(8)}`;

const postFor = (platform: string) => ({
  title: `A post for ${platform}`,
  steps: [select('Platform', platform), ...write],
  shows: part('article', `Preview on ${platform}`),
});

/** Step 4 of the studio: posts. */
export const postStates = statesOf(
  { area: 'Post', path: '/studio#post', from: 'style-learned', section: '§2.3' },
  {
    'post-no-style': {
      title: 'Needs a writing style first',
      section: '§4.8',
      from: 'new-creator',
      steps: write,
      shows: text('No writing style yet'),
    },
    'post-no-topic': { title: 'Enter Topic', section: '§5.9', steps: [generate], shows: text('Enter Topic') },
    'post-writing': {
      title: 'The post is being written',
      section: '§4.8',
      faults: [{ operation: 'generatePost', kind: 'hang' }],
      steps: write,
      shows: part('button', /Writing…/),
    },
    'post-written': {
      title: 'Post written',
      sentence: 'A post for LinkedIn, with its preview.',
      device: { stores: ['style', 'post'] },
      shows: part('article', 'Preview on LinkedIn'),
    },
    'post-facebook': postFor('Facebook'),
    'post-instagram': postFor('Instagram'),
    'post-tiktok': postFor('TikTok'),
    'post-longest': {
      title: 'A very long post',
      faults: [{ operation: 'generatePost', kind: 'body', body: { ok: true, post: LONG_POST } }],
      steps: write,
      shows: part('article', 'Preview on Facebook'),
    },
    'post-languages': {
      title: 'A post in Arabic, Chinese and emoji',
      faults: [
        {
          operation: 'generatePost',
          kind: 'body',
          body: {
            ok: true,
            post: Object.values(languages)
              .map(({ text }) => text)
              .join('\n\n'),
          },
        },
      ],
      steps: [type('Topic', languages.arabic.idea), generate],
      shows: part('article', 'Preview on Facebook'),
    },
    'post-clipboard-refused': {
      title: 'The clipboard is refused',
      from: 'post-written',
      steps: [
        see('article', 'Preview on LinkedIn'),
        device('without-clipboard'),
        click('button', 'Copy post'),
      ],
      shows: text(/^Couldn’t copy/),
    },
    'post-failed': {
      title: 'Post Generation Failed',
      sentence: 'The style is known, but no post arrives.',
      section: '§8.8',
      faults: [fails('generatePost', 500)],
      steps: write,
      shows: text('Post Generation Failed'),
    },
  },
);
