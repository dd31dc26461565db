import { queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { Part } from '#mocks/states/steps.ts';

/** Elements to ignore: toasts disappear by themselves, and the demo's tools do not belong to the app. */
const IGNORED = '[data-sonner-toaster], #director, #step-note';

/** The app's elements with this role and accessible name, in document order. */
export function findParts(part: Part, root: HTMLElement = document.body): HTMLElement[] {
  const roots = part.in ? findParts(part.in, root) : [root];
  return roots.flatMap((root) => partsIn(root, part)).filter((element) => !element.closest(IGNORED));
}

function partsIn(root: HTMLElement, part: Part): HTMLElement[] {
  if (part.role !== 'text')
    return queryAllByRole(root, part.role, part.name === undefined ? {} : { name: part.name });
  return queryAllByText(root, part.name ?? /./).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}
