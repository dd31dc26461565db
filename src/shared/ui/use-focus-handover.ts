import { useLayoutEffect, type RefObject } from 'react';

const STOPS = 'a[href], button:not(:disabled), input[type=radio]:checked';

/**
 * When an element goes away with the focus in it, the focus goes to the link or button before it in its section, not to
 * the start of the page. Text fields are passed over: focusing one opens a phone's keyboard.
 */
export function useFocusHandover(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    // Runs before React removes the element, so both are still in the page.
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const section = element.closest('section, form, [role=dialog], main');
      const stops = [...(section?.querySelectorAll<HTMLElement>(STOPS) ?? [])].toReversed();
      for (const stop of stops) {
        const isBefore = (stop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        if (isBefore && !stop.contains(element)) stop.focus({ preventScroll: true });
        // What is hidden does not take the focus.
        if (document.activeElement === stop) return;
      }
    };
  }, [ref]);
}
