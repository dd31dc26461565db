import { describe, expect, test } from 'vitest';
import { findStates } from './find-states.ts';
import { stateHref } from './state-href.ts';
import { AREAS } from './state.ts';
import { SIGN_IN_STATES, STATE_IDS, STATES } from './states.ts';

const states = Object.values(STATES);

/** Stable ids, on which links and tools rely. */
const STABLE_IDS = `
  signed-out new-creator creator low-credits no-credits training job-running job-complete job-error
  photo-warnings photos-rejected train-fails refund-fails payment-declined agency server-down
`
  .trim()
  .split(/\s+/);

/** A page that lists every state, for readers. */
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
    '`?state=ID` shows a state. `?scenario=ID`, at any address, sets its user, device and faults, but runs no steps.',
  ];
  return `${['# States of the demo', ...head, ...areas].join('\n\n')}\n`;
}

describe('the states of the demo', () => {
  test('the stable ids of states exist', () => {
    expect(STATE_IDS).toEqual(expect.arrayContaining(STABLE_IDS));
  });

  test('every area has states', () => {
    expect(new Set(states.map(({ area }) => area))).toEqual(new Set(AREAS));
  });

  test('the title of a state is unique in its area', () => {
    expect(new Set(states.map(({ area, title }) => `${area} ${title}`)).size).toBe(states.length);
  });

  test('the properties of each state are valid', () => {
    for (const { id, section, title, path } of states) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(section).toMatch(/^§[1-9]\.\d{1,2}$/);
      expect(title).not.toBe('');
      expect(path).toMatch(/^\//);
    }
  });

  test('each state of the sign-in page has a user with a sentence', () => {
    for (const { user, sentence, steps } of SIGN_IN_STATES) {
      expect([typeof user, typeof sentence, steps]).toEqual(['object', 'string', undefined]);
    }
  });

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
  ])('a search for “%s” finds %s first', (query, id) => {
    expect(findStates(query)[0]?.states[0]?.id).toBe(id);
  });

  test('the address of a state has the base path with the options', () => {
    const state = { id: 'photos-good', path: '/studio?tab=2#photos' };
    expect(stateHref(state, '/demo/')).toBe('/demo/studio?tab=2&state=photos-good#photos');
    const href = stateHref(state, '/', { isPaused: true, isBare: true, theme: 'dark' });
    expect(href).toBe('/studio?tab=2&state=photos-good&speed=0&theme=dark&director=off#photos');
  });
});
