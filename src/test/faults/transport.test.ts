import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { IMAGE_COST_CREDITS } from '#openapi/limits.gen.ts';
import * as app from '../error-catalogue/actions.ts';
import {
  expectHeaderToShow,
  openPage,
  openSignedIn,
  clickTwice,
  signedInPage,
} from '../error-catalogue/open-page.ts';

const MINUTE_MS = 60_000;
const pictures = () => within(app.generator()).queryAllByRole('img', { name: /^Picture of/ });

/** Fakes only timers, which the test advances. Promises and responses are real. */
function holdTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('GET /api/auth/user (§3.1, §6.1)', () => {
  test('shows the landing until a late response', async () => {
    holdTimers();
    const page = await openPage({
      path: '/dashboard',
      faults: [{ operation: 'getCurrentUser', kind: 'delay', delayMs: 10_000, times: 1 }],
    });
    const headlines = new Set<string | null>();
    const headlineObserver = new MutationObserver(() => {
      for (const headline of document.querySelectorAll('h1')) headlines.add(headline.textContent);
    });
    headlineObserver.observe(document.body, { childList: true, subtree: true });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Train once. Create forever.');
    fireEvent.click(screen.getByRole('button', { name: 'Choose Pro' }));
    await pass(9_000);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Train once. Create forever.');
    expect(screen.getByRole('button', { name: 'Choose Pro' })).toBeEnabled();
    expect(page.requests.requests()).toEqual(['getCurrentUser']);
    await pass(1_500);
    await signedInPage();
    expect(window.location.pathname).toBe('/dashboard');
    expect([...headlines].join(' ')).not.toMatch(/404|studio/i);
    headlineObserver.disconnect();
  });

  test('with an invalid id is reported as unreadable', async () => {
    const page = await openPage({ faults: [{ operation: 'getCurrentUser', kind: 'body', body: { id: 7 } }] });
    expect(await screen.findByText('Couldn’t read the server’s response')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Train once. Create forever.');
    expect(Object.keys(localStorage).filter((key) => /demo_user|7/.test(key))).toEqual([]);
    await page.backend.faults.clear();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await signedInPage();
  });

  test('without an id is demo_user in every request', async () => {
    localStorage.setItem('twin-studio:open-steps:demo_user', '["writing-style"]');
    const page = await openSignedIn({ faults: [{ operation: 'getCurrentUser', kind: 'body', body: {} }] });
    await app.writeSamples(page);
    clickTwice(app.analyzeButton());
    await waitFor(() => expect(page.notices()).not.toHaveLength(0));
    const paths = [...page.requests.paths('listTrainedModels'), ...page.requests.paths('getTrainingStatus')];
    expect(paths).not.toHaveLength(0);
    for (const path of paths) expect(path).toMatch(/\bdemo_user\b/);
    expect(page.requests.bodies('embedStyle')).toMatchObject([{ userId: 'demo_user' }]);
    expect(document.body).not.toHaveTextContent(/undefined|ADA7K/);
  });
});

// schema.test.ts covers which values are a balance.
test.each<[string, Omit<Fault, 'operation'>]>([
  ['cut mid-stream', { kind: 'cut' }],
  ['with credits: "1000"', { kind: 'body', body: { credits: '1000' } }],
])('GET /api/users/me/credits %s shows an unknown balance', async (_, fault) => {
  const page = await openSignedIn({ faults: [{ operation: 'getCredits', ...fault, times: 1 }] });
  await expectHeaderToShow('unknown');
  expect(screen.getAllByRole('banner')[0]).not.toHaveTextContent(/\d|NaN|undefined|null/);
  expect(screen.queryByRole('link', { name: 'Buy More' })).not.toBeInTheDocument();
  expect(app.training()).toHaveTextContent('Your balance afternot known');
  await page.user.click(screen.getByRole('button', { name: 'Refresh' }));
  await expectHeaderToShow(740);
});

test.each([
  ['newBalance -1', { newBalance: -1 }],
  ['newBalance missing with available given', { available: 740 - IMAGE_COST_CREDITS }],
])('POST /api/users/me/deduct-credits, %s: the balance is requested', async (_, body) => {
  const page = await openSignedIn({
    faults: [{ operation: 'deductCredits', kind: 'body', body, afterEffect: true }],
  });
  await app.writePrompt(page);
  clickTwice(app.generateButton());
  await waitFor(() => expect(pictures()).not.toHaveLength(0));
  await expectHeaderToShow(740 - IMAGE_COST_CREDITS);
  expect(page.credits()).toBe(740 - IMAGE_COST_CREDITS);
  expect(page.notices()).toEqual([]);
  await page.backend.faults.add({ operation: 'getCredits', kind: 'body', body: { credits: -1 } });
  clickTwice(app.generateButton());
  await expectHeaderToShow('unknown');
  expect(document.body).not.toHaveTextContent(/NaN|undefined|-1|740/);
});

describe('queries (§7.1)', () => {
  /** Opens the studio, where the first response to three queries fails. */
  async function openAfterFailures() {
    holdTimers();
    const page = await openSignedIn({
      faults: [
        { operation: 'getCredits', kind: 'network', times: 1 },
        { operation: 'listPromptTemplates', kind: 'empty', status: 500, times: 1 },
        { operation: 'listTrainedModels', kind: 'network', times: 1 },
      ],
    });
    await expectHeaderToShow('unknown');
    await waitFor(() => expect(app.generator()).toHaveTextContent('Couldn’t load templates'));
    return page;
  }

  test('are not requested again automatically after a failure', async () => {
    const page = await openAfterFailures();
    const operations = [...page.requests.requests()].toSorted();
    fireEvent(window, new Event('focus'));
    fireEvent(document, new Event('visibilitychange'));
    fireEvent(window, new Event('online'));
    await pass(10 * MINUTE_MS);
    expect([...page.requests.requests()].toSorted()).toEqual(operations);
    expect(new Set(operations).size).toBe(operations.length);
    expect(page.notices()).toEqual([]);
  });

  test('are requested again by the button beside their failure', async () => {
    const page = await openAfterFailures();
    await page.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await expectHeaderToShow(740);
    await page.user.click(within(app.generator()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(app.generator()).not.toHaveTextContent('Couldn’t load templates'));
    expect(page.requests.paths('listPromptTemplates')).toHaveLength(2);
  });

  test('are not requested again by another screen', async () => {
    holdTimers();
    const page = await openSignedIn();
    const templates = () => page.requests.paths('listPromptTemplates').length;
    await waitFor(() => expect(templates()).toBe(1));
    await pass(10 * MINUTE_MS);
    fireEvent(window, new Event('focus'));
    await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await page.user.click(screen.getByRole('link', { name: 'Studio' }));
    await waitFor(app.generator);
    await pass(MINUTE_MS);
    expect(templates()).toBe(1);
    expect(page.notices()).toEqual([]);
  });
});
