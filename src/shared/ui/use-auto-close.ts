import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onClose` after `durationMs`, and on Escape inside. The timer is paused while the pointer is over the toast,
 * the focus is in it, or the page is hidden.
 */
export function useAutoClose(
  card: RefObject<HTMLElement | null>,
  durationMs: number,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // F8 puts the focus on sonner's list around the card, so the list is what is listened to.
    const area = card.current?.closest<HTMLElement>('[data-sonner-toaster]');
    if (!area) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    // A notice that replaces another appears under a pointer, or around a focus, that is already there.
    const pausedBy = {
      pointer: area.matches(':hover'),
      focus: area.contains(document.activeElement),
      page: document.hidden,
    };
    let remainingMs = durationMs;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function pause(change: Partial<typeof pausedBy>) {
      if (timer !== undefined) remainingMs -= performance.now() - startedAt;
      clearTimeout(timer);
      timer = undefined;
      Object.assign(pausedBy, change);
      if (pausedBy.pointer || pausedBy.focus || pausedBy.page) return;
      startedAt = performance.now();
      timer = setTimeout(close, remainingMs);
    }

    pause({});
    area.addEventListener('pointerenter', () => pause({ pointer: true }), { signal });
    area.addEventListener('pointerleave', () => pause({ pointer: false }), { signal });
    area.addEventListener('focusin', () => pause({ focus: true }), { signal });
    area.addEventListener('focusout', () => pause({ focus: false }), { signal });
    document.addEventListener('visibilitychange', () => pause({ page: document.hidden }), { signal });
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog below stays open: Escape belongs to the toast that has the focus.
      event.stopPropagation();
      close();
    };
    area.addEventListener('keydown', closeByKey, { signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [card, durationMs]);
}
