import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as app from '../error-catalogue/actions.ts';
import { clickTwice, signedInPage } from '../error-catalogue/open-page.ts';
import { renderApp } from '../render-app.tsx';

/** Throws the error of Firefox where site data is blocked. */
const refuse = vi.hoisted(() => (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
});

// Runs before the app loads, because the app opens its channel and detects locks while it loads.
vi.hoisted(() => {
  const Channel = BroadcastChannel;
  vi.stubGlobal('BroadcastChannel', function open(name: string) {
    return name.startsWith('twin-studio') ? refuse() : new Channel(name);
  });
  const locks = { request: () => Promise.resolve().then(refuse) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});

beforeEach(() => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse);
});

// The clean-up after a test needs the originals.
afterEach(() => void vi.restoreAllMocks());

test('training works with site data blocked', async () => {
  const page = await renderApp('/studio', { scenario: 'new-creator' });
  await signedInPage();
  await waitFor(() => screen.getByLabelText('Training photos'));
  await app.choosePhotos(page);
  clickTwice(app.trainButton());
  await waitFor(() => expect(page.backend.db.trainings.all()).toHaveLength(1));
  await waitFor(() => screen.getByText(/^Train in one tab only/));
  await page.user.click(screen.getByRole('button', { name: /^Generate images/ }));
  await app.write(page, app.promptBox(), 'on a rooftop');
  expect(app.promptBox()).toHaveValue('on a rooftop');
  expect(document.body).not.toHaveTextContent(/saved (on this device|in this browser)/i);
});
