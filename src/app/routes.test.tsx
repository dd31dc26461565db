import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, signedInPage } from '../test/error-catalogue/open-page.ts';

const heading = (name: RegExp | string) => waitFor(() => screen.getByRole('heading', { level: 1, name }));
const LANDING = /Train once/;

describe('routes, signed out (§2.1, §6.1)', () => {
  it.each([
    ['/', '/api/login'],
    ['/studio', '/api/login'],
    ['/twin', '/api/login'],
    ['/dashboard', '/api/login?returnTo=%2Fdashboard'],
    ['/job/job_complete', '/api/login?returnTo=%2Fjob%2Fjob_complete'],
  ])('%s is the landing, with the way in and back', async (path, href) => {
    await openPage({ path, scenario: 'signed-out' });
    await heading(LANDING);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: 'Sign Out' })).toBeNull();
  });

  it.each([
    ['/checkout/success', 'Payment Successful'],
    ['/checkout/cancel', 'Payment cancelled'],
  ])('%s is open: %s', async (path, title) => {
    await openPage({ path, scenario: 'signed-out' });
    expect(await heading(title)).toBeVisible();
  });
});

it('a link to a part of the page takes the focus along', async () => {
  const { user } = await openPage({ path: '/studio' });
  await user.click(await screen.findByRole('link', { name: 'Make a picture' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Generate images' })).toHaveFocus());
});

describe('routes, signed in (§2.1, §6.1)', () => {
  it.each([
    ['/', 'Your studio'],
    ['/studio', 'Your studio'],
    ['/twin', 'Your studio'],
    ['/dashboard', 'Put your twin to work.'],
    ['/job/job_complete', 'Commercial, ready to roll'],
  ])('%s is "%s"', async (path, title) => {
    await openPage({ path });
    await signedInPage();
    await heading(title);
    expect(screen.queryByRole('heading', { level: 1, name: LANDING })).toBeNull();
  });

  it.each([
    ['/checkout/success', 'Payment Successful'],
    ['/checkout/cancel', 'Payment cancelled'],
  ])('%s is open: %s', async (path, title) => {
    await openPage({ path });
    expect(await heading(title)).toBeVisible();
  });
});
