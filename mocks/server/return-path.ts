import { sameSitePath } from '#openapi/safe-address.ts';

const DEFAULT_PATH = '/studio';

/** The return path after signing in; undefined when it would lead to another site. */
export function safeReturnPath(wish: string | null | undefined): string | undefined {
  return wish === null || wish === undefined || wish === '' ? DEFAULT_PATH : sameSitePath(wish);
}

/** Puts the app's base path before a path, unless it is there already. */
export function withBase(base: string, path: string): string {
  return base === '' || path === base || path.startsWith(`${base}/`) ? path : base + path;
}
