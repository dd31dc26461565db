/**
 * Decision 41, for the app and the simulated backend: a foreign address must lead to https, to a path of the same
 * origin, or from loopback to loopback. The browser's parser decides, not the text: browsers drop tabs, read `\` as `/`,
 * and resolve `/..//evil.example`.
 * @param here the address of the page that links to it
 * @param hosts if not empty, the only other allowed hosts, with their port unless it is the default
 * @returns the reason for a refusal, which completes a sentence; undefined if the address is allowed
 */
export function addressRefusal(
  address: string,
  here: string,
  hosts: readonly string[] = [],
): string | undefined {
  if (/[\s\\]/.test(address) || !/^(https?:\/\/|\/)/i.test(address)) {
    return 'it is neither an https address nor a path of this site';
  }
  if (!URL.canParse(address, here)) return 'it is no address';
  const url = new URL(address, here);
  const page = new URL(here);
  if (url.username !== '' || url.password !== '') return 'it carries a user name or a password';
  if (url.origin === page.origin) {
    return url.pathname.startsWith('//') ? 'its path begins with two slashes' : undefined;
  }
  if (address.startsWith('/')) return 'it leads to another site';
  if (url.protocol !== 'https:' && !(isLoopback(url.hostname) && isLoopback(page.hostname)))
    return 'it is not https';
  if (hosts.length > 0 && !hosts.includes(url.host)) return `${url.host} is not among the allowed hosts`;
  return undefined;
}

/**
 * A path of the same site, as the browser reads it.
 * @returns undefined if the path, or what it decodes to, leads elsewhere
 */
export function sameSitePath(wish: string): string | undefined {
  const here = 'https://site.invalid';
  for (const reading of [wish, fullyDecoded(wish)?.replaceAll(' ', '%20')]) {
    if (reading?.startsWith('/') !== true || addressRefusal(reading, here) !== undefined) return undefined;
  }
  const { pathname, search, hash } = new URL(wish, here);
  return pathname + search + hash;
}

/**
 * Whether this id can be a path segment. An empty id, a dot segment or a slash would lead to another path. Encoding does
 * not help: `%2e` is also a dot, and servers and proxies decode `%2f`, some of them twice.
 */
export function isPathSegment(id: string): boolean {
  const isPath = /[/\\]|%(25)*(2f|5c)/i.test(id) || /^(\.|%(25)*2e){0,2}$/i.test(id);
  return !isPath && id.isWellFormed();
}

/** Whether this host is the machine itself. */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Decoded until nothing changes, so that two encodings cannot hide a slash; undefined if it is malformed. */
function fullyDecoded(text: string): string | undefined {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : fullyDecoded(once);
  } catch {
    return undefined;
  }
}
