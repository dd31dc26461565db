import { responseTo } from '#mocks/testing/test-requests.ts';

interface CookieJar {
  getCookieStringSync(url: string): string;
  setCookieSync(cookie: string, url: string, options: { ignoreError: boolean }): unknown;
  removeAllCookiesSync(): void;
}

let isInstalled = false;

/** Gives Node's fetch, which has no cookies, jsdom's cookie jar. */
export function installCookieJar(): void {
  if (isInstalled) return;
  isInstalled = true;
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, location.href), init);
    const cookies = pageCookies().getCookieStringSync(request.url);
    if (cookies !== '' && request.credentials !== 'omit') request.headers.set('cookie', cookies);
    const response = await responseTo(send(request));
    for (const cookie of response.headers.getSetCookie()) {
      pageCookies().setCookieSync(cookie, request.url, { ignoreError: true });
    }
    return response;
  };
}

export function removeCookies(): void {
  pageCookies().removeAllCookiesSync();
}

function pageCookies(): CookieJar {
  return (globalThis as unknown as { jsdom: { cookieJar: CookieJar } }).jsdom.cookieJar;
}
