import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

/** Long after a tooltip of any other test closed. */
let startMs = performance.now();

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime((startMs += 60_000));
  render(
    <>
      <Tooltip label="Copies the FLUX prompt">
        <button type="button">Copy</button>
      </Tooltip>
      <Tooltip label="Shows it large">
        <button type="button">Fullscreen</button>
      </Tooltip>
    </>,
  );
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const tooltip = () => screen.queryByRole('tooltip')?.textContent;

test('opens after 700 ms, and the next one at once within 300 ms (§9.8)', () => {
  const [copy, fullscreen] = screen.getAllByRole('button');
  if (!copy || !fullscreen) throw new Error('two buttons are needed');
  fireEvent.pointerEnter(copy, { pointerType: 'mouse' });
  pass(699);
  expect(tooltip()).toBeUndefined();
  pass(1);
  expect(tooltip()).toBe('Copies the FLUX prompt');
  fireEvent.pointerLeave(copy, { pointerType: 'mouse' });
  pass(299);
  fireEvent.pointerEnter(fullscreen, { pointerType: 'mouse' });
  pass(0);
  expect(tooltip()).toBe('Shows it large');
});

test('opens at once on focus, and closes by Escape', () => {
  act(() => screen.getByRole('button', { name: 'Copy' }).focus());
  expect(tooltip()).toBe('Copies the FLUX prompt');
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription('Copies the FLUX prompt');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tooltip()).toBeUndefined();
});

test('stays while the pointer is on it, and closes by a press', () => {
  const copy = screen.getByRole('button', { name: 'Copy' });
  fireEvent.pointerEnter(copy, { pointerType: 'mouse' });
  pass(700);
  fireEvent.pointerOut(copy, { pointerType: 'mouse', relatedTarget: screen.getByRole('tooltip') });
  pass(5000);
  expect(tooltip()).toBe('Copies the FLUX prompt');
  fireEvent.pointerDown(copy);
  expect(tooltip()).toBeUndefined();
});

test('does not open by touch', () => {
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Copy' }), { pointerType: 'touch' });
  pass(5000);
  expect(tooltip()).toBeUndefined();
});
