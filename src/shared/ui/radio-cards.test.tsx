import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

test('a radio card has its title as name and its text as description', () => {
  const options = [{ value: 'lora', title: 'Quality Training', text: '15-20 minutes', icon: null }];
  render(<RadioCards legend="Training mode" options={options} value="lora" onChange={() => {}} />);
  expect(screen.getByRole('group', { name: 'Training mode' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Quality Training' })).toHaveAccessibleDescription(
    '15-20 minutes',
  );
});
