import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { LandingPage } from './landing-page.tsx';

beforeEach(() => {
  render(
    <MemoryRouter>
      <LandingPage pricing={null} />
    </MemoryRouter>,
  );
});

describe('the landing (§2.2)', () => {
  it.each([
    ['Sign In', '/api/login'],
    ['Get Started Now', '/api/login'],
    ['View Examples', '/api/login'],
    ['Start Creating Now', '/studio'],
  ])('%s leads to %s', (name, href) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('has Sign In at the end of its masthead', () => {
    const links = within(screen.getByRole('banner')).getAllByRole('link');
    expect(links.at(-1)).toHaveAccessibleName('Sign In');
  });

  it('explains How It Works in three steps', () => {
    const section = within(screen.getByRole('region', { name: /How It Works/i }));
    const steps = section.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual([
      expect.stringContaining('Upload 5-7 diverse photos'),
      expect.stringMatching(/3-5 minutes.*One-time training/),
      expect.stringMatching(/premium templates/),
    ]);
  });
});
