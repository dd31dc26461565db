import { useEffect, type RefObject } from 'react';
import { focusHeading } from './move-focus.ts';

/** The element that the hash of the address names. An invalid hash such as `#50%` is used unchanged, as browsers do. */
export function addressPart(): HTMLElement | null {
  const name = location.hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

/** Scrolls to a part of the page and moves the focus to its heading, unless the part has the focus. */
export function goToPart(part: HTMLElement): void {
  // Smooth scrolling would miss a part that moves while the page loads.
  part.scrollIntoView({ behavior: 'instant' });
  if (part.contains(document.activeElement)) return;
  focusHeading(part.querySelector<HTMLElement>('h1, h2, h3') ?? part, { preventScroll: true });
}

/** Scrolls to a part that is rendered later than its page, if the address names it. */
export function useAddressPart(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (part.current && part.current === addressPart()) goToPart(part.current);
  }, [part]);
}
