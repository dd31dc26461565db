import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';
import { CookieJar } from './cookie-jar.ts';

/**
 * Sends a request to the simulated backend without any network. Redirects are not followed; cookies are stored.
 * @throws when no handler responds, or when one fails
 */
export type Ask = (request: Request) => Promise<Response>;

/** Written for MSW 3.0.5 and @mswjs/interceptors 0.45.12. */
export function createAsk(handlers: RequestHandler[]): Ask {
  keepHttpOnlyCookiesFromPage();
  const jar = new CookieJar();
  return async (request) => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`The simulated backend has no answer for ${request.url}.`);
    for (const header of cookiesOf(response)) await jar.setCookie(header);
    return response;
  };
}

/**
 * Puts the handlers between the page and the network, inside the page. A service worker would show the requests in the
 * browser's network panel, but every file of the page would pass through it. The director lists the requests instead.
 */
export function intercept(ask: Ask, apiPrefix: string): void {
  for (const interceptor of [new FetchInterceptor(), new XMLHttpRequestInterceptor()]) {
    interceptor.apply();
    interceptor.on('request', async ({ request, controller }) => {
      if (request.url.startsWith(apiPrefix)) controller.respondWith(await ask(request));
    });
  }
}

/** MSW also gives each cookie to the page. An HttpOnly one is refused there, and Firefox says so on the console each time. */
function keepHttpOnlyCookiesFromPage(): void {
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
