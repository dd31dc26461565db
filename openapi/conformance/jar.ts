/** Sends a request and returns its response, as the global `fetch` does. */
export type Fetch = (url: string | URL, init: RequestInit) => Promise<Response>;

/** The cookies of one account, stored as in a browser. */
export interface CookieJar {
  /** `fetch` with this account's cookies. Redirects are not followed. */
  fetch(url: string | URL, init?: RequestInit): Promise<Response>;
  /** GET, following redirects to the last response. */
  follow(url: string | URL): Promise<Response>;
  /** Adds a cookie in the form of `Set-Cookie`, for servers that sign in by other means. */
  set(url: string | URL, setCookie: string): void;
  /** Every received `Set-Cookie`. */
  received: string[];
  /** The `Cookie` header for an address; '' without any. */
  header(url: string | URL): string;
}

const MAX_REDIRECTS = 10;

/** A request without a response for this long has failed. */
const TIME_LIMIT_MS = 60_000;

const overHttp: Fetch = (url, init) => fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS), ...init });

export function createJar({ fetch: send = overHttp }: { fetch?: Fetch | undefined } = {}): CookieJar {
  const cookies = new Map<string, { host: string; path: string; pair: string }>();
  const jar: CookieJar = {
    received: [],
    header(url) {
      const { hostname, pathname } = new URL(url);
      return [...cookies.values()]
        .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
        .map(({ pair }) => pair)
        .join('; ');
    },
    set(url, setCookie) {
      const { hostname } = new URL(url);
      const [pair = '', ...attributes] = setCookie.split(';').map((part) => part.trim());
      const attribute = (wanted: string) =>
        attributes
          .find((attribute) => attribute.toLowerCase().startsWith(`${wanted}=`))
          ?.slice(wanted.length + 1);
      const path = attribute('path') ?? '/';
      const expires = Date.parse(attribute('expires') ?? '');
      const isOver = Number(attribute('max-age') ?? 1) <= 0 || expires < Date.now();
      const key = `${hostname} ${path} ${pair.split('=')[0]}`;
      if (isOver) cookies.delete(key);
      else cookies.set(key, { host: hostname, path, pair });
    },
    async fetch(url, init = {}) {
      const headers = new Headers(init.headers);
      const cookie = jar.header(url);
      if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
      const response = await send(url, { redirect: 'manual', ...init, headers });
      for (const setCookie of response.headers.getSetCookie()) {
        jar.received.push(setCookie);
        jar.set(url, setCookie);
      }
      return response;
    },
    async follow(url) {
      let address = new URL(url);
      for (let hops = 0; hops < MAX_REDIRECTS; hops += 1) {
        const response = await jar.fetch(address);
        const location = response.headers.get('location');
        if (location === null || response.status < 300 || response.status > 399) return response;
        address = new URL(location, address);
      }
      throw new Error(`${String(url)} redirects more than ${MAX_REDIRECTS} times.`);
    },
  };
  return jar;
}

/** Repeats a request once when the server has just closed an idle connection. */
export async function repeatedOnce<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const { cause } = error as Error;
    if (!(cause instanceof Error && /other side closed|ECONNRESET|EPIPE/.test(cause.message))) throw error;
    return ask();
  }
}
