import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LandingPage } from './landing-page.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

it('Start Creating Now leads signed-out visitors to /studio, with Sign In under their hand', async () => {
  render(
    <MemoryRouter>
      <LandingPage pricing={null} />
      <Address />
    </MemoryRouter>,
  );
  expect(document.activeElement).toBe(document.body);
  const start = screen.getByRole('link', { name: 'Start Creating Now' });
  await userEvent.click(start);
  expect(screen.getByRole('status').textContent).toBe('/studio');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sign In' }));
  await userEvent.click(start);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sign In' }));
});
