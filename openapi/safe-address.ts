/**
 * Decision 41, for the app and the simulated server alike: an address that somebody else chose leads to https, to a
 * path of the same origin, or from loopback to loopback. The browser's own reading of it decides, not its letters:
 * browsers drop tabs, take `\` for `/`, and resolve `/..//evil.example`.
 * @param here the address of the page it would be followed from.
 * @param hosts when not empty, the only other hosts, with their port where it is not the usual one.
 * @returns why it may not be followed, to end a sentence; undefined when it may.
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
 * @returns undefined when the wish, or what it decodes to, would lead elsewhere.
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
 * Can this id stand in a path? Nothing, a dot segment or a slash would make it another path, and no encoding helps: `%2e`
 * is a dot, too, and servers and proxies decode `%2f`, some of them twice.
 */
export function isPathSegment(id: string): boolean {
  const isPath = /[/\\]|%(25)*(2f|5c)/i.test(id) || /^(\.|%(25)*2e){0,2}$/i.test(id);
  return !isPath && id.isWellFormed();
}

/** Is this host the machine itself? */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Decoded until nothing changes, so that a slash does not hide behind two encodings; undefined when it is garbled. */
function fullyDecoded(text: string): string | undefined {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : fullyDecoded(once);
  } catch {
    return undefined;
  }
}
