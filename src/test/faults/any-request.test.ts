import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { ACTIONS, type Action } from '../error-catalogue/actions.ts';
import { expectToFail } from '../error-catalogue/check-entry.ts';
import { variants } from './matrix.ts';

const MINUTE_MS = 60_000;
const PAGE = `<!doctype html><style>p{color:red}</style><h1>502 Bad Gateway</h1>${'nginx '.repeat(500)}`;
const UNREADABLE = "Couldn't read the server's response.";

type AnyFault = [goesWrong: string, fault: Omit<Fault, 'operation'>, message: string];

const BUSY = { status: 429, headers: { 'retry-after': '2' }, body: { error: 'Slow down.' } };

/** The faults of any request. Successes without their content are in failures.test.ts. */
const FAULTS: readonly AnyFault[] = [
  ['a lost connection', { kind: 'network' }, "Can't reach the server. Check your connection and try again."],
  ['500 with empty body', { kind: 'empty', status: 500 }, '500: Internal Server Error'],
  [
    '502 with an HTML page',
    { kind: 'html', status: 502, body: PAGE },
    '502: The server returned an error page (Bad Gateway).',
  ],
  ['429 with Retry-After', { kind: 'status', ...BUSY }, '429: Slow down.'],
];

/** Some operations have an empty response. */
const EMPTY: readonly AnyFault[] = [
  ['200 with empty body', { kind: 'empty', status: 200 }, UNREADABLE],
  ['204', { kind: 'empty', status: 204 }, UNREADABLE],
];

/** `npm test` runs one fault for each action, chosen by their names. */
const cases = Object.entries<Action>(ACTIONS).flatMap(([name, action]) => {
  const faults = action.mayBeEmpty ? FAULTS : [...FAULTS, ...EMPTY];
  const chosen = variants(faults, 1, ([goesWrong]) => `${name}, ${goesWrong}`);
  return chosen.map(([goesWrong, fault, text]) => ({ name, goesWrong, action, fault, text }));
});

/** All requests use one client, so one fault for each action is enough. `npm run test:matrix` runs every pair. */
describe('a failed request', () => {
  test.each(cases)('is reported once: $name, $goesWrong', async ({ action, fault, text }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const page = await expectToFail(action, fault, text);
    const sent = page.requests.changes();
    const notices = page.notices();
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    expect(page.requests.changes()).toEqual(sent);
    expect(page.notices()).toEqual(notices);
  });
});
