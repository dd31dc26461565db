import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

test('copies the text and confirms it', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  render(<CopyButton text="a portrait by the window" label="Copy FLUX prompt" />);
  await user.click(screen.getByRole('button', { name: 'Copy FLUX prompt' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(write).toHaveBeenCalledExactlyOnceWith('a portrait by the window');
});

test('says what to do when copying is refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  render(<CopyButton text="a portrait by the window" label="Copy FLUX prompt" />);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: /select the text instead/ })).toBeVisible();
});
