import type * as testingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom?: typeof testingLibrary;
    /** Whether the element that was found last has been clicked since. */
    isFoundClicked?: boolean;
  }
}

/** An element by its role and name, or a field by its label. */
export interface Wanted {
  role?: string;
  name: Words;
  /** Only inside this one, e.g. a dialog. */
  inside?: Wanted;
}

/** A whole text, or a pattern in two parts, because a RegExp cannot be sent to the page. */
export type Words = { all: string } | { pattern: string; flags: string };

export interface Found {
  x: number;
  y: number;
  /** Whether a press there reaches it: nothing covers it, and it is not disabled. */
  isFree: boolean;
  /** It or something inside it has the focus. */
  hasFocus: boolean;
}

export const MARK = 'data-wanted';

// The functions below run in the page: each is sent as text, so it uses nothing of this file.

export const hasQueries = () => window.TestingLibraryDom !== undefined;

/** Marks the first matching element, and scrolls it into view. */
export function find(wanted: Wanted, mark: string): Found | undefined {
  const queries = window.TestingLibraryDom;
  if (!queries) return undefined;
  // Faster than the library's check, which reads the styles of all ancestors of every element.
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]');
  const matcher = (words: Words) => ('all' in words ? words.all : new RegExp(words.pattern, words.flags));
  const findAll = ({ role, name, inside }: Wanted): HTMLElement[] => {
    const places = inside ? findAll(inside) : [document.body];
    return places.flatMap((place) =>
      role === undefined
        ? queries.queryAllByLabelText(place, matcher(name))
        : queries.queryAllByRole(place, role, { name: matcher(name), hidden: true }).filter(isShown),
    );
  };
  const [element] = findAll(wanted);
  if (!element) return undefined;
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  element.setAttribute(mark, '');
  window.isFoundClicked = false;
  const onClick = () => {
    window.isFoundClicked = true;
  };
  element.addEventListener('click', onClick, { once: true, capture: true });
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const above = document.elementFromPoint(x, y);
  // A press on the label presses the field.
  const parts = [element, ...((element as HTMLInputElement).labels ?? [])];
  return {
    x,
    y,
    isFree:
      !element.matches(':disabled, [aria-disabled="true"]') && parts.some((part) => part.contains(above)),
    hasFocus: element.contains(document.activeElement),
  };
}

/** Whether the element that was found last, or something inside it, has the focus. */
export const hasMarkFocus = (mark: string) => document.activeElement?.closest(`[${mark}]`) != null;

/** Whether a press reached the element that was found last. On a new page it did: it led there. */
export const wasReached = () => window.isFoundClicked !== false;

/** The visible text in one line, and the address. */
export const readPage = () => ({
  text: document.body.innerText.replaceAll(/\s+/g, ' '),
  path: location.pathname + location.hash,
});

/** Whether a video on the page can be played. */
export const isVideoReadable = () =>
  [...document.querySelectorAll('video')].some(
    ({ readyState }) => readyState >= HTMLMediaElement.HAVE_METADATA,
  );

/** Pastes files that exist only in memory. */
export function pastePhotos(photos: { name: string; base64: string }[]): void {
  const data = new DataTransfer();
  for (const { name, base64 } of photos) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([bytes], name, { type: 'image/png' }));
  }
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox cannot create such an event with files.
  Object.defineProperty(paste, 'clipboardData', { value: data });
  document.body.dispatchEvent(paste);
}
