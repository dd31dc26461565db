import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './restore-focus.ts';

/** The address of the last route change, shared by all screens; undefined before the page load. */
let lastPathname: string | undefined;
/** Scroll positions of history entries by their key, px. On a reload the browser restores the position itself. */
const scrollByEntry = new Map<string, number>();

/** Until then, growing content does not move the target of the scroll. */
const HOLD_SCROLL_MS = 3_000;

/**
 * Does for a route change what a browser does for a page load: scrolls to the top, to the hash, or on Back and Forward
 * to the earlier position; and moves the focus to the heading, for keyboards and screen readers.
 * @param screen changes when another screen replaces this one at the same address (landing → studio): then the hash is
 * applied again (decision 21)
 */
export function useRouteChange(screen: string): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const remember = () => {
      // Before the next screen is rendered, the address has changed already and the browser may scroll.
      if (entryKey() === key) scrollByEntry.set(key, window.scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    // For a link to a part of this page the browser scrolls, but leaves the focus on the document.
    const follow = () => {
      const part = partNamed(location.hash);
      if (part) focusPart(part);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (hash === '' || (isReturn && scrollByEntry.has(key))) return;
    // The part may be rendered later, with its lazy screen.
    let release: (() => void) | undefined;
    const stop = whenRendered(
      () => partNamed(hash),
      (element) => {
        release = holdScroll((behavior) => element.scrollIntoView(behavior));
        focusPart(element);
      },
    );
    return () => {
      stop();
      release?.();
    };
  }, [hash, key, screen, isReturn]);

  useEffect(() => {
    const previous = lastPathname;
    if (previous === pathname) return;
    lastPathname = pathname;
    const scrollTop = isReturn ? scrollByEntry.get(key) : undefined;
    if (previous === undefined || (hash !== '' && scrollTop === undefined)) return;
    // Instantly: the page's styles would animate it.
    if (scrollTop === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    const release =
      scrollTop === undefined
        ? undefined
        : holdScroll(() => window.scrollTo({ top: scrollTop, behavior: 'instant' }), 'scroll');
    let isDone = false;
    const stop = whenRendered(
      () => document.querySelector<HTMLElement>('main h1'),
      (heading) => {
        isDone = true;
        // The page may have set the focus itself (the Sign In link, decision 33).
        if (
          document.activeElement !== document.body &&
          document.activeElement?.closest('main, [data-focus-stays]')
        )
          return;
        focusHeading(heading);
      },
    );
    return () => {
      stop();
      release?.();
      // Unmounted, or run twice by StrictMode, before the heading was rendered.
      if (!isDone) lastPathname = previous;
    };
  }, [pathname, hash, key, screen, isReturn]);
}

/** The element with this fragment as id. `#50%` cannot be decoded and is used as it is, as browsers do. */
function partNamed(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}

function focusPart(part: HTMLElement): void {
  if (part.contains(document.activeElement)) return;
  focusHeading(part.querySelector<HTMLElement>('h1, h2, h3') ?? part);
}

/** The router's key of the current history entry. */
function entryKey(): unknown {
  return (window.history.state as { key?: unknown } | null)?.key ?? 'default';
}

/**
 * Content that loads above the target pushes it down: repeats the scroll until the person scrolls, or for three
 * seconds.
 */
function holdScroll(goThere: (options?: ScrollIntoViewOptions) => void, alsoOn?: 'scroll'): () => void {
  goThere();
  const observer = new ResizeObserver(() => goThere({ behavior: 'instant' }));
  observer.observe(document.body);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), HOLD_SCROLL_MS);
  // While the page is short, the browser moves to its end.
  if (alsoOn) addEventListener(alsoOn, () => goThere(), { signal: controller.signal, passive: true });
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(gesture, () => controller.abort(), { signal: controller.signal, passive: true });
  }
  controller.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return () => controller.abort();
}

/** Calls `arrive` with the element once it is rendered; waits up to 10 s for a slow connection. */
function whenRendered<E extends Element>(find: () => E | null, arrive: (element: E) => void): () => void {
  const found = find();
  if (found) {
    arrive(found);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (!element) return;
    stop();
    arrive(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), 10_000);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}
