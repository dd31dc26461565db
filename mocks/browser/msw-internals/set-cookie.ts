export interface StoredCookie {
  /** The cookie's name; MSW reads it under this word. */
  key: string;
  value: string;
  path: string;
  /** Milliseconds since the epoch; null: until it is replaced. */
  expires: number | null;
}

/**
 * One `Set-Cookie` header as a record, after RFC 6265 §5.2 for a single host: `Path`, `Max-Age` and `Expires` count,
 * `HttpOnly`, `Secure` and `SameSite` have nothing to decide here. Undefined when the header sets no cookie for it.
 */
export function parseSetCookie(header: string, url: URL, nowMs: number): StoredCookie | undefined {
  const [pair = '', ...attributes] = header.split(';');
  const split = pair.indexOf('=');
  const key = pair.slice(0, split).trim();
  if (split < 1 || key === '') return undefined;

  const cookie: StoredCookie = {
    key,
    value: pair.slice(split + 1).trim(),
    path: defaultPath(url),
    expires: null,
  };
  let maxAge: number | undefined;
  for (const attribute of attributes) {
    const [name = '', ...rest] = attribute.split('=');
    const value = rest.join('=').trim();
    switch (name.trim().toLowerCase()) {
      case 'path':
        if (value.startsWith('/')) cookie.path = value;
        break;
      case 'max-age':
        if (/^-?\d+$/.test(value)) maxAge = Number(value);
        break;
      case 'expires': {
        const time = Date.parse(value);
        if (!Number.isNaN(time)) cookie.expires = time;
        break;
      }
      case 'domain':
        if (value.replace(/^\./, '').toLowerCase() !== url.hostname) return undefined;
        break;
    }
  }
  if (maxAge !== undefined) cookie.expires = maxAge <= 0 ? 0 : nowMs + maxAge * 1000;
  return cookie;
}

/** Does a request to `url` carry this cookie? RFC 6265 §5.4, for a single host. */
export function isCookieSent(cookie: StoredCookie, url: URL, nowMs: number): boolean {
  if (cookie.expires !== null && cookie.expires <= nowMs) return false;
  const { pathname } = url;
  if (!pathname.startsWith(cookie.path)) return false;
  return (
    cookie.path.endsWith('/') ||
    pathname.length === cookie.path.length ||
    pathname[cookie.path.length] === '/'
  );
}

function defaultPath({ pathname }: URL): string {
  const end = pathname.lastIndexOf('/');
  return end < 1 ? '/' : pathname.slice(0, end);
}
