interface StoredCookie {
  /** The cookie's name. MSW reads it from this property. */
  key: string;
  value: string;
}

/**
 * The cookie jar of the simulated backend in the browser. Written for MSW 3.0.5, which imports these three names from
 * `tough-cookie`; the demo aliases that package to this file (scripts/build/demo-plugins.ts). MSW needs a jar because a page can
 * neither set nor read an HttpOnly cookie. Why not `tough-cookie` itself:
 * - It adds 120.6 kB (gzip) to the demo, nearly all for the list of public suffixes. The demo has one host. Without that
 *   list it still adds 7.5 kB.
 * - MSW reads its jar once per page, so a tab does not see a sign-in of another tab. This jar reads the storage at each
 *   request, so all tabs share one session. `tough-cookie` would still need a custom store for that.
 */
const STORAGE_KEY = `twin-studio-mock:${import.meta.env.BASE_URL}:cookies`;

/** Stores the session cookies of the simulated server. They are valid for the whole site; `Max-Age=0` removes them. */
export class CookieJar {
  getCookiesSync(): StoredCookie[] {
    return readCookies();
  }

  /** Applies a `Set-Cookie` header. */
  async setCookie(header: string): Promise<void> {
    const [, key, value = ''] = /^\s*([^=;\s]+)=([^;]*)/.exec(header) ?? [];
    if (key === undefined) return;
    const cookies = readCookies().filter((cookie) => cookie.key !== key);
    if (!/;\s*max-age=0/i.test(header)) cookies.push({ key, value });
    localStorage.setItem(STORAGE_KEY, JSON.stringify(cookies));
  }
}

/** MSW writes this store's index to localStorage after each change. It stays empty, because the jar uses another key. */
export class MemoryCookieStore {
  idx: Record<string, never> = {};
}

/** Only called for records of an older MSW jar, which are ignored. */
export const Cookie = { fromJSON: () => null };

function readCookies(): StoredCookie[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as StoredCookie[]) : [];
  } catch {
    return [];
  }
}
