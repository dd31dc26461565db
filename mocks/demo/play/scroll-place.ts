/** Ids that the app gives, not those that React makes. */
const NAMED = /^[a-z][a-z-]*$/;

/**
 * Where the page is scrolled to: the first element in the window, by its way down from a named one, and its distance
 * from the top. So the same is seen in a window of another width. Undefined at the top of the page.
 */
export function scrollPlace(): string | undefined {
  let element = document.getElementById('root');
  if (scrollY === 0 || !element) return undefined;
  let next = firstSeen(element);
  while (next) {
    element = next;
    next = topOf(element) < 0 ? firstSeen(element) : undefined;
  }
  const top = Math.round(topOf(element));
  const way: number[] = [];
  while (!NAMED.test(element.id) && element.parentElement) {
    way.unshift([...element.parentElement.children].indexOf(element));
    element = element.parentElement;
  }
  return `${[element.id, ...way].join('.')}_${top}`;
}

/** Scrolls to such a place, or as near as possible if the page has changed. */
export function scrollToPlace(place: string): void {
  const [way = '', top] = place.split('_');
  const [id = '', ...indexes] = way.split('.');
  let element = document.getElementById(id);
  for (const index of indexes) element = (element?.children[Number(index)] as HTMLElement) ?? element;
  if (element) scrollBy({ top: Math.round(topOf(element) - Number(top)), behavior: 'instant' });
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The first child that is in the window, and moves with the page. */
function firstSeen(parent: Element): HTMLElement | undefined {
  return [...parent.children].find((child): child is HTMLElement => {
    const { bottom, height } = child.getBoundingClientRect();
    return height > 0 && bottom > 0 && ['static', 'relative'].includes(getComputedStyle(child).position);
  });
}
