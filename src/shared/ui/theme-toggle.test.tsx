import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { failStorage } from '#test/fail-storage.ts';
import { chooseTheme, ThemeToggle } from './theme-toggle.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  chooseTheme('system');
});

test('cycles through system, light and dark, and stores the choice, or switches for this visit when storage is blocked', async () => {
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button', { name: 'Theme: system. Switch to light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  await userEvent.click(screen.getByRole('button', { name: 'Theme: light. Switch to dark' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Theme: dark. Switch to system' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
  failStorage('Storage', 'setItem');
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('follows the document, as when the storyboard changes its theme', async () => {
  render(<ThemeToggle />);
  document.documentElement.dataset['theme'] = 'dark';
  expect(await screen.findByRole('button', { name: /^Theme: dark/ })).toBeVisible();
});
