import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where the person is. Not in a component: each screen has its own, and the first of them is a page load. */
let arrivedAt: string | undefined;

/** A page that still grows after this long is doing something else. */
const SETTLE_MS = 3_000;

/**
 * What a browser does for a page load, done for a route change: go to the top or to the hash, and move focus to the
 * page's heading so that keyboard and screen-reader users arrive with everybody else.
 * @param screen changes when another screen takes the same address (landing → studio): the hash is applied again
 * then (decision 21).
 */
export function useArrival(screen: string): void {
  const { pathname, hash, key } = useLocation();

  useEffect(() => {
    if (hash === '') return;
    // The part may be drawn a frame later, after its lazy screen.
    let release: (() => void) | undefined;
    const stop = whenPresent(
      () => document.getElementById(decodeURIComponent(hash.slice(1))),
      (element) => {
        release = keepInPlace(element);
      },
    );
    return () => {
      stop();
      release?.();
    };
  }, [hash, key, screen]);

  useEffect(() => {
    const from = arrivedAt;
    if (from === pathname) return;
    arrivedAt = pathname;
    if (from === undefined || hash !== '') return;
    window.scrollTo(0, 0);
    let isDone = false;
    const stop = whenPresent(
      () => document.querySelector<HTMLElement>('main h1'),
      (heading) => {
        isDone = true;
        // A page may have put focus somewhere better by then (the Sign In link, decision 33).
        if (
          document.activeElement !== document.body &&
          document.activeElement?.closest('main, [data-keeps-focus]')
        )
          return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      },
    );
    return () => {
      stop();
      // Left, or run twice by StrictMode, before the heading was there: nobody has arrived.
      if (!isDone) arrivedAt = from;
    };
  }, [pathname, hash, screen]);
}

/** What loads above the part pushes it down; it is brought back until the person takes over, or the page has settled. */
function keepInPlace(element: Element): () => void {
  element.scrollIntoView();
  const observer = new ResizeObserver(() => element.scrollIntoView({ behavior: 'instant' }));
  observer.observe(document.body);
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), SETTLE_MS);
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(gesture, () => end.abort(), { signal: end.signal, passive: true });
  }
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return () => end.abort();
}

/** Calls `arrive` with the element once it is there; waits for at most two seconds of changes to the document. */
function whenPresent<E extends Element>(find: () => E | null, arrive: (element: E) => void): () => void {
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
  const timer = setTimeout(() => observer.disconnect(), 2_000);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}
