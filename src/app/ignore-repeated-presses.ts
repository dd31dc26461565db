import { useEffect } from 'react';

/** Keys that press a control; other keys, like the arrows, may repeat. */
const PRESSING_KEYS = ['Enter', ' ', 'Escape'];
const CONTROLS = 'button, a, summary';

/**
 * One press is one action (decision 57): a held key presses once, and the second click of a double click does not
 * press a control that has appeared under the pointer. `Button` handles presses across the end of an action.
 */
export function useIgnoreRepeatedPresses(): void {
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
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
    return () => controller.abort();
  }, []);
}

/** Is the key typed into a field, or does Space scroll the page? */
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
