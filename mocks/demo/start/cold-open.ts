import { leavePage } from './leave-page.ts';
import type { Respond } from './msw-internals/interception.ts';

const MAX_REDIRECTS = 5;

/**
 * Responds to a navigation in place of the server, by a redirect or a text. It never resolves, so the app does not render.
 * @param method the method of `location` to navigate with: after `assign`, Back leads to this page
 */
export async function openInPage(
  href: string,
  apiPrefix: string,
  respond: Respond,
  method: 'replace' | 'assign' = 'replace',
): Promise<never> {
  let response = await respond(new Request(href));
  for (let hops = 0; hops < MAX_REDIRECTS; hops += 1) {
    const target = response.headers.get('location');
    if (target === null) break;
    const next = new URL(target, href).href;
    if (!next.startsWith(apiPrefix)) return leavePage(() => location[method](next));
    response = await respond(new Request(next));
  }
  return show(response);
}

/**
 * Intercepts links to the API before the page unloads. In a browser without the Navigation API, the static host
 * responds with the app, which then calls `openInPage` at its start.
 */
export function respondToNavigations(apiPrefix: string, respond: Respond): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    if (!event.cancelable || event.formData !== null || !url.startsWith(apiPrefix)) return;
    event.preventDefault();
    void openInPage(url, apiPrefix, respond, event.navigationType === 'push' ? 'assign' : 'replace');
  });
}

/** Shows the text of a response, as a browser does. */
async function show(response: Response): Promise<never> {
  const title = `${response.status} ${response.statusText}`.trim();
  const text = document.createElement('pre');
  text.textContent = (await response.text()) || title;
  document.title = title;
  document.body.replaceChildren(text);
  return new Promise(() => {});
}
