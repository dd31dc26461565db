import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { chooseTheme, ThemeToggle } from '#shared/ui/theme-toggle.tsx';
import { showTheme } from './show-theme.ts';

afterEach(() => {
  showTheme();
  chooseTheme('system');
});

test.each(['system', 'light'] as const)(
  'a state shows its theme, and the next one the own again: %s',
  (own) => {
    chooseTheme(own);
    render(createElement(ThemeToggle));
    const name = screen.getByRole('button').getAttribute('aria-label') ?? '';
    act(() => showTheme('dark'));
    expect(screen.getByRole('button', { name: /^Theme: dark/ })).toBeVisible();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    act(() => showTheme());
    expect(screen.getByRole('button', { name })).toBeVisible();
    expect(localStorage.getItem('theme')).toBe(own === 'system' ? null : own);
  },
);
