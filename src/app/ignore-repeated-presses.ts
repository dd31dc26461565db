import { useEffect } from 'react';

/** What a held key would press again and again; other keys may repeat, like the arrows. */
const PRESSING_KEYS = ['Enter', ' ', 'Escape'];
const CONTROLS = 'button, a, summary';

/**
 * One press is one action (decision 57), on every screen: a held key presses nothing again, and a double click presses
 * only what it began on, not what has come under the pointer since. What an action leaves behind, `Button` knows.
 */
export function useIgnoreRepeatedPresses(): void {
  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    let began: Element | null = null;

    document.addEventListener(
      'keydown',
      (event) => {
        if (!event.repeat || !PRESSING_KEYS.includes(event.key) || isTyping(event)) return;
        stop(event);
      },
      options,
    );
    document.addEventListener(
      'mousedown',
      ({ target, detail }) => {
        if (detail <= 1) began = controlAt(target);
      },
      options,
    );
    document.addEventListener(
      'click',
      (event) => {
        const control = controlAt(event.target);
        if (event.detail > 1 && control && control !== began) stop(event);
      },
      options,
    );
    return () => end.abort();
  }, []);
}

/** A space or a new line, or a page that scrolls by the space bar. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return true;
  if (target.matches('textarea')) return key !== 'Escape';
  return key === ' ' && !target.matches(`${CONTROLS}, [role]`);
}

function controlAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROLS) : null;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
