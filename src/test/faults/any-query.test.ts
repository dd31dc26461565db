import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Fault } from '../../../mocks/server/faults.ts';
import { openPage, panel } from '../error-catalogue/open-page.ts';
import { variants } from './matrix.ts';

type Answer = [name: string, fault: Omit<Fault, 'operation'>];

/** What an answer can be instead of what was promised. */
const ANSWERS: [Answer, ...Answer[]] = [
  ['a broken line', { kind: 'network' }],
  ['a body cut mid-stream', { kind: 'cut' }],
  ['500 with empty body', { kind: 'empty', status: 500 }],
  ['502 with an HTML page', { kind: 'html', status: 502 }],
  ['200 with an HTML page', { kind: 'html', status: 200 }],
  ['200 with empty body', { kind: 'empty', status: 200 }],
  ['204', { kind: 'empty', status: 204 }],
  ['429 with Retry-After', { kind: 'status', status: 429, headers: { 'retry-after': '2' } }],
  ['null', { kind: 'body', body: null }],
  ['a list of nothing', { kind: 'body', body: [] }],
  ['a list of nonsense', { kind: 'body', body: [null, 7, 'text', [], {}] }],
  ['an empty object', { kind: 'body', body: {} }],
  [
    'an object of lists of nonsense',
    { kind: 'body', body: { templates: [null, 7, {}], assets: 7, input: [] } },
  ],
  ['a number', { kind: 'body', body: 7 }],
  ['a text', { kind: 'body', body: '"text"' }],
];

/** What a page reads, and the signs that the rest of it stands. */
const PAGES: Readonly<Record<string, { queries: readonly OperationId[]; landmarks: () => HTMLElement[] }>> = {
  '/studio': {
    queries: ['listPromptTemplates', 'listTrainedModels', 'getTrainingStatus', 'getCredits'],
    landmarks: () => [panel('Generate images'), panel(/^Your twins/), panel('Train your twin')],
  },
  '/job/job_running': {
    queries: ['getJob'],
    landmarks: () => [screen.getByRole('heading', { level: 1 })],
  },
};

/** Each visit has every query of a page answered wrongly, each in another way; all visits are every way for every query. */
const visits = Object.entries(PAGES).flatMap(([path, { queries, landmarks }]) =>
  variants([...ANSWERS.keys()], 4).map((first) => {
    const wrong = queries.map((operation, index) => {
      const [name, fault] = ANSWERS[(first + index) % ANSWERS.length] ?? ANSWERS[0];
      return { name, fault: { operation, ...fault } satisfies Fault };
    });
    const told = wrong.map(({ name }) => name).join(', ');
    return { path, queries, landmarks, faults: wrong.map(({ fault }) => fault), told };
  }),
);

describe('queries that are answered wrongly', () => {
  it.each(visits)('$path, $told: no white screen, no toast, asked once', async (visit) => {
    const { path, queries, landmarks, faults } = visit;
    const page = await openPage({ path, faults });
    await waitFor(() => screen.getByRole('link', { name: 'Sign Out' }));
    await waitFor(() => landmarks().forEach((landmark) => expect(landmark).toBeVisible()));
    await waitFor(() => expect(within(document.body).queryByText(/^Loading/)).not.toBeInTheDocument());
    expect(screen.queryByRole('heading', { name: 'Something went wrong' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object Object\]|Invalid Date|<h1>/);
    expect(page.notices()).toEqual([]);
    for (const query of queries) {
      expect(page.requests.calls().filter((call) => call === query).length).toBeLessThanOrEqual(1);
    }
    expect(page.requests.changes()).toEqual({});
  });

  it.each(variants(ANSWERS, 5))(
    'getCurrentUser, %s: the landing or the studio, never a white screen',
    async (_, fault) => {
      const page = await openPage({ faults: [{ operation: 'getCurrentUser', ...fault }] });
      await waitFor(() => screen.getByRole('heading', { level: 1 }));
      await waitFor(() => expect(page.requests.calls()).toContain('getCurrentUser'));
      expect(screen.queryByRole('heading', { name: 'Something went wrong' })).not.toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object Object\]|<h1>/);
      expect(page.notices()).toEqual([]);
    },
  );
});
