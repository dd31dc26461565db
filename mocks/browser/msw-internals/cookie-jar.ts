import type { StoredCookie } from './set-cookie.ts';
import { isCookieSent, parseSetCookie } from './set-cookie.ts';

/**
 * Written for MSW 3.0.5.
 *
 * The browser's cookie jar of the simulated backend, in the place of `tough-cookie` (an alias of the demo build and
 * the demo dev server, see scripts/vite-demo.ts). MSW keeps cookies in a jar of its own because a page can neither
 * set nor read an HttpOnly cookie. Two reasons for this one:
 * - tough-cookie brings a list of all public suffixes along, 112 of the 151 kB (gzip) of MSW, to find out that
 *   cookies of `.co.uk` are not allowed. Here there is one host.
 * - its jar is read once per page and written whole, so a tab that signed in while another was open stays unknown
 *   there. This one is read at each request: all tabs share one session, as they would in a real browser.
 *
 * MSW uses these three names and nothing else of the package.
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
