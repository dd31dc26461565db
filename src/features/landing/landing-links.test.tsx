import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { LandingPage } from './landing-page.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <LandingPage pricing={null} />
      <Address />
    </MemoryRouter>,
  );
});

describe('the landing (§2.2)', () => {
  test.each([
    ['Sign In', '/api/login'],
    ['Get Started Now', '/api/login'],
    ['View Examples', '/api/login'],
    ['Start Creating Now', '/studio'],
  ])('%s leads to %s', (name, href) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('has Sign In at the end of its header', () => {
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(links.at(-1)).toHaveAccessibleName('Sign In');
  });

  test('Start Creating Now opens /studio and focuses Sign In when signed out', async () => {
    expect(document.body).toHaveFocus();
    const start = screen.getByRole('link', { name: 'Start Creating Now' });
    for (let press = 1; press <= 2; press += 1) {
      await userEvent.click(start);
      expect(screen.getByRole('status')).toHaveTextContent('/studio');
      expect(screen.getByRole('link', { name: 'Sign In' })).toHaveFocus();
    }
  });
});
