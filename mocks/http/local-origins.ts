import { isIP } from 'node:net';
import { isLoopback } from '#openapi/safe-address.ts';

/** Whether the page is on the developer's machine. Only such pages may use the API with cookies from another port. */
export function isLocalOrigin(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && isLoopback(url.hostname);
}

/**
 * Whether the server responds to requests for this host: loopback names, the name that it listens on, and on `0.0.0.0`
 * plain IP addresses, because DNS rebinding needs a name.
 * @param host a `Host` header
 */
export function isServedHost(host: string, listensOn = 'localhost'): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const bare = hostname.replace(/^\[|\]$/g, '');
  const isWildcard = ['0.0.0.0', '::'].includes(listensOn);
  return isLoopback(hostname) || bare === listensOn.toLowerCase() || (isWildcard && isIP(bare) !== 0);
}

/** Headers that let a local page on another port read the response. */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null || !isLocalOrigin(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Location, Retry-After',
  };
}

/** Additional headers for the response to a preflight. */
export function preflightHeaders(requestedHeaders: string | null): Record<string, string> {
  return {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': requestedHeaders ?? 'content-type, idempotency-key, charge-key',
    'access-control-max-age': '600',
  };
}
