import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readItem, writeItem } from '#shared/lib/device-store.ts';
import { listen } from '#shared/lib/listen.ts';
import { addressPart, goToPart } from '#shared/ui/address-part.ts';
import { focusHeading } from '#shared/ui/move-focus.ts';

/**
 * Handles a route change like a page load: scrolls to the top or to the part that the hash names, and moves the focus to
 * its heading. On Back, Forward and reload it restores the scroll position, as React Router's
 * `ScrollRestoration` does, which needs a data router.
 * @param isShown false while the code of the screen is loading
 */
export function useRouteChange(isShown: boolean): void {
  useScrollRestoration(isShown);
  useFocusOnChange(isShown);
  useFocusOnHashChange();
}

/** Moves the focus after a link to a part of the same page, when the browser takes it after the router has rendered. */
function useFocusOnHashChange(): void {
  useEffect(() => {
    const hashchange = () => {
      const part = addressPart();
      if (part) goToPart(part);
    };
    return listen({ hashchange });
  }, []);
}

/** The path of the last screen; undefined before the first one. */
let lastPathname: string | undefined;

function useFocusOnChange(isShown: boolean): void {
  const { key, pathname, hash } = useLocation();
  useEffect(() => {
    if (!isShown) return;
    const isFirst = lastPathname === undefined;
    const isSamePath = lastPathname === pathname;
    lastPathname = pathname;
    const part = hash === '' ? null : addressPart();
    if (part) goToPart(part);
    // Preserve the focus that the browser has set after a page load or that a screen has set (decision 33).
    else if (!isFirst && !isSamePath && !document.activeElement?.closest('main, [data-focus-stays]')) {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) focusHeading(heading, { preventScroll: true });
    }
  }, [isShown, key, pathname, hash]);
}

const STORAGE_KEY = 'twin-studio:scroll';
/** Scroll positions in px, by history entry. */
const positions = new Map<string, number>(positionsBeforeReload());

function useScrollRestoration(isShown: boolean): void {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  // The first page of every visit has the same key.
  const entry = `${key} ${pathname}`;

  useLayoutEffect(() => {
    if (!isShown || hash !== '') return;
    // A dialog may add a history entry to the same path.
    const startTop = pathname === lastPathname ? undefined : 0;
    const top = isReturn ? positions.get(entry) : startTop;
    // `instant`, because the styles animate scrolling.
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  }, [isShown, isReturn, entry, pathname, hash]);

  useLayoutEffect(() => {
    if (!isShown) return undefined;
    history.scrollRestoration = 'manual';
    return listen(
      {
        scroll: () => positions.set(entry, window.scrollY),
        pagehide: () => {
          // The last scroll event may not have been dispatched yet.
          positions.set(entry, window.scrollY);
          writeItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)), 'sessionStorage');
        },
      },
      { passive: true },
    );
  }, [isShown, entry]);
}

/** Positions before a reload. Empty for a page opened by a link, whose positions may be those of an earlier visit. */
function positionsBeforeReload(): [entry: string, px: number][] {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate') return [];
  try {
    const stored = readItem(STORAGE_KEY, 'sessionStorage') ?? '{}';
    return Object.entries(JSON.parse(stored) as Record<string, number>);
  } catch {
    return [];
  }
}
