import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, openSignedIn, signedInPage } from '#test/error-catalogue/open-page.ts';

const bar = () => screen.queryByText('You are offline.');

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void fireEvent(window, new Event(isOnline ? 'online' : 'offline')));
}

test('says at once that the device is offline, keeps the page, and disappears when it is online', async () => {
  const { user } = await openSignedIn();
  const prompt = await screen.findByLabelText('Your prompt');
  expect(bar()).not.toBeInTheDocument();
  setOnline(false);
  expect(bar()).toBeVisible();
  await user.type(prompt, 'by a window');
  expect(prompt).toHaveValue('by a window');
  setOnline(true);
  expect(bar()).not.toBeInTheDocument();
});

test('signs in by itself when the page was opened offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { backend } = await openPage({ faults: [{ operation: '*', kind: 'network' }] });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(bar()).toBeVisible();
  await backend.faults.clear();
  setOnline(true);
  await signedInPage();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument());
});
