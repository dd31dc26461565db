const DEFAULT_PATH = '/studio';

/**
 * Where to go after signing in: a path of this app, or undefined when the wish would lead elsewhere. Checked after
 * the browser's own reading, which takes `/\evil`, `//evil` and tabs inside `java\tscript:` for other addresses.
 */
export function safeReturnPath(wish: string | null | undefined): string | undefined {
  if (wish === null || wish === undefined || wish === '') return DEFAULT_PATH;
  if (!looksLikePath(wish) || !looksLikePath(decoded(wish))) return undefined;
  const here = 'http://app.invalid';
  try {
    const url = new URL(wish, here);
    return url.origin === here ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}

/** Puts the app's base path before a path, unless it is there already. */
export function withBase(base: string, path: string): string {
  return base === '' || path === base || path.startsWith(`${base}/`) ? path : base + path;
}

function looksLikePath(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers drop these characters and see another address
  return text.startsWith('/') && !/^\/[/\\]/.test(text) && !/[\u0000-\u001f\\]/.test(text);
}

/** Decoded until nothing changes, so that a slash does not hide behind two encodings. */
function decoded(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return '';
  }
}
