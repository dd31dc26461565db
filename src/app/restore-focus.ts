import { useEffect } from 'react';

const CONTROLS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';
/** A file field that is pressed by its button, and the radios that Tab passes by. */
const SKIPPED = '[tabindex="-1"], [type=radio]:not(:checked)';
const REGIONS = '[role=dialog], section, main, header';
/** Takes the focus in its region when a row of a list is the last to go, or when it was one of these itself. */
const FOCUS_FALLBACK = '[data-focus-fallback]';

/** Time for a closing dialog or the next page to place the focus itself. */
const DELAY_MS = 100;

/** Where the keyboard was: what had the focus, and everything around it in the order of Tab. */
interface Place {
  element: Element;
  /** Where in a list it is: its row, and which control of that row. */
  item: { list: Element; row: Element; rowIndex: number; controlIndex: number } | undefined;
  /** The regions around it, from the inside out. */
  regions: Element[];
  order: Element[];
}

/**
 * Moves the focus on when what had it vanishes: a notice that is dismissed, a photo that is removed, a Cancel whose
 * action is over. Browsers drop the focus to the body then, and the keyboard starts again at the top of the page.
 * In a list the same control of the row that takes the place has it next, so that several can go in a row; elsewhere the
 * control before it in the same region, else the page's heading.
 */
export function useFocusRestoration(): void {
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
      if (moving === undefined && isLost(focused)) moving = setTimeout(move, DELAY_MS, 10);
    });
    function move(tries: number) {
      moving = undefined;
      if (!place || !isLost(focused) || document.activeElement !== document.body) return;
      if (tries > 0 && isDrawnAnew(place)) moving = setTimeout(move, DELAY_MS, tries - 1);
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
  const regions: Element[] = [];
  for (let near = element.closest(REGIONS); near; near = near.parentElement?.closest(REGIONS) ?? null) {
    regions.push(near);
  }
  return { element, item: itemOf(element), regions, order: controlsIn(document) };
}

function itemOf(element: Element): Place['item'] {
  const row = element.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return undefined;
  const rowIndex = [...list.children].indexOf(row);
  return { list, row, rowIndex, controlIndex: controlsIn(row).indexOf(element) };
}

/** A step that unfolds takes its own place, and its code may still be on the way. */
function isDrawnAnew({ regions }: Place): boolean {
  const gone = regions.find((near) => near.matches('section[id]') && !near.isConnected);
  return gone !== undefined && !document.getElementById(gone.id)?.querySelector('h1, h2, h3');
}

function moveOn({ element, item, regions, order }: Place): void {
  const before = order.slice(0, Math.max(order.indexOf(element), 0)).toReversed();
  const next = controlsNear(item).find(isSeen);
  if (next) return focus(next);
  for (const near of regions) {
    // Drawn anew under its id, it is the same part to whoever was in it: a step that unfolds.
    const region = near.isConnected ? near : document.getElementById(near.id);
    if (!region) continue;
    const named = item || element.matches(FOCUS_FALLBACK) ? region.querySelectorAll(FOCUS_FALLBACK) : [];
    const heading = region === near ? null : region.querySelector<HTMLElement>('h1, h2, h3');
    const candidates = [...named, ...before, ...(heading ? [] : controlsIn(region))];
    const next = candidates.find((one) => region.contains(one) && isSeen(one));
    if (next) return focus(next);
    if (heading) return focusHeading(heading);
  }
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusHeading(heading);
}

/** The controls of the row, or of the one that took its place, the same one first; then those of its list. */
function controlsNear(item: Place['item']): Element[] {
  if (!item) return [];
  const { list, row, rowIndex, controlIndex } = item;
  const rowNow = row.isConnected ? row : (list.children[rowIndex] ?? list.lastElementChild ?? row);
  const controls = controlsIn(rowNow);
  return [...controls.slice(controlIndex), ...controls, ...controlsIn(list)];
}

function focus(control: Element): void {
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
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
