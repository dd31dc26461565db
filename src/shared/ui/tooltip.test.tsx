import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

/** A time long after the tooltips of other tests have closed. */
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

describe('a tooltip (§9.8)', () => {
  test('opens after 700 ms', () => {
    const copy = screen.getByRole('button', { name: 'Copy' });
    fireEvent.pointerEnter(copy, { pointerType: 'mouse' });
    pass(699);
    expect(tooltip()).toBeUndefined();
    pass(1);
    expect(tooltip()).toBe('Copies the FLUX prompt');
  });

  test('opens immediately within 300 ms after another tooltip', () => {
    const copy = screen.getByRole('button', { name: 'Copy' });
    const fullscreen = screen.getByRole('button', { name: 'Fullscreen' });
    fireEvent.pointerEnter(copy, { pointerType: 'mouse' });
    pass(700);
    fireEvent.pointerLeave(copy, { pointerType: 'mouse' });
    pass(299);
    fireEvent.pointerEnter(fullscreen, { pointerType: 'mouse' });
    pass(0);
    expect(tooltip()).toBe('Shows it large');
  });

  test('opens immediately on focus', () => {
    act(() => screen.getByRole('button', { name: 'Copy' }).focus());
    expect(tooltip()).toBe('Copies the FLUX prompt');
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(
      'Copies the FLUX prompt',
    );
  });

  test('closes on Escape', () => {
    act(() => screen.getByRole('button', { name: 'Copy' }).focus());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tooltip()).toBeUndefined();
  });

  test('stays while the pointer is on it', () => {
    const copy = screen.getByRole('button', { name: 'Copy' });
    fireEvent.pointerEnter(copy, { pointerType: 'mouse' });
    pass(700);
    fireEvent.pointerOut(copy, { pointerType: 'mouse', relatedTarget: screen.getByRole('tooltip') });
    pass(5000);
    expect(tooltip()).toBe('Copies the FLUX prompt');
  });

  test('closes on a click', () => {
    const copy = screen.getByRole('button', { name: 'Copy' });
    fireEvent.pointerEnter(copy, { pointerType: 'mouse' });
    pass(700);
    fireEvent.pointerDown(copy);
    expect(tooltip()).toBeUndefined();
  });

  test('does not open on touch', () => {
    fireEvent.pointerEnter(screen.getByRole('button', { name: 'Copy' }), { pointerType: 'touch' });
    pass(5000);
    expect(tooltip()).toBeUndefined();
  });
});
