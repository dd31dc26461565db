import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readItem, writeItem } from '#shared/lib/device-store.ts';
import { listen } from '#shared/lib/listen.ts';
import { focusHeading } from '#shared/ui/move-focus.ts';

/** The address of the last route change, shared by all screens; undefined before the page load. */
let lastPathname: string | undefined;
/** Where this tab keeps them for a reload, because the browser restores one before the page has its height. */
const SCROLL_POSITIONS = 'twin-studio:scroll';
/** Scroll positions of history entries, px, by their key and path: the first page of every visit has the same key. */
const scrollByEntry = new Map<string, number>(scrollBeforeReload());

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
  const entry = `${key} ${pathname}`;

  useEffect(() => {
    const scroll = () => {
      // Before the next screen is rendered, the address has changed already and the browser may scroll.
      const shown = (window.history.state as { key?: unknown } | null)?.key ?? 'default';
      if (shown === key) scrollByEntry.set(entry, window.scrollY);
    };
    const pagehide = () => {
      scroll();
      writeItem(SCROLL_POSITIONS, JSON.stringify(Object.fromEntries(scrollByEntry)), 'sessionStorage');
    };
    // For a link to a part of this page the browser scrolls, but leaves the focus on the document.
    const hashchange = () => focusPart(partNamed(location.hash));
    return listen({ scroll, pagehide, hashchange }, { passive: true });
  }, [key, entry]);

  const arrive = useEffectEvent((signal: AbortSignal) => {
    const previous = lastPathname;
    const isPageLoad = isReturn && previous === undefined;
    lastPathname = pathname;
    const scrollTop = isReturn ? scrollByEntry.get(entry) : undefined;
    if (hash !== '' && scrollTop === undefined) {
      whenRendered(
        () => partNamed(hash),
        signal,
        (part) => {
          holdScroll((behavior) => part.scrollIntoView(behavior), signal);
          focusPart(part);
        },
      );
    } else if (previous !== pathname && !(isPageLoad && scrollTop === undefined)) {
      // Instantly: the page's styles would animate it.
      const scroll = () => window.scrollTo({ top: scrollTop ?? 0, behavior: 'instant' });
      if (scrollTop === undefined) scroll();
      else holdScroll(scroll, signal, 'scroll');
      // Until the heading is rendered, another screen may replace this one (or StrictMode runs this twice).
      lastPathname = previous;
      whenRendered(
        () => document.querySelector<HTMLElement>('main h1'),
        signal,
        (heading) => {
          lastPathname = pathname;
          // After Headless UI has returned the focus of a dialog that Back closes.
          setTimeout(() => {
            // After a page load the focus is where the browser has set it.
            if (signal.aborted || isPageLoad) return;
            // The page may have set the focus itself (the Sign In link, decision 33).
            const focused = document.activeElement;
            if (focused === document.body || !focused?.closest('main, [data-focus-stays]'))
              focusHeading(heading, { preventScroll: true });
          });
        },
      );
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    arrive(controller.signal);
    return () => controller.abort();
    // Not `isReturn`: Back that closes a dialog returns to the same entry.
  }, [pathname, hash, entry, screen]);
}

function scrollBeforeReload(): [entry: string, px: number][] {
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  const isArrival = (arrival as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  const value = (isArrival ? undefined : readItem(SCROLL_POSITIONS, 'sessionStorage')) ?? '{}';
  try {
    return Object.entries(JSON.parse(value) as Record<string, number>);
  } catch {
    return [];
  }
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

function focusPart(part: HTMLElement | null): void {
  if (!part || part.contains(document.activeElement)) return;
  focusHeading(part.querySelector<HTMLElement>('h1, h2, h3') ?? part, { preventScroll: true });
}

/**
 * Content that loads above the target pushes it down: repeats the scroll until the person scrolls, or for three
 * seconds.
 * @param left aborted when the page is left
 */
function holdScroll(
  goThere: (options?: ScrollIntoViewOptions) => void,
  left: AbortSignal,
  alsoOn?: 'scroll',
): void {
  goThere();
  const gesture = new AbortController();
  const signal = AbortSignal.any([left, gesture.signal, AbortSignal.timeout(HOLD_SCROLL_MS)]);
  const observer = new ResizeObserver(() => goThere({ behavior: 'instant' }));
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  // While the page is short, the browser moves to its end.
  if (alsoOn) addEventListener(alsoOn, () => goThere(), { signal, passive: true });
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(name, () => gesture.abort(), { signal, passive: true });
}

/** Calls `arrive` with the element once it is rendered; waits up to 10 s for a slow connection. */
function whenRendered<E extends Element>(
  find: () => E | null,
  left: AbortSignal,
  arrive: (element: E) => void,
): void {
  const observer = new MutationObserver(check);
  const timer = setTimeout(stop, 10_000);
  left.addEventListener('abort', stop);
  observer.observe(document.body, { childList: true, subtree: true });
  check();

  function check() {
    const element = find();
    if (!element) return;
    stop();
    arrive(element);
  }
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
}
