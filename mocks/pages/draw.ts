import type { Markup } from './markup.ts';

/** The pages' content security policy lets only this name turn text into elements, where Trusted Types are known. */
const policy = window.trustedTypes?.createPolicy('mock-pages', { createHTML: (text) => text });

/** Draws a page of the mock; its markup was escaped when it was made. @throws when there is no `#page` */
export function drawPage({ text }: Markup): HTMLElement {
  const page = document.getElementById('page');
  if (!page) throw new Error('This page has no element with the id "page".');
  page.innerHTML = policy?.createHTML(text) ?? text;
  return page;
}
