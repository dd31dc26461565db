import { isIP } from 'node:net';
import { isLoopback } from '#openapi/safe-address.ts';

/** Is this page on the developer's own machine? Only those may use the API with their cookies from another port. */
export function isLocalOrigin(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && isLoopback(url.hostname);
}

/**
 * Is a request to this host answered? Loopback names are, and the name that the server listens on. On
 * `0.0.0.0` plain IP addresses are, too, because DNS rebinding needs a name.
 * @param host a `Host` header
 */
export function isServedHost(host: string, listensOn = 'localhost'): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const bare = hostname.replace(/^\[|\]$/g, '');
  const isWildcard = ['0.0.0.0', '::'].includes(listensOn);
  return isLoopback(hostname) || bare === listensOn.toLowerCase() || (isWildcard && isIP(bare) !== 0);
}

/** The headers that let a local page on another port read the answer. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null || !isLocalOrigin(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Location, Retry-After',
  };
}

/** The additional headers of a preflight's answer. */
export function preflightHeaders(askedHeaders: string | null): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': askedHeaders ?? 'content-type, idempotency-key, charge-key',
    'access-control-max-age': '600',
  };
}
