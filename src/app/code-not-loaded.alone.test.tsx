import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CodeNotLoaded } from '#shared/lib/lazy-module.ts';
import { renderApp } from '#test/render-app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const absent = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock(import('#features/create-content/create-content-modal.tsx'), absent);
vi.mock(import('#features/studio/training/ui/training-panel.tsx'), absent);
vi.mock(import('#features/studio/generator/lightbox.tsx'), absent);

function Screen({ error }: { error: Error }): never {
  throw error;
}

const NOT_LOADED = new CodeNotLoaded();

test.each([
  ['by missing code offline', false, NOT_LOADED, /^You are offline/, /newer version/],
  ['by missing code online', true, NOT_LOADED, /a newer version is out/, /offline/],
  ['by a bug', false, new Error('x is undefined'), /^This screen stopped working/, /offline|newer version/],
])('a screen that fails %s shows the reason', (_, isOnline, error, shown, notShown) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Screen error={error} />
    </ErrorBoundary>,
  );
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.getByRole('alert')).not.toHaveTextContent(notShown);
});

describe('code that cannot be loaded', () => {
  test('of the form shows a reload button in the header', async () => {
    const { user } = await renderApp('/dashboard');
    await screen.findByRole('heading', { name: /What are you/ });
    await user.click(await screen.findByRole('button', { name: 'Create' }));
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(menu.getByRole('button', { name: 'Create Commercial' }));
    const header = within(screen.getAllByRole('banner')[0]!);
    expect(await header.findByText('Couldn’t load the form')).toBeVisible();
    expect(header.getByRole('button', { name: 'Reload this page' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /What are you/ })).toBeVisible();
  });

  test('of a panel shows a reload button in its place', async () => {
    await renderApp('/studio#training', { scenario: 'new-creator' });
    expect(await screen.findByText('Couldn’t load this part of the page')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload this page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('of the fullscreen view shows a reload button beside the picture', async () => {
    const { user } = await renderApp('/studio');
    const panel = within(await screen.findByRole('region', { name: 'Generate images' }));
    await user.type(panel.getByRole('textbox'), 'at the sea');
    await user.click(panel.getByRole('button', { name: 'Generate Image (FREE)' }));
    await user.click(await panel.findByRole('button', { name: 'Enlarge this picture' }));
    expect(await panel.findByText('Couldn’t load fullscreen view')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Reload this page' })).toBeVisible();
  });
});
