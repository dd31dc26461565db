import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Pills } from './pills.tsx';
import { RadioCards } from './radio-cards.tsx';

const MODES = [
  { value: 'fast', title: 'Fast Training', text: '3-4 minutes, 200 credits', icon: null },
  { value: 'lora', title: 'Quality Training', text: '15-20 minutes, 200 credits', icon: null },
] as const;

const CATEGORIES = [
  { value: 'Editorial', label: 'Editorial' },
  { value: 'Cinematic', label: 'Cinematic' },
  { value: 'Business', label: 'Business' },
] as const;

test('radio cards are one tab stop with arrow keys', async () => {
  function Mode() {
    const [mode, setMode] = useState<'fast' | 'lora'>('fast');
    return <RadioCards legend="Training mode" options={MODES} value={mode} onChange={setMode} />;
  }
  render(<Mode />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Fast Training' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Quality Training' }).checked).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('a radio card has its title as name and its text as description', () => {
  render(<RadioCards legend="Training mode" options={MODES} value="fast" onChange={() => {}} />);
  const card = screen.getByRole('radio', { name: 'Quality Training' });
  const text = document.getElementById(card.getAttribute('aria-describedby') ?? '');
  expect(text?.textContent).toBe('15-20 minutes, 200 credits');
  expect(screen.getByRole('group', { name: 'Training mode' })).toBeDefined();
});

test('pills are one tab stop with arrow keys, starting at the first', async () => {
  function Category() {
    const [category, setCategory] = useState<string>();
    return <Pills legend="Category" options={CATEGORIES} value={category} onChange={setCategory} />;
  }
  render(<Category />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Editorial' }).checked).toBe(true);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Business' }).checked).toBe(true);
});
