import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestBackend } from '#mocks/node.ts';
import type { StateStep } from '#mocks/states/steps.ts';
import { play, type StepNotes } from './play.ts';

const PATIENCE_MS = 20_000;
const part = { role: 'button', name: 'Make tea' } as const;
const tea: StateStep = { do: 'press', part };
const missed = () => document.documentElement.dataset['missed'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ['state', 'missed']) delete document.documentElement.dataset[name];
});

/** A page's notes, where whatever it asks is decided so. */
function notesThat(decision?: 'skip' | 'stop') {
  const said: string[] = [];
  const notes: StepNotes = {
    wait: (text) => void said.push(text),
    ask(text, decisions) {
      said.push([text, ...decisions].join(' '));
      return decision && Promise.resolve(decision);
    },
    hide: () => void said.push('-'),
  };
  return { said, notes };
}

test('says what it waits for after three seconds, and what cannot be done after twenty', async () => {
  const { said, notes } = notesThat('skip');
  const played = play({ steps: [tea, tea] }, await openTestBackend(), notes);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(said).toEqual(['Setting up…']);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(['Setting up…', 'Waiting for the button “Make tea”…']);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 3_000);
  const failure = /^Step 1 of 2 cannot be done\. .*There is no button “Make tea”\. skip stop$/;
  expect(said.slice(2)).toEqual([expect.stringMatching(failure), 'Setting up…']);
  document.body.append(Object.assign(document.createElement('button'), { textContent: 'Make tea' }));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await played;
  expect(said.at(-1)).toBe('-');
  expect(missed()).toBeUndefined();
});

const pattern = { role: 'heading', name: /^Your (twins|pictures), \d+ in all$/ };

test.each([
  ['stop', part, 'button “Make tea”'],
  [undefined, pattern, 'heading “Your twins pictures , in all”'],
] as const)('says what it does not show, and is missed: %s, %j', async (decision, shows, words) => {
  const { said, notes } = notesThat(decision);
  const played = play({ shows }, await openTestBackend(), notes);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await played;
  expect(said[0]).toBe(`Waiting for the ${words}…`);
  expect(said.at(-1)).toBe(`The ${words} did not appear. stop`);
  expect(missed()).toMatch(new RegExp(`There is no ${words}\\.$`));
});
