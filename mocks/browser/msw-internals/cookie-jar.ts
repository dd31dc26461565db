import type { StoredCookie } from './set-cookie.ts';
import { isCookieSent, parseSetCookie } from './set-cookie.ts';

/**
 * The cookie jar of the simulated backend in the browser. Written for MSW 3.0.5, which imports these three names from
 * `tough-cookie`; the demo aliases that package to this file (scripts/vite-demo.ts). MSW needs a jar because a page can
 * neither set nor read an HttpOnly cookie. Why not `tough-cookie` itself:
 * - It adds 120.6 kB (gzip) to the demo, nearly all of it the list of public suffixes; here there is one host. Without
 *   that list it still adds 7.5 kB.
 * - MSW reads its jar once per page, so a tab does not see that another one signed in. This one is read at each request,
 *   so all tabs share one session. On top of `tough-cookie` that would still need a store of our own.
 */
const STORAGE_KEY = `twin-studio-mock:${import.meta.env.BASE_URL}:cookies`;

export class CookieJar {
  /** The cookies that a browser would send to `url`. */
  getCookiesSync(url: string): StoredCookie[] {
    return readCookies().filter((cookie) => isCookieSent(cookie, new URL(url), Date.now()));
  }

  /** Takes over one `Set-Cookie` header of an answer from `url`. */
  async setCookie(header: string, url: string): Promise<void> {
    const cookie = parseSetCookie(header, new URL(url), Date.now());
    if (!cookie) return;
    const others = readCookies().filter(({ key, path }) => key !== cookie.key || path !== cookie.path);
    const isGone = cookie.expires !== null && cookie.expires <= Date.now();
    localStorage.setItem(STORAGE_KEY, JSON.stringify(isGone ? others : [...others, cookie]));
  }
}

/** MSW writes this store's index to localStorage after each change; it stays empty, the jar keeps its own record. */
export class MemoryCookieStore {
  idx: Record<string, never> = {};
}

/** Only called for records of MSW's own, older jar: they are left behind. */
export const Cookie = { fromJSON: () => null };

function readCookies(): StoredCookie[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as StoredCookie[]) : [];
  } catch {
    return [];
  }
}
