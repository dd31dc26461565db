import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { ACTIONS, type Action } from '../error-catalogue/actions.ts';
import { expectToFail } from '../error-catalogue/check-failure.ts';
import { variants } from './matrix.ts';

const MINUTE_MS = 60_000;
const PAGE = `<!doctype html><style>p{color:red}</style><h1>502 Bad Gateway</h1>${'nginx '.repeat(500)}`;
const UNREADABLE = "The server's answer could not be read.";

interface AnyFault {
  goesWrong: string;
  fault: Omit<Fault, 'operation'>;
  /** The message that has to be shown; `undefined` when the fault is none for this action. */
  message(action: Action): string | undefined;
}

/** The specified sentences for a 200 with `null`. */
const FALLBACKS: Readonly<Record<string, string>> = {
  createCheckout: 'Failed to start checkout. Please try again.',
  deductCredits: UNREADABLE,
  trainTwin: 'Failed to start training',
  generateImage: 'No image URL in response',
  reversePrompt: 'Failed to analyze image',
  processDocuments: 'The documents could not be read. Please try again.',
  embedStyle: 'The server sent no style profile. Please try again.',
  generatePost: 'No post in response',
  createJob: 'Something went wrong',
  createUpload: 'Failed to get upload URL',
};

/** What can go wrong with any call. */
const FAULTS: readonly AnyFault[] = [
  {
    goesWrong: 'the line breaks',
    fault: { kind: 'network' },
    message: () => "Can't reach the server. Check your connection and try again.",
  },
  {
    goesWrong: '500 with empty body',
    fault: { kind: 'empty', status: 500 },
    message: () => '500: Internal Server Error',
  },
  {
    goesWrong: '502 with an HTML page: one sentence, and nothing of the page',
    fault: { kind: 'html', status: 502, body: PAGE },
    message: () => '502: The server answered with an error page (Bad Gateway).',
  },
  {
    goesWrong: '200 with empty body',
    fault: { kind: 'empty', status: 200 },
    message: (action) => (action.mayBeEmpty ? undefined : UNREADABLE),
  },
  {
    goesWrong: '204',
    fault: { kind: 'empty', status: 204 },
    message: (action) => (action.mayBeEmpty ? undefined : UNREADABLE),
  },
  {
    goesWrong: '200 with null: the documented fallback',
    fault: { kind: 'body', body: null },
    message: ({ operation }) => FALLBACKS[operation],
  },
  {
    goesWrong: '429 with Retry-After: 2 and a JSON error: no more than two repetitions',
    fault: { kind: 'status', status: 429, headers: { 'retry-after': '2' }, body: { error: 'Slow down.' } },
    message: () => '429: Slow down.',
  },
];

/** In `npm test` one fault for each action, chosen by their names. */
const cases = Object.entries<Action>(ACTIONS).flatMap(([name, action]) =>
  variants(
    FAULTS.filter(({ message }) => message(action) !== undefined),
    1,
    ({ goesWrong }) => `${name}, ${goesWrong}`,
  ).map(({ goesWrong, fault, message }) => ({ name, goesWrong, action, fault, text: message(action) ?? '' })),
);

/**
 * All calls use one client, so each action meets one of the faults; `npm run test:matrix` plays every pair. The PUT of a
 * photo has its own tests.
 */
test.each(cases)(
  'any call that goes wrong: its own toast once, repeated only with a key, buttons enabled again, the input kept: $name, $goesWrong',
  async ({ action, fault, text }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const page = await expectToFail(action, fault, text);
    const sent = page.requests.changes();
    const notices = page.notices();
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    expect(page.requests.changes()).toEqual(sent);
    expect(page.notices()).toEqual(notices);
  },
);
