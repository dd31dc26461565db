import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../test/render-app.tsx';
import { noticeHistory } from '../shared/ui/toast.ts';
import { ErrorBoundary } from './error-boundary.tsx';

vi.mock(import('../features/create-content/create-content-modal.tsx'), () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

function Screen({ error }: { error: Error }): never {
  throw error;
}

const NOT_LOADED = new TypeError('Failed to fetch dynamically imported module: /assets/studio.js');

it.each([
  ['offline', false, NOT_LOADED, /^You are offline/, /release/],
  ['online', true, NOT_LOADED, /a newer version of the studio was released/, /offline/],
  [
    'of a mistake of ours',
    false,
    new Error('x is undefined'),
    /^This screen stopped working/,
    /offline|release/,
  ],
])('a screen that cannot be shown, %s, says why', (_, isOnline, error, said, unsaid) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Screen error={error} />
    </ErrorBoundary>,
  );
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('alert')).not.toHaveTextContent(unsaid);
});

it('a form whose code cannot be loaded leaves the screen as it is', async () => {
  const { user } = await renderApp('/dashboard');
  await screen.findByRole('heading', { name: /What are you/ });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(menu.getByRole('button', { name: 'Create Commercial' }));
  await waitFor(() => expect(noticeHistory().at(-1)?.text).toMatch(/^You are offline/));
  expect(screen.getByRole('heading', { name: /What are you/ })).toBeVisible();
});
