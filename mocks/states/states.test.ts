import { expect, test } from 'vitest';
import { findStates } from './find-states.ts';
import { stateHref } from './state-href.ts';
import { AREAS } from './state.ts';
import { PEOPLE, STATE_IDS, STATES } from './states.ts';

const states = Object.values(STATES);

/** The ids that links and tools may rely on; others may be added. */
const PROMISED = `
  signed-out new-creator creator low-credits no-credits training job-running job-complete job-error
  photo-warnings photos-rejected train-fails refund-fails payment-declined agency server-down
`
  .trim()
  .split(/\s+/);

test('the states include those that links and tools rely on', () => {
  expect(STATE_IDS).toEqual(expect.arrayContaining(PROMISED));
});

test('each state has an id, a section, an address, and a title that is unique in its area', () => {
  expect(new Set(states.map(({ area }) => area))).toEqual(new Set(AREAS));
  expect(new Set(states.map(({ area, title }) => `${area} ${title}`)).size).toBe(states.length);
  for (const { id, section, title, path } of states) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(section).toMatch(/^§[1-9]\.\d{1,2}$/);
    expect(title).not.toBe('');
    expect(path).toMatch(/^\//);
  }
});

test('each state that is offered at sign-in has a user, a sentence, and no steps', () => {
  for (const { user, sentence, steps } of PEOPLE) {
    expect([typeof user, typeof sentence, steps]).toEqual(['object', 'string', undefined]);
  }
});

/** Every state by its id, for people who read. */
function statesPage(): string {
  const areas = AREAS.map((area) => {
    const rows = states
      .filter((state) => state.area === area)
      .map(({ id, title, sentence, section }) => `| \`${id}\` | ${title} | ${sentence ?? ''} | ${section} |`);
    return [`## ${area}\n`, '| id | title | what is special | section |', '|---|---|---|---|', ...rows].join(
      '\n',
    );
  });
  const head = [
    'Written by a test: `npx vitest run mocks/states/states.test.ts -u`.',
    '`?state=ID` shows a state. `?scenario=ID`, at any address, begins with it: its person, device and faults, no steps.',
  ];
  return `${['# States of the demo', ...head, ...areas].join('\n\n')}\n`;
}

test('docs/states.gen.md lists every state', async () => {
  await expect(statesPage()).toMatchFileSnapshot('../../docs/states.gen.md');
});

test.each([
  ['nothing', 'nothing-at-all'],
  ['empty', 'nothing-at-all'],
  ['templates only', 'templates-only'],
  ['session ended in a form', 'create-session-ended'],
  ['photos refused', 'training-photos-rejected'],
  ['refused details', 'training-photos-rejected'],
  ['creator', 'creator'],
  ['reveal', 'training-ready'],
  ['out of credits', 'no-credits'],
  ['video finished', 'job-complete'],
])('a search for “%s” finds %s first', (words, id) => {
  expect(findStates(words)[0]?.states[0]?.id).toBe(id);
});

test('the address of a state is below the base path and has the options', () => {
  const state = { id: 'photos-good', path: '/studio?tab=2#photos' };
  expect(stateHref(state, '/demo/')).toBe('/demo/studio?tab=2&state=photos-good#photos');
  const href = stateHref(state, '/', { isPaused: true, isBare: true, theme: 'dark' });
  expect(href).toBe('/studio?tab=2&state=photos-good&speed=0&theme=dark&director=off#photos');
});
