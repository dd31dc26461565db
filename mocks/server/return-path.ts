import { sameSitePath } from '#openapi/safe-address.ts';

const DEFAULT_PATH = '/studio';

/** Where to go after signing in: a path of this app, or undefined when the wish would lead elsewhere. */
export function safeReturnPath(wish: string | null | undefined): string | undefined {
  return wish === null || wish === undefined || wish === '' ? DEFAULT_PATH : sameSitePath(wish);
}

/** Puts the app's base path before a path, unless it is there already. */
export function withBase(base: string, path: string): string {
  return base === '' || path === base || path.startsWith(`${base}/`) ? path : base + path;
}
