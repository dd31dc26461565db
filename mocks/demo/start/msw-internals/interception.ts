import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { CookieJar } from './cookie-jar.ts';

/**
 * Responds to a request by the simulated backend, without the network. Redirects are not followed; cookies are stored.
 * @throws if no handler responds, or if a handler fails
 */
export type Respond = (request: Request) => Promise<Response>;

/** Creates the function that responds to requests. Written for MSW 3.0.5 and @mswjs/interceptors 0.45.12. */
export function createResponder(handlers: RequestHandler[]): Respond {
  hideHttpOnlyCookies();
  const jar = new CookieJar();
  return async (request) => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`The simulated backend has no response for ${request.url}.`);
    for (const header of cookiesOf(response)) await jar.setCookie(header);
    return response;
  };
}

/**
 * Responds to the page's API requests inside the page. A service worker would show the requests in the browser's network
 * panel, but every file of the page would pass through it. The director lists the requests instead.
 */
export function intercept(respond: Respond, apiPrefix: string): void {
  for (const interceptor of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
    interceptor.apply();
    interceptor.on('request', async ({ request, controller }) => {
      if (request.url.startsWith(apiPrefix)) controller.respondWith(await respond(request));
    });
  }
}

/** MSW also sets each cookie in the page. The browser refuses HttpOnly cookies there, and Firefox warns on the console. */
function hideHttpOnlyCookies(): void {
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    ...cookie,
    set(text: string) {
      if (!/;\s*httponly/i.test(text)) cookie?.set?.call(document, text);
    },
  });
}

/** MSW stores `Set-Cookie` beside its response, because a page cannot read that header. */
function cookiesOf(response: Response): string[] {
  const key = Object.getOwnPropertySymbols(response).find(({ description }) => description === 'kSetCookie');
  return key === undefined ? [] : (Reflect.get(response, key) as string[]);
}
