import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage, signedInPage } from '../error-catalogue/open-page.ts';
import { generateButton, learnStyle, writePrompt } from '../error-catalogue/actions.ts';

const CLAIM = /kept on this device/i;

it('a device that stores nothing is never said to keep anything, on any screen', async () => {
  const page = await openPage();
  await signedInPage();
  await learnStyle(page);
  await waitFor(() => expect(document.body).toHaveTextContent(CLAIM));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await writePrompt(page);
  await page.user.click(generateButton());
  await screen.findByRole('img', { name: /rooftop/ });
  expect(document.body).not.toHaveTextContent(CLAIM);

  await page.user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => screen.getByRole('heading', { name: /What are you/ }));
  expect(document.body).not.toHaveTextContent(CLAIM);

  await page.user.click(screen.getByRole('link', { name: 'Studio' }));
  await page.backend.db.transact(() => page.backend.db.sessions.remove(() => true));
  await page.user.click(await waitFor(generateButton));
  await waitFor(() => screen.getByText(/Your session ended/));
  expect(document.body).not.toHaveTextContent(CLAIM);
  expect(screen.getByRole('alert')).toHaveTextContent('could not keep everything');
});
