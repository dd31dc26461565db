import { useEffect, useState, type MouseEvent, type PointerEvent } from 'react';

/**
 * The props of an element that is dismissed by dragging it to the right by more than `thresholdPx`; less, a cancelled
 * pointer or Escape puts it back. sonner has a swipe of its own, but with a fixed 45 px and a flick that counts at any
 * distance; the product says 50 px (spec §9).
 */
export function useSwipeRight(thresholdPx: number, onSwiped: () => void) {
  const [drag, setDrag] = useState<{ pointerId: number; startX: number; distance: number }>();
  const isDragged = drag !== undefined;

  useEffect(() => {
    if (!isDragged) return undefined;
    const putBackByKey = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(undefined);
    window.addEventListener('keydown', putBackByKey, { capture: true });
    return () => window.removeEventListener('keydown', putBackByKey, { capture: true });
  }, [isDragged]);

  return {
    style: { translate: drag && `${drag.distance}px` },
    onPointerDown({ button, pointerId, clientX, target, currentTarget }: PointerEvent) {
      const startsOnControl = target instanceof Element && target.closest('button, a') !== null;
      if (button !== 0 || startsOnControl) return;
      setDrag({ pointerId, startX: clientX, distance: 0 });
      // Keeps the drag when the pointer leaves the card; a pointer that is already gone throws.
      try {
        currentTarget.setPointerCapture(pointerId);
      } catch {
        // The drag then ends at the edge of the card.
      }
    },
    onPointerMove({ pointerId, clientX }: PointerEvent) {
      if (pointerId === drag?.pointerId) setDrag({ ...drag, distance: Math.max(0, clientX - drag.startX) });
    },
    onPointerUp({ pointerId, clientX }: PointerEvent) {
      if (pointerId !== drag?.pointerId) return;
      if (clientX - drag.startX > thresholdPx) onSwiped();
      else setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
    // A press would move the focus into the toast, and a toast with the focus never goes away.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
}
