import { leavePage } from './leave-page.ts';
import type { Ask } from './msw-internals/interception.ts';

const MAX_REDIRECTS = 5;

/**
 * Responds to a navigation in place of the server, by a redirect or a text. Never resolves, so that the app is not rendered.
 * @param how how to navigate: after `assign`, Back leads to this page
 */
export async function openInPage(
  href: string,
  apiPrefix: string,
  ask: Ask,
  how: 'replace' | 'assign' = 'replace',
): Promise<never> {
  let response = await ask(new Request(href));
  for (let hops = 0; hops < MAX_REDIRECTS; hops += 1) {
    const target = response.headers.get('location');
    if (target === null) break;
    const next = new URL(target, href).href;
    if (!next.startsWith(apiPrefix)) return leavePage(() => location[how](next));
    response = await ask(new Request(next));
  }
  return show(response);
}

/**
 * Handles links to the API's addresses before they leave the page. In a browser without the Navigation API, the static host
 * responds with the app, which then calls `openInPage` at its start.
 */
export function respondToNavigations(apiPrefix: string, ask: Ask): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    if (!event.cancelable || event.formData !== null || !url.startsWith(apiPrefix)) return;
    event.preventDefault();
    void openInPage(url, apiPrefix, ask, event.navigationType === 'push' ? 'assign' : 'replace');
  });
}

/** Shows the text of a response, like a browser. */
async function show(response: Response): Promise<never> {
  const title = `${response.status} ${response.statusText}`.trim();
  const text = document.createElement('pre');
  text.textContent = (await response.text()) || title;
  document.title = title;
  document.body.replaceChildren(text);
  return new Promise(() => {});
}
