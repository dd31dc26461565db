import { getRoles, queryAllByLabelText, queryAllByRole } from '@testing-library/dom';
import { findParts } from '../../play/find-part.ts';
import type { Part } from '../../../states/steps.ts';

const PLACES = 'dialog, [role], section, article, header, nav, main, aside, form, li';

/** An element as a step names it: by role and name, within a place where others are called the same. */
export function namePart(element: Element): Part | undefined {
  const own = plainPart(element);
  const words = { role: 'text', name: element.textContent.trim() };
  const within = [...placesOf(element)].flatMap((place) => plainPart(place) ?? []);
  const candidates = [...(own ? [own, ...within.map((place) => ({ ...own, in: place }))] : []), words];
  return candidates.find((part) => findParts(part)[0] === element);
}

/** The label by which a field is found. */
export function nameField(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
): string | undefined {
  const labels = [field.ariaLabel, ...[...(field.labels ?? [])].map(({ textContent }) => textContent)];
  return labels
    .find((label): label is string => {
      const found = label ? queryAllByLabelText(document.body, label.trim()) : [];
      return found.length === 1 && found[0] === field;
    })
    ?.trim();
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

/** What it lies in, the nearest first. */
function* placesOf(element: Element): Generator<Element> {
  let place = element.parentElement?.closest(PLACES);
  while (place) {
    yield place;
    place = place.parentElement?.closest(PLACES);
  }
}
