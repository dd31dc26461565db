import { isLoopback } from '#openapi/safe-address.ts';

/** Required attributes that the session cookie lacks at this address. */
export function missingFlags(setCookie: string, address: string): string[] {
  const isLocal = isLoopback(new URL(address).hostname);
  const wanted = ['HttpOnly', 'SameSite=Lax', 'Path=/', ...(isLocal ? [] : ['Secure'])];
  const flags = setCookie.split(';').map((part) => part.trim().toLowerCase());
  return wanted.filter((flag) => !flags.includes(flag.toLowerCase()));
}

/** Whether a browser deletes the cookie. */
export function isRemoval(setCookie: string): boolean {
  const [, expires = ''] = /expires=([^;]+)/i.exec(setCookie) ?? [];
  return /max-age=(0|-\d+)\s*(;|$)/i.test(setCookie) || Date.parse(expires) < Date.now();
}
