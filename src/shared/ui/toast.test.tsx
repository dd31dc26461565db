import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadAllModules } from '../lib/lazy-module.ts';
import { toastHistory, notify } from '../lib/toast.ts';
import { Toaster } from './toaster.tsx';

/** The time that a closing toast stays on the page. */
const CLOSING_MS = 300;

beforeAll(loadAllModules);

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

afterEach(async () => {
  await pass(6000);
  cleanup();
});

/** Advances the time in small steps, because React renders at the end of each. */
async function pass(ms: number, stepMs = Math.max(20, ms / 100)) {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(stepMs, ms - passed)));
  }
}

async function show(...notices: Parameters<typeof notify>[0][]) {
  for (const notice of notices) notify(notice);
  await pass(20);
}

/** The titles of all toasts on the page. */
function visibleTitles() {
  const cards = screen.queryAllByRole('button', { name: 'Dismiss notification' });
  return cards.map((button) => button.closest('li')?.querySelector('p')?.textContent);
}

const card = (title: string) => screen.getByText(title).closest<HTMLElement>('[data-variant]')!;

describe('toasts (§4.9, §9.8)', () => {
  test('are replaced by a newer toast for five seconds', async () => {
    await show({ title: 'First' });
    await pass(4000);
    await show({ title: 'Second' }, { title: 'Third' });
    await pass(CLOSING_MS);
    expect(visibleTitles()).toEqual(['Third']);
    await pass(4600 - CLOSING_MS);
    expect(visibleTitles()).toEqual(['Third']);
    await pass(400 + CLOSING_MS);
    expect(visibleTitles()).toEqual([]);
  });

  test('show only the title where the panel shows the text', async () => {
    await show({ title: 'Add Style Samples', text: 'Paste some of your writing.', isShownInPanel: true });
    expect(screen.getByText('Paste some of your writing.')).toHaveClass('sr-only');
  });

  test('show the text where no panel shows it', async () => {
    await show({ title: 'Photo Uploaded', text: 'Your photo has been uploaded.' });
    expect(screen.getByText('Your photo has been uploaded.')).not.toHaveClass('sr-only');
  });

  test('are shown while another toast is closing', async () => {
    await show({ title: 'First' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    await pass(60);
    await show({ title: 'Second' });
    await pass(CLOSING_MS);
    expect(visibleTitles()).toEqual(['Second']);
  });

  test('stay while the pointer is over them', async () => {
    await show({ title: 'Read me' });
    const area = card('Read me').closest('ol')!;
    fireEvent.mouseEnter(area);
    await pass(20_000);
    expect(visibleTitles()).toEqual(['Read me']);
    fireEvent.mouseLeave(area);
    await pass(5000 + CLOSING_MS);
    expect(visibleTitles()).toEqual([]);
  });

  test('are at most 420 px wide', async () => {
    await show({ title: 'Job Created Successfully' });
    const list = card('Job Created Successfully').closest('ol');
    expect(list?.style.getPropertyValue('--width')).toMatch(/^min\(420px,/);
  });

  test('announce a failure once', async () => {
    await show({ title: 'Checkout Failed', text: '<b>502</b>', tone: 'error' });
    const regions: Element[] = [];
    for (let near = card('Checkout Failed').closest('[aria-live], [role=alert], [role=status]'); near;) {
      regions.push(near);
      near = near.parentElement?.closest('[aria-live], [role=alert], [role=status]') ?? null;
    }
    expect(regions).toEqual([screen.getByRole('region', { name: /F8/ })]);
    expect(card('Checkout Failed').textContent).toBe('Checkout Failed<b>502</b>');
  });

  test('close after the focus that F8 moved has left them', async () => {
    const next = document.body.appendChild(document.createElement('button'));
    await show({ title: 'Here' });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    act(() => next.focus());
    await pass(CLOSING_MS);
    expect(visibleTitles()).toEqual([]);
    next.remove();
  });

  test('do not trap the focus', async () => {
    const [before, after] = ['Before', 'After'].map(() =>
      document.body.appendChild(document.createElement('button')),
    );
    await show({ title: 'Prompt Required' });
    const dismiss = screen.getByRole('button', { name: 'Dismiss notification' });
    expect(dismiss.closest('li')).toHaveAttribute('tabindex', '-1');
    for (const next of [before, dismiss, after]) next?.focus();
    expect(after).toHaveFocus();
    before?.remove();
    after?.remove();
  });

  test('get the focus with F8', async () => {
    await show({ title: 'Here' });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(document.activeElement).toContainElement(screen.getByText('Here'));
  });

  test('return the focus with Escape', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    await show({ title: 'Here' });
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    fireEvent.keyDown(document.activeElement!, { key: 'Escape', code: 'Escape' });
    await pass(CLOSING_MS);
    expect(screen.queryByText('Here')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    opener.remove();
  });

  const RELEASED = ['pointerUp', 'lostPointerCapture'] as const;
  const CANCELLED = RELEASED.slice(1);

  test.each([
    [0, RELEASED, true],
    [50, RELEASED, true],
    [51, RELEASED, false],
    [-120, RELEASED, true],
    [90, CANCELLED, true],
  ])('stay after a swipe by %i px that ends with %j: %s', async (...row) => {
    const [distance, ends, stays] = row;
    await show({ title: 'Swipe me' });
    const toast = card('Swipe me');
    fireEvent.mouseEnter(toast.closest('ol')!);
    fireEvent.pointerDown(toast, { pointerId: 1, button: 0, clientX: 100 });
    fireEvent.pointerMove(toast, { pointerId: 1, buttons: 1, clientX: 100 + distance });
    expect(toast.style.translate).toBe(`${Math.max(0, distance)}px`);
    for (const end of ends) fireEvent[end](toast, { pointerId: 1, clientX: 100 + distance });
    expect(toast.style.translate).toBe('');
    fireEvent.mouseLeave(toast.closest('ol')!);
    await pass(4_500);
    expect(visibleTitles()).toEqual(stays ? ['Swipe me'] : []);
    await pass(500 + CLOSING_MS);
    expect(visibleTitles()).toEqual([]);
  });

  test('stay in the history for 1,000,000 ms', async () => {
    await show({ title: 'Stored', text: 'for a while', tone: 'error' });
    await pass(999_000);
    const stored = { title: 'Stored', text: 'for a while', variant: 'destructive' };
    expect(toastHistory().at(-1)).toMatchObject(stored);
    await pass(60_000);
    expect(toastHistory()).toEqual([]);
  });
});
