/**
 * May the browser be sent there? Only https, or our own origin (which covers http on localhost). A server's answer
 * is data: `javascript:` and friends must never be followed.
 */
export function isSafeRedirect(url: unknown): url is string {
  const parsed = parse(url);
  return parsed !== undefined && (parsed.protocol === 'https:' || isOwnOrigin(parsed));
}

/** May it be shown or downloaded? As above, plus plain http media and picture data, which cannot run. */
export function isSafeMediaUrl(url: unknown): url is string {
  if (typeof url === 'string' && /^data:image\/(png|jpeg|webp|svg\+xml)[;,]/.test(url)) return true;
  const parsed = parse(url);
  return parsed !== undefined && ['https:', 'http:', 'blob:'].includes(parsed.protocol);
}

/** May a file be put there? Upload storage may be another host, also over plain http, but nothing else is one. */
export function isSafeUploadUrl(url: unknown): url is string {
  const parsed = parse(url);
  return parsed !== undefined && ['https:', 'http:'].includes(parsed.protocol);
}

function parse(url: unknown): URL | undefined {
  if (typeof url !== 'string' || url.trim() === '') return undefined;
  try {
    return new URL(url, location.href);
  } catch {
    return undefined;
  }
}

function isOwnOrigin(url: URL): boolean {
  return ['http:', 'https:'].includes(url.protocol) && url.origin === location.origin;
}
