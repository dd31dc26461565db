import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/**
 * Calls `onClose` after `durationMs`, and on Escape inside. The timer is paused while the pointer is over the toast,
 * the focus is in it, or the page is hidden.
 */
export function useAutoClose(
  card: RefObject<HTMLElement | null>,
  durationMs: number,
  onClose: () => void,
): void {
  const isHeld = useHold(card, onClose);
  const remainingMs = useRef(durationMs);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(close, remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [isHeld]);
}

function useHold(card: RefObject<HTMLElement | null>, onClose: () => void): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isHidden, setIsHidden] = useState(() => document.hidden);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // F8 puts the focus on sonner's list around the card, so the list is what is listened to.
    const area = card.current?.closest<HTMLElement>('[data-sonner-toaster]') ?? card.current;
    if (area === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // A notice that replaces another appears under a pointer, or around a focus, that is already there.
    // oxlint-disable-next-line react/set-state-in-effect -- the DOM is read once, when the card is in it.
    setIsFocused(area.contains(document.activeElement));
    setIsHovered(area.matches(':hover'));
    area.addEventListener('pointerenter', () => setIsHovered(true), { signal });
    area.addEventListener('pointerleave', () => setIsHovered(false), { signal });
    area.addEventListener('focusin', () => setIsFocused(true), { signal });
    area.addEventListener('focusout', () => setIsFocused(false), { signal });
    document.addEventListener('visibilitychange', () => setIsHidden(document.hidden), { signal });
    area.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // A dialog below stays open: Escape belongs to the toast that has the focus.
        event.stopPropagation();
        close();
      },
      { signal },
    );
    return () => stop.abort();
  }, [card]);

  return isHovered || isFocused || isHidden;
}
