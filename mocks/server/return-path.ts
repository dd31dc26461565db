import { sameSitePath } from '#openapi/safe-address.ts';

const DEFAULT_PATH = '/studio';

/** The path to open after signing in; undefined when `returnTo` leads to another site. */
export function safeReturnPath(returnTo: string | null | undefined): string | undefined {
  return returnTo ? sameSitePath(returnTo) : DEFAULT_PATH;
}

/** Adds the app's base path to a path that does not start with it. */
export function withBase(base: string, path: string): string {
  return base === '' || path === base || path.startsWith(`${base}/`) ? path : base + path;
}
