import { useEffect } from 'react';

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';
/** A file field that is pressed by its button, and the radios that Tab passes by. */
const SKIPPED = '[tabindex="-1"], [type=radio]:not(:checked)';
const REGIONS = '[role=dialog], section, main, header';

/** Time for a closing dialog or the next page to place the focus itself. */
const PATIENCE_MS = 100;

/** Where the keyboard was: what had the focus, and everything around it in the order of Tab. */
interface Place {
  element: Element;
  /** The list it is an item of, then the regions around it, from the inside out. */
  surroundings: Element[];
  order: Element[];
}

/**
 * Moves the focus on when what had it vanishes: a notice that is dismissed, a photo that is removed, a Cancel whose
 * action is over. Browsers drop the focus to the body then, and the keyboard starts again at the top of the page.
 * The next control takes it within a list, else the one before it in the same region, else the page's heading.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let place: Place | undefined;
    let focused: Element | undefined;
    let moving: ReturnType<typeof setTimeout> | undefined;
    const end = new AbortController();

    function take(target: EventTarget | null) {
      if (!(target instanceof Element) || target === document.body) return;
      focused = target;
      // A toast is no place to be: when it goes, the keyboard is back where it was.
      if (!target.closest('[data-sonner-toaster]')) place = placeOf(target);
    }
    document.addEventListener('focusin', ({ target }) => take(target), { signal: end.signal });
    // A screen that is there at once places the focus before this effect runs.
    take(document.activeElement);
    // A press beside every control leaves the focus nowhere, and means to.
    document.addEventListener(
      'focusout',
      () => setTimeout(() => isLost(focused) || document.activeElement !== document.body || forget()),
      { signal: end.signal },
    );
    function forget() {
      focused = place = undefined;
    }

    const observer = new MutationObserver(() => {
      if (moving === undefined && isLost(focused)) moving = setTimeout(move, PATIENCE_MS, 10);
    });
    function move(tries: number) {
      moving = undefined;
      if (!place || !isLost(focused) || document.activeElement !== document.body) return;
      if (tries > 0 && isDrawnAnew(place)) moving = setTimeout(move, PATIENCE_MS, tries - 1);
      else moveOn(place);
    }
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    return () => {
      end.abort();
      clearTimeout(moving);
      observer.disconnect();
    };
  }, []);
}

function placeOf(element: Element): Place {
  const list = element.closest('ul, ol');
  const surroundings = list ? [list] : [];
  for (let near = element.closest(REGIONS); near; near = near.parentElement?.closest(REGIONS) ?? null) {
    surroundings.push(near);
  }
  return { element, surroundings, order: controlsIn(document) };
}

/** A step that unfolds takes its own place, and its code may still be on the way. */
function isDrawnAnew({ surroundings }: Place): boolean {
  const gone = surroundings.find((near) => near.matches('section[id]') && !near.isConnected);
  return gone !== undefined && !document.getElementById(gone.id)?.querySelector('h1, h2, h3');
}

function moveOn({ element, surroundings, order }: Place): void {
  const at = Math.max(order.indexOf(element), 0);
  const before = order.slice(0, at).toReversed();
  const after = order.slice(at);
  for (const near of surroundings) {
    if (!near.isConnected) {
      // Drawn anew under its id, it is the same part to whoever was in it: a step that unfolds.
      const again = near.id && document.getElementById(near.id)?.querySelector<HTMLElement>('h1, h2, h3');
      if (again) return focusHeading(again);
      continue;
    }
    const candidates = near.matches('ul, ol') ? [...after, ...before] : [...before, ...after];
    const next = [...candidates, ...controlsIn(near)].find((one) => near.contains(one) && isSeen(one));
    if (next instanceof HTMLElement) return next.focus({ preventScroll: true });
  }
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusHeading(heading);
}

/** Where the keyboard goes on when there is no control to go to. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function controlsIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll(CONTROLS)].filter((one) => !one.matches(SKIPPED));
}

function isLost(element: Element | undefined): boolean {
  return element !== undefined && !isUsable(element);
}

function isSeen(element: Element): boolean {
  // Not in jsdom, which has no layout.
  return isUsable(element) && (element.checkVisibility?.() ?? true);
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[hidden], [inert]');
}
