const ARRIVAL_MS = 2_500;

/**
 * A screen that is gone to takes the focus to its heading. Somebody who sent the app there from the panel stays in the
 * panel, until they do something themselves.
 */
export function keepFocus(): void {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || !held.closest('#director')) return;
  const end = new AbortController();
  const { signal } = end;
  setTimeout(() => end.abort(), ARRIVAL_MS);
  for (const gesture of ['keydown', 'pointerdown']) {
    addEventListener(gesture, () => end.abort(), { signal, capture: true });
  }
  const giveBack = ({ target }: FocusEvent) => {
    if (held.isConnected && target instanceof Node && !held.closest('#director')?.contains(target)) {
      held.focus({ preventScroll: true });
    }
  };
  document.addEventListener('focusin', giveBack, { signal });
}
