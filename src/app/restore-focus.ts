import { useEffect } from 'react';
import { listen } from '#shared/lib/listen.ts';

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';
/** File inputs, which have a button, and unchecked radios, which Tab skips. */
const SKIPPED = '[tabindex="-1"], [type=radio]:not(:checked)';
const REGIONS = '[role=dialog], section, main, header';
/** Gets the focus of its region when the last row of a list is removed, or another fallback. */
const FOCUS_FALLBACK = '[data-focus-fallback]';

/** Lets a closing dialog or the next page set the focus first. */
const DELAY_MS = 100;

/**
 * Moves the focus when its element is removed: a dismissed notice, a removed photo, a Cancel whose action has ended.
 * Browsers move it to the body then, and Tab starts at the top of the page. In a list the same control of the next row
 * gets it; elsewhere the previous control of the region, else the page's heading.
 */
export function useFocusRestoration(): void {
  useEffect(() => {
    let place: ReturnType<typeof placeOf> | undefined;
    let focused: Element | undefined;
    let moving: ReturnType<typeof setTimeout> | undefined;

    function take(target: EventTarget | null) {
      if (!(target instanceof Element) || target === document.body) return;
      focused = target;
      // Nothing is lost any more; what is lost later waits its own time.
      clearTimeout(moving);
      moving = undefined;
      // The place before a toast is kept: when the toast is removed, the focus returns there.
      if (!target.closest('[data-sonner-toaster]')) place = placeOf(target);
    }
    /** A press outside of all controls clears the focus on purpose. */
    function forgetCleared() {
      if (!isLost(focused) && document.activeElement === document.body) focused = place = undefined;
    }
    const stop = listen({ focusin: ({ target }) => take(target), focusout: () => setTimeout(forgetCleared) });
    // A screen may set the focus before this effect runs.
    take(document.activeElement);

    const observer = new MutationObserver(() => {
      if (moving === undefined && isLost(focused)) moving = setTimeout(move, DELAY_MS, 10);
    });
    function move(tries: number) {
      moving = undefined;
      if (!place || !isLost(focused) || document.activeElement !== document.body) return;
      if (tries > 0 && place.isDrawnAnew()) moving = setTimeout(move, DELAY_MS, tries - 1);
      else place.successor()?.focus({ preventScroll: true });
    }
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    return () => {
      stop();
      clearTimeout(moving);
      observer.disconnect();
    };
  }, []);
}

/** The surroundings of an element, in tab order. */
function placeOf(element: Element) {
  const regions: Element[] = [];
  for (let near = element.closest(REGIONS); near; near = near.parentElement?.closest(REGIONS) ?? null)
    regions.push(near);
  const order = controlsIn(document);
  const row = element.closest('li');
  const list = row?.parentElement;
  const rowIndex = list ? [...list.children].indexOf(row) : -1;
  const controlIndex = row ? controlsIn(row).indexOf(element as HTMLElement) : -1;

  /** The controls of the row or its successor, starting with the same one; then those of the list. */
  function controlsNear(): HTMLElement[] {
    if (!list) return [];
    const rowNow = row.isConnected ? row : (list.children[rowIndex] ?? list.lastElementChild ?? row);
    const controls = controlsIn(rowNow);
    return [...controls.slice(controlIndex), ...controls, ...controlsIn(list)];
  }

  return {
    /** An expanding step replaces its section, and its code may still be loading. */
    isDrawnAnew(): boolean {
      const gone = regions.find((near) => near.matches('section[id]') && !near.isConnected);
      return gone !== undefined && !document.getElementById(gone.id)?.querySelector('h1, h2, h3');
    },
    /** What gets the focus instead of the element. */
    successor(): HTMLElement | null {
      const next = controlsNear().find(isSeen);
      if (next) return next;
      const before = order.slice(0, Math.max(order.indexOf(element as HTMLElement), 0)).toReversed();
      for (const near of regions) {
        // A section rendered again under the same id is the same region: an expanding step.
        const region = near.isConnected ? near : document.getElementById(near.id);
        if (!region) continue;
        const isNamed = list || element.matches(FOCUS_FALLBACK);
        const named = isNamed ? region.querySelectorAll<HTMLElement>(FOCUS_FALLBACK) : [];
        const heading = region === near ? null : region.querySelector<HTMLElement>('h1, h2, h3');
        const candidates = [...named, ...before, ...(heading ? [] : controlsIn(region))];
        const other = candidates.find((one) => region.contains(one) && isSeen(one));
        if (other ?? heading) return other ?? focusable(heading);
      }
      return focusable(document.querySelector('main h1'));
    },
  };
}

/** For when no control can get the focus. */
export function focusHeading(heading: HTMLElement): void {
  focusable(heading)?.focus({ preventScroll: true });
}

/** Makes a heading focusable, which it is not by itself. */
function focusable(heading: HTMLElement | null): HTMLElement | null {
  if (heading) heading.tabIndex = -1;
  return heading;
}

function controlsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => !one.matches(SKIPPED));
}

function isLost(element: Element | undefined): boolean {
  return element !== undefined && !isUsable(element);
}

function isSeen(element: Element): boolean {
  // jsdom has no layout and no checkVisibility.
  return isUsable(element) && (element.checkVisibility?.() ?? true);
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]');
}
