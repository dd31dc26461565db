import type * as testingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom?: typeof testingLibrary;
  }
}

/** An element by its role and name, its label, or its text. */
export interface Query {
  by: 'role' | 'label' | 'text';
  /** With `by: 'role'`. */
  role?: string;
  /** The source and the flags of a pattern, because a RegExp cannot be sent to the page. */
  pattern: string;
  flags: string;
}

/**
 * Finds the first element of the last query, inside the elements of the queries before it. It is sent to the page as text, so
 * it uses nothing else of this file.
 * @returns undefined if nothing matches, or if testing-library is not in the page yet
 */
export function findElement(queries: readonly Query[]): HTMLElement | undefined {
  const library = window.TestingLibraryDom;
  if (!library) return undefined;
  // The library's own check is slower: it reads the styles of all ancestors of every element.
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]');
  /** The innermost elements with the text. */
  const byText = (scope: HTMLElement, text: RegExp) => {
    const hasText = (element: Element) =>
      text.test((element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    return [...scope.querySelectorAll<HTMLElement>('*')].filter(
      (element) => isShown(element) && hasText(element) && ![...element.children].some(hasText),
    );
  };
  let scopes = [document.body];
  for (const { by, role = '', pattern, flags } of queries) {
    const name = new RegExp(pattern, flags);
    scopes = scopes.flatMap((scope) => {
      if (by === 'label') return library.queryAllByLabelText(scope, name);
      if (by === 'text') return byText(scope, name);
      return library.queryAllByRole(scope, role, { name, hidden: true }).filter(isShown);
    });
  }
  return scopes[0];
}
