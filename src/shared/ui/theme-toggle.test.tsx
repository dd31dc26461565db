import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { failStorage } from '#test/fail-storage.ts';
import { chooseTheme, ThemeToggle } from './theme-toggle.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  chooseTheme('system');
});

test('cycles through system, light and dark', async () => {
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button', { name: 'Theme: system. Switch to light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
  await userEvent.click(screen.getByRole('button', { name: 'Theme: light. Switch to dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Theme: dark. Switch to system' }));
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

test('stores the choice', async () => {
  chooseTheme('light');
  render(<ThemeToggle />);
  await userEvent.click(screen.getByRole('button'));
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button'));
  expect(localStorage.getItem('theme')).toBeNull();
});

test('switches for this visit when storage is blocked', async () => {
  render(<ThemeToggle />);
  failStorage('Storage', 'setItem');
  await userEvent.click(screen.getByRole('button'));
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('follows the theme of the document', async () => {
  render(<ThemeToggle />);
  document.documentElement.dataset['theme'] = 'dark';
  expect(await screen.findByRole('button', { name: /^Theme: dark/ })).toBeVisible();
});
