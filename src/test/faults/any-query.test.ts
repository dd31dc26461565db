import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import type { Fault } from '#mocks/server/faults.ts';
import { atRest } from '#mocks/testing/test-requests.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { openPage, panel } from '../error-catalogue/open-page.ts';
import { variants } from './matrix.ts';

type WrongResponse = [name: string, fault: Omit<Fault, 'operation'>];

/** Responses that break the contract. */
const RESPONSES: [WrongResponse, ...WrongResponse[]] = [
  ['a lost connection', { kind: 'network' }],
  ['a body cut mid-stream', { kind: 'cut' }],
  ['500 with empty body', { kind: 'empty', status: 500 }],
  ['502 with an HTML page', { kind: 'html', status: 502 }],
  ['200 with an HTML page', { kind: 'html', status: 200 }],
  ['200 with empty body', { kind: 'empty', status: 200 }],
  ['204', { kind: 'empty', status: 204 }],
  ['429 with Retry-After', { kind: 'status', status: 429, headers: { 'retry-after': '2' } }],
  ['null', { kind: 'body', body: null }],
  ['an empty list', { kind: 'body', body: [] }],
  ['a list of invalid items', { kind: 'body', body: [null, 7, 'text', [], {}] }],
  ['an empty object', { kind: 'body', body: {} }],
  ['an object of invalid lists', { kind: 'body', body: { templates: [null, 7, {}], assets: 7, input: [] } }],
  ['a number', { kind: 'body', body: 7 }],
  ['a text', { kind: 'body', body: '"text"' }],
];

/** The queries of the signed-in screens. */
const QUERIES = (Object.keys(operations) as OperationId[]).filter((operation) => {
  const { method, secured } = operations[operation];
  return method === 'GET' && secured && operation !== 'getCurrentUser';
});

/** Panels that show that the rest of a screen works. */
const PANELS: Readonly<Record<string, (string | RegExp)[]>> = {
  studio: ['Generate images', /^Your twins/, 'Train your twin'],
};

/** In each visit every query gets a different wrong response. All visits together are every response to every query. */
const visits = SCREENS.filter(({ access }) => access === 'signedIn').flatMap(({ name, paths: [path = ''] }) =>
  variants([...RESPONSES.keys()], 3).map((first) => {
    const wrongQueries = QUERIES.map((operation, index) => {
      const [response, fault] = RESPONSES[(first + index) % RESPONSES.length] ?? RESPONSES[0];
      return { response, fault: { operation, ...fault } satisfies Fault };
    });
    const responses = wrongQueries.map(({ response }) => response).join(', ');
    const faults = wrongQueries.map(({ fault }) => fault);
    return { name, path: path.replace(':id', 'job_running'), faults, responses };
  }),
);

describe('wrong responses to all queries', () => {
  test.each(visits)('leave $path usable: $responses', async ({ name, path, faults }) => {
    const page = await openPage({ path, faults });
    await waitFor(() => screen.getByRole('link', { name: 'Sign Out' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    for (const title of PANELS[name] ?? []) await waitFor(() => expect(panel(title)).toBeVisible());
    await waitFor(() => expect(within(document.body).queryByText(/^Loading/)).not.toBeInTheDocument());
    await atRest();
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object Object\]|Invalid Date|<h1>/);
    expect(page.notices()).toEqual([]);
    const requested = QUERIES.flatMap((query) => page.requests.paths(query));
    expect(requested).not.toEqual([]);
    // Each query is requested once.
    expect(requested).toEqual([...new Set(requested)]);
    expect(page.requests.changes()).toEqual({});
  });
});
