import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from './restore-focus.ts';

/** Where the person is. Not in a component: each screen has its own, and the first of them is a page load. */
let arrivedAt: string | undefined;
/** How far down each entry of the history was left, by its key; px. A reload is the browser's own to restore. */
const leftAt = new Map<string, number>();

/** A page that still grows after this long is doing something else. */
const SETTLE_MS = 3_000;

/**
 * What a browser does for a page load, done for a route change: go to the top, to the hash, or on Back and Forward to
 * where the page was left; and move focus to the page's heading so that keyboard and screen-reader users arrive with
 * everybody else.
 * @param screen changes when another screen takes the same address (landing → studio): the hash is applied again
 * then (decision 21).
 */
export function useRouteChange(screen: string): void {
  const { pathname, hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const remember = () => {
      // Between a press and the next screen the address is another one already, and the browser may scroll by itself.
      if (entryKey() === key) leftAt.set(key, window.scrollY);
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    // A plain link to a part of this page: the browser scrolls, and leaves focus on the document.
    const follow = () => {
      const part = partNamed(location.hash);
      if (part) focusPart(part);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    if (hash === '' || (isReturn && leftAt.has(key))) return;
    // The part may be drawn a frame later, after its lazy screen.
    let release: (() => void) | undefined;
    const stop = whenPresent(
      () => partNamed(hash),
      (element) => {
        release = keepInPlace((behavior) => element.scrollIntoView(behavior));
        focusPart(element);
      },
    );
    return () => {
      stop();
      release?.();
    };
  }, [hash, key, screen, isReturn]);

  useEffect(() => {
    const from = arrivedAt;
    if (from === pathname) return;
    arrivedAt = pathname;
    const left = isReturn ? leftAt.get(key) : undefined;
    if (from === undefined || (hash !== '' && left === undefined)) return;
    // At once: the style of the page would make a slide of it.
    if (left === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    const release =
      left === undefined
        ? undefined
        : keepInPlace(() => window.scrollTo({ top: left, behavior: 'instant' }), 'scroll');
    let isDone = false;
    const stop = whenPresent(
      () => document.querySelector<HTMLElement>('main h1'),
      (heading) => {
        isDone = true;
        // A page may have put focus somewhere better by then (the Sign In link, decision 33).
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
      // Left, or run twice by StrictMode, before the heading was there.
      if (!isDone) arrivedAt = from;
    };
  }, [pathname, hash, key, screen, isReturn]);
}

/** The part of the page that a fragment names. `#50%` cannot be decoded, and means what it says, as browsers read it. */
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

/** The key that the router gave the entry of the history that the browser is at. */
function entryKey(): unknown {
  return (window.history.state as { key?: unknown } | null)?.key ?? 'default';
}

/** What loads above the place pushes it down; it is gone to again until the person takes over, or the page has settled. */
function keepInPlace(goThere: (options?: ScrollIntoViewOptions) => void, alsoOn?: 'scroll'): () => void {
  goThere();
  const observer = new ResizeObserver(() => goThere({ behavior: 'instant' }));
  observer.observe(document.body);
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), SETTLE_MS);
  // The browser holds on to what it showed while the page was still short.
  if (alsoOn) addEventListener(alsoOn, () => goThere(), { signal: end.signal, passive: true });
  for (const gesture of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(gesture, () => end.abort(), { signal: end.signal, passive: true });
  }
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return () => end.abort();
}

/** Calls `arrive` with the element once it is there; waits for as long as a screen on a slow line takes. */
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
  const timer = setTimeout(() => observer.disconnect(), 10_000);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}
