import { getRoles, queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { asReference, isReference } from '#mocks/demo/device/sample-photo.ts';
import { findParts } from '#mocks/demo/play/find-part.ts';
import { choose, select, type, type Part, type StateStep } from '#mocks/states/steps.ts';

const PRESSED = 'a[href], button, summary, input:is([type=checkbox], [type=radio]), [role]';
const PLACES = 'dialog, [role], section, article, header, nav, main, aside, form, li';

/** A step, or the text of an element that no step can name; undefined if there is nothing to record. */
export type Done = StateStep | string | undefined;

export function pressStep(target: EventTarget | null): Done {
  const element = target instanceof Element && !target.closest('#director') && target.closest(PRESSED);
  if (!element || element.matches('dialog, [role=dialog], [role=group]')) return undefined;
  const part = namePart(element);
  return part ? { do: 'press', part } : element.textContent;
}

export function fieldStep(target: EventTarget | null): Done {
  if (!(target instanceof Element) || target.closest('#director')) return undefined;
  const isSelect = target instanceof HTMLSelectElement;
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if ((!isSelect && !isText) || ['checkbox', 'radio'].includes(target.type)) return undefined;
  const field = nameField(target);
  if (field === undefined) return target.name;
  if (isSelect) return select(field, target.selectedOptions[0]?.textContent ?? '');
  if (target.type !== 'file') return type(field, target.value);
  const files = [...((target as HTMLInputElement).files ?? [])];
  const isSample = ({ name, lastModified }: File) =>
    isReference(asReference({ name, lastModified, fingerprint: '' }));
  return files.every(isSample) ? choose(field, { photos: files.length }) : 'a file of your own';
}

/** The label by which a field is found. */
function nameField(field: Pick<HTMLInputElement, 'ariaLabel' | 'labels'>): string | undefined {
  const labels = [field.ariaLabel, ...[...(field.labels ?? [])].map(({ textContent }) => textContent)];
  return labels
    .flatMap((label) => label?.trim() || [])
    .find((label) => {
      const found: unknown[] = queryAllByLabelText(document.body, label);
      return found.length === 1 && found[0] === field;
    });
}

/** Names an element by role and name, and by its container or number where the name is not unique. */
function namePart(element: Element): Part | undefined {
  const own = plainPart(element);
  const words = { role: 'text', name: element.textContent.trim() };
  const within = [...placesOf(element)].flatMap((place) => plainPart(place) ?? []);
  const one = own && { ...own, at: findParts(own).indexOf(element as HTMLElement) };
  const candidates = [
    ...(own && one ? [own, ...within.map((place) => ({ ...own, in: place })), one] : []),
    words,
  ];
  return candidates.find((part) => findParts(part)[0] === element);
}

function plainPart(element: Element): { role: string; name: string } | undefined {
  const around = element.parentElement ?? document.body;
  const [role] =
    Object.entries(getRoles(around)).find(([, ones]) => ones.includes(element as HTMLElement)) ?? [];
  if (role === undefined) return undefined;
  let name = '';
  queryAllByRole(around, role, {
    name: (its, one) => {
      if (one === element) name = its;
      return false;
    },
  });
  return name === '' ? undefined : { role, name };
}

/** The containers of an element, the nearest first. */
function* placesOf(element: Element): Generator<Element> {
  let place = element.parentElement?.closest(PLACES);
  while (place) {
    yield place;
    place = place.parentElement?.closest(PLACES);
  }
}
