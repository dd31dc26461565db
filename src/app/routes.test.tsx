import { act, screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { STATES } from '#mocks/states/states.ts';
import { openPage } from '#test/error-catalogue/open-page.ts';
import { SCREENS } from './screens.ts';

const heading = (name: RegExp | string) => waitFor(() => screen.getByRole('heading', { level: 1, name }));
const LANDING = /Train once/;

describe('routes (§2.1, §6.1)', () => {
  test.each([
    ['/', '/api/login'],
    ['/studio', '/api/login'],
    ['/twin', '/api/login'],
    ['/dashboard', '/api/login?returnTo=%2Fdashboard'],
    ['/job/job_complete', '/api/login?returnTo=%2Fjob%2Fjob_complete'],
  ])('%s is the landing with a link to sign in, when signed out', async (path, href) => {
    await openPage({ path, scenario: 'signed-out' });
    await heading(LANDING);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: 'Sign Out' })).not.toBeInTheDocument();
  });

  test.each([
    ['/', 'Your studio', ['Studio']],
    ['/twin', 'Your studio', ['Studio']],
    ['/dashboard', 'Put your twin to work.', ['Dashboard']],
    ['/job', '404 Page Not Found', []],
  ])('%s is "%s" with the current links %j, when signed in', async (path, title, current) => {
    await openPage({ path });
    await heading(title);
    const links = screen.queryAllByRole('link', { current: 'page' });
    expect(links.map(({ textContent }) => textContent)).toEqual(current);
    expect(screen.queryByRole('heading', { level: 1, name: LANDING })).not.toBeInTheDocument();
  });
});

test.each([
  ['/studio#50%', 'Your studio'],
  ['/job/100%', 'Job Not Found'],
  ['/job/..%2Flogout', 'Job Not Found'],
  ['/checkout/cancel?%#"]', 'Payment canceled'],
  ['/50%#50%', '404'],
])('the malformed address %s shows its screen', async (path, title) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { requests } = await openPage({ path });
  await heading(new RegExp(title));
  // The router warns about a malformed path that it does not decode.
  for (const [text] of warn.mock.calls) expect(text).toMatch(/malformed/);
  expect(requests.paths('getJob').filter((sent) => sent.includes('logout'))).toEqual([]);
});

test('a link to a malformed fragment does not change the screen', async () => {
  await openPage({ path: '/studio' });
  await heading('Your studio');
  act(() => void (window.location.hash = '#50%'));
  await waitFor(() => expect(window.location.hash).toBe('#50%'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your studio');
});

test('a link to a part of the page moves the focus to its heading', async () => {
  const { user } = await openPage({ path: '/studio' });
  await screen.findByRole('heading', { name: 'Generate images' });
  await user.click(screen.getByRole('link', { name: /^Pictures/ }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Generate images' })).toHaveFocus());
});

test.each(['/#pricing', '/studio#pricing'])('%s moves the focus to Pricing when signed in', async (path) => {
  await openPage({ path });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Simple Pricing' })).toHaveFocus());
});

test('a change of the screen moves the focus to its heading', async () => {
  const { user } = await openPage({ path: '/dashboard' });
  await heading(/Put your twin/);
  await user.click(screen.getByRole('link', { name: 'Studio' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Your studio' })).toHaveFocus());
});

test('404 Page Not Found (§8.13) links to the start when signed out', async () => {
  await openPage({ path: '/job/a/b', scenario: 'signed-out' });
  await heading('404 Page Not Found');
  expect(screen.getAllByText(/404/)).toHaveLength(1);
  expect(document.title).toMatch(/^404 Page Not Found/);
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
});

describe('Job Not Found (§2.6, §8.12)', () => {
  async function openUnknownJob() {
    const page = await openPage({ path: '/job/job_nobody_has' });
    await heading('Job Not Found');
    return page;
  }

  test('replaces an unknown job without a toast', async () => {
    const page = await openUnknownJob();
    expect(screen.getByText("The job you're looking for doesn't exist or has been deleted.")).toBeVisible();
    expect(document.title).toMatch(/^Job Not Found/);
    expect(page.notices()).toEqual([]);
    expect(page.requests.paths('getJob')).toHaveLength(1);
  });

  test('links to the home page', async () => {
    const page = await openUnknownJob();
    await page.user.click(screen.getByRole('link', { name: 'Back to Home' }));
    await heading('Your studio');
    expect(window.location.pathname).toBe('/');
  });
});

test('the states show every screen', () => {
  const patterns = SCREENS.flatMap(({ paths }) => paths);
  const shown = Object.values(STATES).map(({ path }) => path.split(/[#?]/)[0] ?? '');
  expect(patterns.filter((pattern) => !shown.some((path) => matchPath(pattern, path)))).toEqual([]);
});

test('the states show the sign-in page of the simulation', () => {
  const shown = Object.values(STATES).map(({ path }) => path.split(/[#?]/)[0]);
  expect(shown).toContain('/mocks/pages/sign-in.html');
});
