import type * as testingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom?: typeof testingLibrary;
    /** Has what was found last been clicked since? */
    isFoundClicked?: boolean;
  }
}

/** How people tell what they mean: by its role and name, or a field by its label. */
export interface Wanted {
  role?: string;
  name: Words;
  /** Only inside of this one, e.g. a dialog. */
  inside?: Wanted;
}

/** All of a text, or a pattern somewhere in it: a pattern itself cannot go over to the page. */
export type Words = { all: string } | { pattern: string; flags: string };

export interface Found {
  x: number;
  y: number;
  /** A press there reaches it: nothing lies above, and it is not disabled. */
  isFree: boolean;
  /** It, or something in it. */
  hasFocus: boolean;
}

export const MARK = 'data-wanted';

// The functions below run in the page: each is sent as its text, and knows nothing of this file.

export const hasQueries = () => window.TestingLibraryDom !== undefined;

/** Marks the first such element, and brings it into view. */
export function find(wanted: Wanted, mark: string): Found | undefined {
  const queries = window.TestingLibraryDom;
  if (!queries) return undefined;
  // The browser knows this of itself; the library would ask it for the style of every element above every element.
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
  // A press on its label is one on the field.
  const parts = [element, ...((element as HTMLInputElement).labels ?? [])];
  return {
    x,
    y,
    isFree:
      !element.matches(':disabled, [aria-disabled="true"]') && parts.some((part) => part.contains(above)),
    hasFocus: element.contains(document.activeElement),
  };
}

/** Has what was found last the focus, or something in it? */
export const hasMarkFocus = (mark: string) => document.activeElement?.closest(`[${mark}]`) != null;

/** Did a press reach what was found last? On a new page nothing was found: it led there. */
export const wasReached = () => window.isFoundClicked !== false;

/** Everything that can be read now, in one line. */
export const readPage = () => ({
  text: document.body.innerText.replaceAll(/\s+/g, ' '),
  path: location.pathname + location.hash,
});

/** Can a video on the page be played? */
export const isVideoReadable = () =>
  [...document.querySelectorAll('video')].some(
    ({ readyState }) => readyState >= HTMLMediaElement.HAVE_METADATA,
  );

/** Hands files over by a paste: bytes in memory, without a file on a disk. */
export function pastePhotos(photos: { name: string; base64: string }[]): void {
  const data = new DataTransfer();
  for (const { name, base64 } of photos) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([bytes], name, { type: 'image/png' }));
  }
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox makes no such event with files.
  Object.defineProperty(paste, 'clipboardData', { value: data });
  document.body.dispatchEvent(paste);
}
