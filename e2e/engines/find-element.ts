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
 * Finds the first element of the last query, inside those of the queries before it. Runs in the page: it is sent as text,
 * so it uses nothing of this file.
 * @returns undefined also when the page does not have the queries of testing-library yet
 */
export function findElement(queries: readonly Query[]): HTMLElement | undefined {
  const library = window.TestingLibraryDom;
  if (!library) return undefined;
  // Faster than the library's check, which reads the styles of all ancestors of every element.
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
    const words = new RegExp(pattern, flags);
    scopes = scopes.flatMap((scope) => {
      if (by === 'label') return library.queryAllByLabelText(scope, words);
      if (by === 'text') return byText(scope, words);
      return library.queryAllByRole(scope, role, { name: words, hidden: true }).filter(isShown);
    });
  }
  return scopes[0];
}
