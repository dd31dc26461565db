import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../../mocks/server/faults.ts';
import { ACTIONS, type Action } from './actions.ts';
import { expectToFail } from './check-fault.ts';

const MINUTE_MS = 60_000;
const PAGE = `<!doctype html><style>p{color:red}</style><h1>502 Bad Gateway</h1>${'nginx '.repeat(500)}`;
const actions = Object.entries(ACTIONS);
const withAnAnswer = actions.filter(([, action]) => !action.mayBeEmpty);

/** Rows of the table that concern any call: what goes wrong, and the message that has to be shown. */
const ROWS: [row: string, fault: Omit<Fault, 'operation'>, message: string, actions: [string, Action][]][] = [
  [
    'the line breaks: its own toast, buttons enabled again, no unhandled rejection',
    { kind: 'network' },
    "Can't reach the server. Check your connection and try again.",
    actions,
  ],
  [
    '500 with empty body: message "500: Internal Server Error"',
    { kind: 'empty', status: 500 },
    '500: Internal Server Error',
    actions,
  ],
  [
    '502 with an HTML page: one sentence, and nothing of the page',
    { kind: 'html', status: 502, body: PAGE },
    '502: The server answered with an error page (Bad Gateway).',
    actions,
  ],
  [
    '200 with empty body: error, no white screen',
    { kind: 'empty', status: 200 },
    'The server sent an answer that could not be read.',
    withAnAnswer,
  ],
  [
    '204: error, no white screen',
    { kind: 'empty', status: 204 },
    'The server sent an answer that could not be read.',
    withAnAnswer,
  ],
];

describe.each(ROWS)('any call, %s', (_, fault, message, actions) => {
  // oxlint-disable-next-line vitest/expect-expect -- all of them are in `expectToFail`.
  it.each(actions)('%s', async (_, action) => {
    await expectToFail(action, fault, message);
  });
});

describe('any call, 200 with null: the documented fallback, and nothing of our own mistakes', () => {
  const fallbacks: Record<string, string> = {
    createCheckout: 'Failed to start checkout. Please try again.',
    trainTwin: 'Failed to start training',
    generateImage: 'No image URL in response',
    reversePrompt: 'Failed to analyze image',
    processDocuments: 'The documents could not be read. Please try again.',
    embedStyle: 'The server sent no style profile. Please try again.',
    generatePost: 'No post in response',
    createJob: 'Something went wrong',
    createUpload: 'Failed to get upload URL',
  };

  // oxlint-disable-next-line vitest/expect-expect -- all of them are in `expectToFail`.
  it.each(actions.filter(([, { operation }]) => operation in fallbacks))('%s', async (_, action) => {
    await expectToFail(action, { kind: 'body', body: null }, fallbacks[action.operation] ?? '');
  });
});

describe('any call, 429 with Retry-After: 2 and a JSON error: message shown once, button back, no automatic hammering', () => {
  afterEach(() => vi.useRealTimers());

  it.each(actions)('%s', async (_, action) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const fault = {
      kind: 'status',
      status: 429,
      headers: { 'retry-after': '2' },
      body: { error: 'Slow down.' },
    } as const;
    const page = await expectToFail(action, fault, '429: Slow down.');
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    expect(page.requests.changes()).toEqual(action.requests);
    expect(page.notices()).toHaveLength(1);
  });
});
