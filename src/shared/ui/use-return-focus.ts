import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. Headless UI does that only for what was focused after its
 * code had arrived, and its code arrives with the first dialog; inside another dialog it goes to that one's start.
 */
export function useReturnFocus(isOpen: boolean): void {
  const returning = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    clearTimeout(returning.current);
    if (!isOpen) return undefined;
    const opener = document.activeElement;
    return () => {
      // Once Headless UI has let go of the page.
      returning.current = setTimeout(() => returnFocus(opener));
    };
  }, [isOpen]);
}

function returnFocus(opener: Element | null) {
  if (!(opener instanceof HTMLElement) || opener === document.body || !opener.isConnected) return;
  const { activeElement } = document;
  // What took the focus since then keeps it: the heading of the next page, say.
  const isFree = activeElement === null || activeElement === document.body;
  const isInOuterDialog = activeElement?.closest('[role=dialog]')?.contains(opener) ?? false;
  if (isFree || isInOuterDialog) opener.focus({ preventScroll: true });
}
