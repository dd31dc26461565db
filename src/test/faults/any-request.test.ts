import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { ACTIONS, type Action } from '../error-catalogue/actions.ts';
import { expectToFail } from '../error-catalogue/check-entry.ts';
import { variants } from './matrix.ts';

const MINUTE_MS = 60_000;
const PAGE = `<!doctype html><style>p{color:red}</style><h1>502 Bad Gateway</h1>${'nginx '.repeat(500)}`;
const UNREADABLE = "Couldn't read the server's response.";

type AnyFault = [goesWrong: string, fault: Omit<Fault, 'operation'>, message: string];

const BUSY = { status: 429, headers: { 'retry-after': '2' }, body: { error: 'Slow down.' } };

/** What can go wrong with any call; a success without what it should bring is in failures.test.ts. */
const FAULTS: readonly AnyFault[] = [
  ['the line breaks', { kind: 'network' }, "Can't reach the server. Check your connection and try again."],
  ['500 with empty body', { kind: 'empty', status: 500 }, '500: Internal Server Error'],
  [
    '502 with an HTML page: one sentence, and nothing of the page',
    { kind: 'html', status: 502, body: PAGE },
    '502: The server returned an error page (Bad Gateway).',
  ],
  ['429 with Retry-After: no more than two repetitions', { kind: 'status', ...BUSY }, '429: Slow down.'],
];

/** For some calls that is all there is. */
const EMPTY: readonly AnyFault[] = [
  ['200 with empty body', { kind: 'empty', status: 200 }, UNREADABLE],
  ['204', { kind: 'empty', status: 204 }, UNREADABLE],
];

/** In `npm test` one fault for each action, chosen by their names. */
const cases = Object.entries<Action>(ACTIONS).flatMap(([name, action]) => {
  const faults = action.mayBeEmpty ? FAULTS : [...FAULTS, ...EMPTY];
  const chosen = variants(faults, 1, ([goesWrong]) => `${name}, ${goesWrong}`);
  return chosen.map(([goesWrong, fault, text]) => ({ name, goesWrong, action, fault, text }));
});

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
