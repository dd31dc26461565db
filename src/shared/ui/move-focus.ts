import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type MouseEvent } from 'react';

const CONTROLS = 'a[href], button:not(:disabled)';

/**
 * When the focused row of a list is removed, focuses the same control of the row that takes its position. Spread the
 * result on the element around the rows.
 * @param fallback gets the focus when no row is left
 */
export function useFocusAfterRemoval<E extends HTMLElement>(
  count: number,
  fallback: () => HTMLElement | null | undefined,
) {
  const list = useRef<E>(null);
  const focused = useRef<{ row: number; control: number }>(undefined);
  const countBefore = useRef(count);
  const moveFocus = useEffectEvent(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const { row, control } = focused.current;
    const rows = list.current?.querySelectorAll('li') ?? [];
    const controls = rows[Math.min(row, rows.length - 1)]?.querySelectorAll<HTMLElement>(CONTROLS);
    (controls?.[control] ?? controls?.[0] ?? fallback())?.focus();
  });
  useLayoutEffect(() => {
    if (count < countBefore.current) moveFocus();
    countBefore.current = count;
  }, [count]);
  return {
    ref: list,
    onFocus({ target, currentTarget }: FocusEvent<E>) {
      const row = target.closest('li');
      const rows = [...currentTarget.querySelectorAll('li')];
      const controls = [...(row?.querySelectorAll(CONTROLS) ?? [])];
      focused.current = { row: row ? rows.indexOf(row) : 0, control: controls.indexOf(target) };
    },
    onBlur({ relatedTarget }: FocusEvent<E>) {
      if (relatedTarget) focused.current = undefined;
    },
  };
}

/** Moves the focus to the heading of the panel before a control that was clicked by keyboard is removed. */
export function focusPanelOf({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  const panel = currentTarget.closest('section, [role=dialog], main');
  const heading = panel?.querySelector<HTMLElement>('h1, h2, h3');
  if (detail === 0 && heading) focusHeading(heading);
}

/** Focuses a heading, which is not focusable by default. */
export function focusHeading(heading: HTMLElement, options?: FocusOptions): void {
  heading.tabIndex = -1;
  heading.focus(options);
}
