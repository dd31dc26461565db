import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls `onClose` after `durationMs`, and on Escape in the area. The timer is paused while the pointer is over it, the
 * focus is in it, or the page is hidden. F8 moves the focus there.
 */
export function useAutoClose(area: HTMLElement, durationMs: number, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const isHeld = useHold(area, onClose);
  const remainingMs = useRef(durationMs);

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

function useHold(area: HTMLElement, onClose: () => void): boolean {
  const [isHovered, setIsHovered] = useState(() => area.matches(':hover'));
  const [isFocused, setIsFocused] = useState(() => area.contains(document.activeElement));
  const [isHidden, setIsHidden] = useState(() => document.hidden);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    area.addEventListener('pointerenter', () => setIsHovered(true), { signal });
    area.addEventListener('pointerleave', () => setIsHovered(false), { signal });
    area.addEventListener('focusin', () => setIsFocused(true), { signal });
    area.addEventListener('focusout', () => setIsFocused(false), { signal });
    document.addEventListener('visibilitychange', () => setIsHidden(document.hidden), { signal });
    document.addEventListener('keydown', ({ code }) => code === 'F8' && area.focus(), { signal });
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
  }, [area]);

  return isHovered || isFocused || isHidden;
}
