import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notify } from './toast.ts';
import { Toaster } from './toaster.tsx';

it('a toast is 420 px wide at most (§9.8)', async () => {
  render(<Toaster />);
  notify({ title: 'How wide?' });
  const area = (await screen.findByText('How wide?')).closest('ol');
  expect(area?.style.getPropertyValue('--width')).toMatch(/^min\(420px,/);
});
