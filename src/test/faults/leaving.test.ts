import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { atRest } from '#mocks/testing/test-requests.ts';
import { IMAGE_COST_CREDITS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import * as app from '../error-catalogue/actions.ts';
import { openSignedIn, clickTwice, shownToast } from '../error-catalogue/open-page.ts';
import type { TestPage } from '../prepare-page.ts';

type ActionName = keyof typeof app.ACTIONS;

/** The ways to leave a screen. Tests of the dialogs cover the ways to leave those. */
const WAYS: Readonly<Record<string, (page: TestPage) => Promise<void> | void>> = {
  'a link': ({ user }) => user.click(screen.getByRole('link', { name: 'Dashboard' })),
  // The browser fires `popstate` later, so `act` does not help.
  Back: () => window.history.back(),
  'Sign Out': ({ user }) => {
    // jsdom cannot leave the page. The test covers the click handler.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    return user.click(screen.getByRole('link', { name: 'Sign Out', hidden: true }));
  },
};

/** Arranges each action, lets its last request hang, clicks all buttons and leaves the screen. */
async function leaveInTheMiddle(
  names: readonly ActionName[],
  leave: (page: TestPage) => Promise<void> | void,
) {
  const actions: app.Action[] = names.map((name) => app.ACTIONS[name]);
  const path = actions[0]?.path ?? '/studio';
  const page = await openSignedIn({ path: path === '/studio' ? '/dashboard' : '/studio' });
  await page.user.click(screen.getByRole('link', { name: path === '/studio' ? 'Studio' : 'Dashboard' }));
  const title = path === '/studio' ? 'Your studio' : 'Put your twin to work.';
  await waitFor(() => screen.getByRole('heading', { level: 1, name: title }));
  for (const { arrange } of actions) {
    await arrange?.(page);
  }
  for (const { operation } of actions) {
    await page.backend.faults.add({ operation, kind: 'hang' });
  }
  page.requests.clear();
  page.forgetNotices();
  vi.spyOn(globalThis, 'fetch');
  for (const { button } of actions) act(() => button().click());
  const pending: OperationId[] = actions.map(({ operation }) => operation);
  await waitFor(() => expect(page.requests.requests()).toEqual(expect.arrayContaining(pending)));
  const areAborted = () => pending.map((operation) => signalOf(operation)?.aborted);
  expect(areAborted()).toEqual(pending.map(() => false));

  await leave(page);

  await waitFor(() => expect(areAborted()).toEqual(pending.map(() => true)));
  await atRest();
  expect(page.notices()).toEqual([]);
  return page;
}

/** The signal of the last request of this operation. */
function signalOf(operation: OperationId): AbortSignal | null | undefined {
  const sent = vi
    .mocked(fetch)
    .mock.calls.filter(
      ([input]) => input instanceof Request && input.url.endsWith(operations[operation].path),
    );
  return sent.at(-1)?.[1]?.signal;
}

test.each<[ActionName[], keyof typeof WAYS]>([
  [
    [
      'choosing a plan',
      'requesting a post',
      'requesting a picture',
      'analyzing a picture',
      'learning a style',
    ],
    'a link',
  ],
  [['sending documents'], 'Back'],
  // Back does not close a form whose request is pending.
  [['creating a job'], 'Sign Out'],
  [['requesting an upload address'], 'Sign Out'],
])('leaving aborts pending requests: %j by %s', async (names, way) => {
  const page = await leaveInTheMiddle(names, (openPage) => WAYS[way]?.(openPage));
  // A paid picture is not refunded (decision 2).
  const paid = names.includes('requesting a picture') ? IMAGE_COST_CREDITS : 0;
  expect(page.credits()).toBe(740 - paid);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const focused = document.activeElement?.tagName;
  // Signing out loads another page.
  expect(focused).toBe(way === 'Sign Out' ? 'BODY' : 'H1');
});

test('a session that ends before the training starts leaves the refund unknown', async () => {
  const page = await openSignedIn({
    faults: [
      { operation: 'trainTwin', kind: 'status', status: 401 },
      // The session is requested once at the start, and again after a 401.
      { operation: 'getCurrentUser', kind: 'status', status: 401, skip: 1 },
    ],
  });
  await app.choosePhotos(page);
  page.requests.clear();
  clickTwice(app.trainButton());
  await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Credit Error', variant: 'destructive' }));
  expect(shownToast().text).toContain(
    `We don’t know yet if you got your ${TRAINING_COST_CREDITS.fast} credits back.`,
  );
  await waitFor(() => screen.getByRole('link', { name: 'Sign In' }));
  expect(document.body).not.toHaveTextContent('have been refunded');
  expect(page.requests.changes()).toEqual({
    deductCredits: 1,
    uploadTrainingPhotos: 1,
    trainTwin: 1,
  });
  expect(page.credits()).toBe(740 - TRAINING_COST_CREDITS.fast);
});
