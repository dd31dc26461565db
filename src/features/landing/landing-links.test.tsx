import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#test/render-part.tsx';
import { LandingPage } from './landing-page.tsx';

test('the links of the landing (§2.2), Sign In at the end of its header', async () => {
  await renderPart(<LandingPage pricing={null} />, { scenario: 'signed-out' });
  for (const [name, href] of [
    ['Sign In', '/api/login'],
    ['Get Started Now', '/api/login'],
    ['View Examples', '/api/login'],
    ['Start Creating Now', '/studio'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const links = within(screen.getByRole('banner')).getAllByRole('link');
  expect(links.at(-1)).toHaveAccessibleName('Sign In');
});

test('Start Creating Now opens /studio and focuses Sign In when signed out', async () => {
  const { user } = await renderPart(<LandingPage pricing={null} />, { scenario: 'signed-out' });
  for (let press = 1; press <= 2; press += 1) {
    await user.click(screen.getByRole('link', { name: 'Start Creating Now' }));
    expect(location.pathname).toBe('/studio');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveFocus();
  }
});
