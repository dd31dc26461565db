import { useEffect, type RefObject } from 'react';
import { closeToast } from '../lib/toast.ts';

const TOAST_MS = 5000;
const TICK_MS = 100;
const SWIPE_THRESHOLD_PX = 50;

/**
 * Closes a toast (spec §9) after five seconds in which it has neither the pointer nor the focus and the page is visible, by
 * Escape while it has the focus, and by a drag to the right of more than 50 px; Escape, too, ends a drag. Not by sonner's own
 * swipe, which has a fixed 45 px and accepts a flick of any distance.
 */
export function useToastClosing(card: RefObject<HTMLElement | null>, number: number): void {
  useEffect(() => {
    // sonner's list, which F8 focuses; it is larger than the card.
    const area = card.current?.closest('[data-sonner-toaster]');
    if (!card.current || !area) return undefined;
    const { style } = card.current;
    const isInside = (event: Event) => area.contains(event.target as Node);
    let remainingMs = TOAST_MS;
    let hasPointer = false;
    let drag: PointerEvent | undefined;

    // Looks each time, because an element that is moved gets no event when it loses the pointer or the focus.
    const timer = setInterval(() => {
      if (hasPointer || document.hidden || area.contains(document.activeElement)) return;
      remainingMs -= TICK_MS;
      if (remainingMs <= 0) closeToast(number);
    }, TICK_MS);

    const controller = new AbortController();
    const on = <Type extends keyof WindowEventMap>(
      type: Type,
      handle: (event: WindowEventMap[Type]) => void,
    ) => addEventListener(type, handle, { signal: controller.signal, capture: true });
    on('pointerover', (event) => (hasPointer = isInside(event)));
    // It left the window, or the finger was lifted.
    on('pointerout', ({ relatedTarget }) => (hasPointer &&= relatedTarget !== null));
    on('pointerdown', (event) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.button === 0 && isInside(event) && !isOnButton) drag = event;
    });
    on('pointermove', ({ pointerId, clientX, buttons }) => {
      if (pointerId !== drag?.pointerId) return;
      // It was released where no event came from.
      if (buttons === 0) putBack();
      else style.translate = `${Math.max(0, clientX - drag.clientX)}px`;
    });
    on('pointerup', ({ pointerId, clientX }) => {
      if (pointerId !== drag?.pointerId) return;
      if (clientX - drag.clientX > SWIPE_THRESHOLD_PX) closeToast(number);
      else putBack();
    });
    on('pointercancel', putBack);
    // A press would move the focus here, and a focused toast does not close.
    on('mousedown', (event) => isInside(event) && event.preventDefault());
    on('keydown', (event) => {
      if (event.key !== 'Escape') return;
      if (drag) return putBack();
      if (!isInside(event)) return;
      // A dialog below stays open.
      event.stopPropagation();
      closeToast(number);
    });
    return () => {
      controller.abort();
      clearInterval(timer);
    };

    function putBack() {
      drag = undefined;
      style.translate = '';
    }
  }, [card, number]);
}
