const METHODS = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';

/** Is this page on the developer's own machine? Only those may use the API with their cookies from another port. */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname, protocol } = new URL(origin);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** The headers that let a local page on another port read the answer. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !isLocalOrigin(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Location, Retry-After',
  };
}

/** The additional headers of a preflight's answer. */
export function preflightHeaders(askedHeaders: string | undefined): Record<string, string> {
  return {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': askedHeaders ?? 'content-type, idempotency-key',
    'access-control-max-age': '600',
  };
}
