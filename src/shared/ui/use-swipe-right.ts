import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Dragging the element to the right by more than `thresholdPx` dismisses it; less, a cancelled pointer or Escape puts it
 * back. sonner has a swipe of its own, but with a fixed 45 px and a flick that counts at any distance; the product says
 * 50 px (spec §9).
 */
export function useSwipeRight(
  element: RefObject<HTMLElement | null>,
  thresholdPx: number,
  onSwiped: () => void,
): void {
  const swiped = useEffectEvent(onSwiped);

  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let start: { pointerId: number; x: number } | undefined;

    const distance = (event: PointerEvent) =>
      start === undefined ? 0 : Math.max(0, event.clientX - start.x);
    const putBack = () => {
      start = undefined;
      target.style.translate = '';
    };

    target.addEventListener(
      'pointerdown',
      (event) => {
        const isOnControl = event.target instanceof Element && event.target.closest('button, a') !== null;
        if (event.button !== 0 || isOnControl) return;
        start = { pointerId: event.pointerId, x: event.clientX };
        // Keeps the drag when the pointer leaves the card; a pointer that is already gone throws.
        try {
          target.setPointerCapture(event.pointerId);
        } catch {
          /* The drag then ends at the edge of the card. */
        }
      },
      { signal },
    );
    target.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId === start?.pointerId) target.style.translate = `${distance(event)}px`;
      },
      { signal },
    );
    target.addEventListener(
      'pointerup',
      (event) => {
        if (event.pointerId !== start?.pointerId) return;
        const isFarEnough = distance(event) > thresholdPx;
        start = undefined;
        if (isFarEnough) swiped();
        else putBack();
      },
      { signal },
    );
    target.addEventListener('pointercancel', putBack, { signal });
    // A press would move the focus into the toast, and a toast with the focus never goes away.
    target.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    window.addEventListener(
      'keydown',
      (event) => event.key === 'Escape' && start !== undefined && putBack(),
      {
        signal,
        capture: true,
      },
    );
    return () => stop.abort();
  }, [element, thresholdPx]);
}
