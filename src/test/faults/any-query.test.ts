import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Fault } from '../../../mocks/server/faults.ts';
import { openPage, panel } from '../error-catalogue/open-page.ts';
import { pairs, variants } from './matrix.ts';

/** What an answer can be instead of what was promised. */
const ANSWERS: [string, Omit<Fault, 'operation'>][] = [
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

/** Where each query is shown, and the sign that the rest of the page stands. */
const QUERIES: [OperationId, string, () => HTMLElement][] = [
  ['listPromptTemplates', '/studio', () => panel('Generate images')],
  ['listTrainedModels', '/studio', () => panel(/^Your twins/)],
  ['getTrainingStatus', '/studio', () => panel('Train your twin')],
  ['getCredits', '/studio', () => panel('Train your twin')],
  ['getJob', '/job/job_running', () => screen.getByRole('heading', { level: 1 })],
];

const cases = pairs(ANSWERS, QUERIES, 1).map(([[answer, fault], [operation, path, landmark]]) => ({
  operation,
  answer,
  fault,
  path,
  landmark,
}));

describe('a query that is answered wrongly', () => {
  it.each(cases)(
    '$operation, $answer: no white screen, no toast, asked once',
    async ({ operation, fault, path, landmark }) => {
      const page = await openPage({ path, faults: [{ operation, ...fault }] });
      await waitFor(() => screen.getByRole('link', { name: 'Sign Out' }));
      await waitFor(() => expect(landmark()).toBeVisible());
      await waitFor(() =>
        expect(within(document.body).queryByText(/^(Loading|Reading)/)).not.toBeInTheDocument(),
      );
      expect(screen.queryByText(/That was our mistake/)).not.toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object Object\]|Invalid Date|<h1>/);
      expect(page.notices()).toEqual([]);
      expect(page.requests.calls().filter((call) => call === operation).length).toBeLessThanOrEqual(1);
      expect(page.requests.changes()).toEqual({});
    },
  );

  it.each(variants(ANSWERS, 5))(
    'getCurrentUser, %s: the landing or the studio, never a white screen',
    async (_, fault) => {
      const page = await openPage({ faults: [{ operation: 'getCurrentUser', ...fault }] });
      await waitFor(() => screen.getByRole('heading', { level: 1 }));
      await waitFor(() => expect(page.requests.calls()).toContain('getCurrentUser'));
      expect(screen.queryByText(/That was our mistake/)).not.toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object Object\]|<h1>/);
      expect(page.notices()).toEqual([]);
    },
  );
});
