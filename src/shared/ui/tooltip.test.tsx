import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <TooltipProvider>
      <Tooltip label="Copies the FLUX prompt">
        <button type="button">Copy</button>
      </Tooltip>
      <Tooltip label="Shows it large">
        <button type="button">Fullscreen</button>
      </Tooltip>
    </TooltipProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const tooltip = () => screen.queryByRole('tooltip')?.textContent;

it('opens after 700 ms, and the next one at once within 300 ms (§9.8)', () => {
  const [copy, fullscreen] = screen.getAllByRole('button');
  if (!copy || !fullscreen) throw new Error('two buttons are needed');
  fireEvent.pointerMove(copy, { pointerType: 'mouse' });
  pass(699);
  expect(tooltip()).toBeUndefined();
  pass(1);
  expect(tooltip()).toBe('Copies the FLUX prompt');
  fireEvent.pointerLeave(copy, { pointerType: 'mouse' });
  // The pointer may travel into the tooltip; somewhere else ends that.
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 900, clientY: 900 });
  pass(299);
  fireEvent.pointerMove(fullscreen, { pointerType: 'mouse' });
  pass(0);
  expect(tooltip()).toBe('Shows it large');
});

it('opens at once on focus', () => {
  act(() => screen.getByRole('button', { name: 'Copy' }).focus());
  expect(tooltip()).toBe('Copies the FLUX prompt');
});
