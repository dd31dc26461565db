import { useEffect, useState, type MouseEvent, type PointerEvent } from 'react';

/**
 * Props of an element that is dismissed by dragging it to the right by more than `thresholdPx`; a shorter drag, a
 * cancelled pointer or Escape resets it. Not sonner's own swipe, which has a fixed 45 px and accepts a flick of any
 * distance (spec §9: 50 px).
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
      // Continues the drag outside of the card. Throws when the pointer is up already.
      try {
        currentTarget.setPointerCapture(pointerId);
      } catch {
        // Then the drag ends at the edge of the card.
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
    // A press would focus the toast, and a focused toast does not close.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
}
