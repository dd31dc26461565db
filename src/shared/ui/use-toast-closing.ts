import { useEffect, useEffectEvent, type RefObject } from 'react';

const TOAST_MS = 5000;
const TICK_MS = 100;
const SWIPE_THRESHOLD_PX = 50;

/**
 * Closes a toast (spec §9) after five seconds in which it has neither the pointer nor the focus and the page is visible, by
 * Escape while it has the focus, and by a drag to the right of more than 50 px; Escape, too, ends a drag. Not by sonner's own
 * swipe, which has a fixed 45 px and accepts a flick of any distance.
 */
export function useToastClosing(card: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = card.current;
    // sonner's list: F8 focuses it, and some of it lies beside the card.
    const area = element?.closest<HTMLElement>('[data-sonner-toaster]');
    if (!element || !area) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let remainingMs = TOAST_MS;
    let hasPointer = false;
    let drag: { pointerId: number; startX: number } | undefined;

    // Looks each time, because an element that is moved gets no event when it loses the pointer or the focus.
    const timer = setInterval(() => {
      if (hasPointer || document.hidden || area.contains(document.activeElement)) return;
      remainingMs -= TICK_MS;
      if (remainingMs <= 0) close();
    }, TICK_MS);

    const putBack = () => {
      drag = undefined;
      element.style.translate = '';
    };
    const handlers: { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void } = {
      pointerover({ target }) {
        hasPointer = area.contains(target as Node);
      },
      // It left the window, or the finger was lifted.
      pointerout({ relatedTarget }) {
        if (relatedTarget === null) hasPointer = false;
      },
      pointerdown({ button, pointerId, clientX, target }) {
        const isOnCard = target instanceof Element && area.contains(target) && !target.closest('button, a');
        if (button === 0 && isOnCard) drag = { pointerId, startX: clientX };
      },
      pointermove({ pointerId, clientX, buttons }) {
        if (pointerId !== drag?.pointerId) return;
        // It was released where no event came from.
        if (buttons === 0) putBack();
        else element.style.translate = `${Math.max(0, clientX - drag.startX)}px`;
      },
      pointerup({ pointerId, clientX }) {
        if (pointerId !== drag?.pointerId) return;
        if (clientX - drag.startX > SWIPE_THRESHOLD_PX) close();
        else putBack();
      },
      pointercancel: putBack,
      // A press would move the focus here, and a focused toast does not close.
      mousedown(event) {
        if (area.contains(event.target as Node)) event.preventDefault();
      },
      keydown(event) {
        if (event.key !== 'Escape') return;
        if (drag) return putBack();
        if (!area.contains(event.target as Node)) return;
        // A dialog below stays open.
        event.stopPropagation();
        close();
      },
    };
    for (const [type, handler] of Object.entries(handlers))
      addEventListener(type, handler as EventListener, { signal, capture: true });
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [card]);
}
