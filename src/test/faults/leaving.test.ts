import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { atRest } from '#mocks/testing/test-calls.ts';
import { IMAGE_COST_CREDITS } from '#openapi/limits.gen.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { ACTIONS, type Action } from '../error-catalogue/actions.ts';
import { openPage, signedInPage, type Page } from '../error-catalogue/open-page.ts';

type ActionName = keyof typeof ACTIONS;

const signOut = async ({ user }: Page) => {
  // jsdom does not leave the page; what the press itself does is what is tested.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await user.click(screen.getByRole('link', { name: 'Sign Out', hidden: true }));
};

/** Every way out of a screen. Those out of a dialog are tested with it. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<void> | void>> = {
  'a link': ({ user }) => user.click(screen.getByRole('link', { name: 'Dashboard' })),
  // The page hears of it later: not within `act`.
  Back: () => window.history.back(),
  'Sign Out': signOut,
};

/** Arranges each, lets its last call hang, presses all buttons and leaves. */
async function leaveInTheMiddle(names: readonly ActionName[], leave: (page: Page) => Promise<void> | void) {
  const actions: Action[] = names.map((name) => ACTIONS[name]);
  const path = actions[0]?.path ?? '';
  const page = await openPage({ path: path === '/studio' ? '/dashboard' : '/studio' });
  await signedInPage();
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
  for (const { button } of actions) act(() => button().click());
  const calls: OperationId[] = actions.map(({ operation }) => operation);
  await waitFor(() => expect(page.requests.calls()).toEqual(expect.arrayContaining(calls)));
  const areAborted = () => calls.map((operation) => signalOf(operation)?.aborted);
  expect(areAborted()).toEqual(calls.map(() => false));

  await leave(page);

  await waitFor(() => expect(areAborted()).toEqual(calls.map(() => true)));
  await atRest();
  expect(page.notices()).toEqual([]);
  return page;
}

/** The signal of the last call of this operation; `fetch` is watched by the page's request log. */
function signalOf(operation: OperationId): AbortSignal | null | undefined {
  const sent = vi
    .mocked(fetch)
    .mock.calls.filter(
      ([input]) => input instanceof Request && input.url.endsWith(operations[operation].path),
    );
  return sent.at(-1)?.[1]?.signal;
}

const ON_THE_STUDIO: ActionName[] = [
  'choosing a plan',
  'asking for a post',
  'asking for a picture',
  'reading a picture',
];

describe('leaving aborts what was started', () => {
  test.each(Object.entries(WAYS))('in the studio by %s', async (way, leave) => {
    const style = way === 'Back' ? 'sending documents' : 'learning a style';
    const page = await leaveInTheMiddle([...ON_THE_STUDIO, style], leave);
    // The picture had been paid for; its credits are not given back (decision 2).
    expect(page.credits()).toBe(740 - IMAGE_COST_CREDITS);
  });

  test.each<[ActionName, string]>([
    ['creating a job', 'Back'],
    ['asking where a photo goes', 'Sign Out'],
  ])('%s by %s', async (name, way) => {
    const page = await leaveInTheMiddle([name], (here) => WAYS[way]?.(here));
    expect(page.backend.db.jobs.all()).not.toHaveLength(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
