import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onClose` after `durationMs`, and on Escape. The timer is paused while the toast has the pointer or the focus,
 * or the page is hidden.
 */
export function useAutoClose(
  card: RefObject<HTMLElement | null>,
  durationMs: number,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // Listens on sonner's list, because F8 focuses the list.
    const area = card.current?.closest<HTMLElement>('[data-sonner-toaster]');
    if (!area) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // A toast that replaces another one may have the pointer or the focus from the start.
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
      // A dialog below stays open: Escape closes the focused toast only.
      event.stopPropagation();
      close();
    };
    area.addEventListener('keydown', closeByKey, { signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [card, durationMs]);
}
