import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openPage, openSignedIn, panel, signedInPage } from '#test/error-catalogue/open-page.ts';

const bar = () => screen.queryByText('You are offline.');

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void fireEvent(window, new Event(isOnline ? 'online' : 'offline')));
}

/** Opens the studio, then lets a request fail while the browser reports that it is offline. */
async function failOffline() {
  const { user, backend } = await openSignedIn();
  await backend.faults.add({ operation: '*', kind: 'network' });
  setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Choose Creator' }));
  await screen.findByText('You are offline.');
  return { user, backend };
}

describe('the offline bar', () => {
  test('appears when a request fails offline', async () => {
    await failOffline();
    expect(bar()).toBeVisible();
  });

  test('is hidden while requests succeed in an offline browser', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await openSignedIn();
    expect(bar()).not.toBeInTheDocument();
  });

  test('is hidden when a request fails online', async () => {
    const { user, backend } = await openSignedIn();
    await backend.faults.add({ operation: '*', kind: 'network' });
    await user.click(screen.getByRole('button', { name: 'Choose Creator' }));
    await screen.findAllByText('Checkout Failed');
    expect(bar()).not.toBeInTheDocument();
  });

  test('disappears with the next response', async () => {
    const { user, backend } = await failOffline();
    await backend.faults.clear();
    await user.click(screen.getByRole('button', { name: 'Choose Creator' }));
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
  });

  test('announces that the device is back online', async () => {
    await failOffline();
    setOnline(true);
    expect(screen.getByText('You are back online.')).toBeInTheDocument();
  });

  test('does not replace the page', async () => {
    const { user } = await failOffline();
    const prompt = screen.getByLabelText('Your prompt');
    await user.type(prompt, 'by a window');
    expect(panel('Generate images')).toBeVisible();
    expect(prompt).toHaveValue('by a window');
  });
});

test('a page opened offline signs in when the device is online again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { backend } = await openPage({ faults: [{ operation: '*', kind: 'network' }] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(bar()).toBeVisible();
  await backend.faults.clear();
  setOnline(true);
  await signedInPage();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
});
