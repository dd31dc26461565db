import { act, screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { STATES } from '#mocks/states/states.ts';
import { openPage } from '#test/error-catalogue/open-page.ts';
import { SCREENS } from './screens.ts';

const heading = (name: RegExp | string) => waitFor(() => screen.getByRole('heading', { level: 1, name }));
const LANDING = /Train once/;

test.each([
  ['/', '/api/login'],
  ['/studio', '/api/login'],
  ['/twin', '/api/login'],
  ['/dashboard', '/api/login?returnTo=%2Fdashboard'],
  ['/job/job_complete', '/api/login?returnTo=%2Fjob%2Fjob_complete'],
])('routes, signed out (§2.1, §6.1): %s is the landing, with the way in and back', async (path, href) => {
  await openPage({ path, scenario: 'signed-out' });
  await heading(LANDING);
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', href);
  expect(screen.queryByRole('link', { name: 'Sign Out' })).not.toBeInTheDocument();
});

test.each([
  ['/studio#50%', 'Your studio'],
  ['/job/100%', 'Job Not Found'],
  ['/job/..%2Flogout', 'Job Not Found'],
  ['/checkout/cancel?%#"]', 'Payment canceled'],
  ['/50%#50%', '404'],
])('a fragment that cannot be decoded still shows the screen %s', async (path, title) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { requests } = await openPage({ path });
  await heading(new RegExp(title));
  // The router says so where it leaves a path as it is.
  for (const [text] of warn.mock.calls) expect(text).toMatch(/malformed/);
  expect(requests.paths('getJob').filter((sent) => sent.includes('logout'))).toEqual([]);
});

test('a plain link to a fragment that cannot be decoded keeps the screen, one to a part of the page moves the focus there', async () => {
  const { user } = await openPage({ path: '/studio' });
  await heading('Your studio');
  act(() => void (window.location.hash = '#50%'));
  await waitFor(() => expect(window.location.hash).toBe('#50%'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your studio');
  await screen.findByRole('heading', { name: 'Generate images' });
  await user.click(screen.getByRole('link', { name: /^Pictures/ }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Generate images' })).toHaveFocus());
});

test.each([
  ['/', 'Your studio', ['Studio']],
  ['/twin', 'Your studio', ['Studio']],
  ['/dashboard', 'Put your twin to work.', ['Dashboard']],
  ['/job', '404 Page Not Found', []],
])('routes, signed in (§2.1, §6.1): %s is "%s", in the menu %j', async (path, title, current) => {
  await openPage({ path });
  await heading(title);
  const links = screen.queryAllByRole('link', { current: 'page' });
  expect(links.map(({ textContent }) => textContent)).toEqual(current);
  expect(screen.queryByRole('heading', { level: 1, name: LANDING })).not.toBeInTheDocument();
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

test('404 Page Not Found (§8.13), signed out, leads to the start', async () => {
  await openPage({ path: '/job/a/b', scenario: 'signed-out' });
  await heading('404 Page Not Found');
  expect(screen.getAllByText(/404/)).toHaveLength(1);
  expect(document.title).toMatch(/^404 Page Not Found/);
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
});

test('Job Not Found (§2.6, §8.12) in place of a job that never was, without a toast, leads home', async () => {
  const page = await openPage({ path: '/job/job_nobody_has' });
  await heading('Job Not Found');
  expect(screen.getByText("The job you're looking for doesn't exist or has been deleted.")).toBeVisible();
  expect(document.title).toMatch(/^Job Not Found/);
  expect(page.notices()).toEqual([]);
  expect(page.requests.paths('getJob')).toHaveLength(1);
  await page.user.click(screen.getByRole('link', { name: 'Back to Home' }));
  await heading('Your studio');
  expect(window.location.pathname).toBe('/');
});

test('the states show every screen, and the sign-in page of the simulation', () => {
  const patterns = SCREENS.flatMap(({ paths }) => paths);
  const shown = Object.values(STATES).map(({ path }) => path.split(/[#?]/)[0] ?? '');
  expect(patterns.filter((pattern) => !shown.some((path) => matchPath(pattern, path)))).toEqual([]);
  expect(shown).toContain('/mocks/pages/sign-in.html');
});
