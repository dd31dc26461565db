import { readFileSync } from 'node:fs';
import { MAX_PHOTO_BYTES, MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';

/** The largest upload of training photos, with the headers of its parts. */
const MAX_BODY_MB = Math.ceil((MAX_TRAINING_PHOTOS * MAX_PHOTO_BYTES) / 1024 ** 2) + 1;
/** The default server is `npm run mock-api`. */
const SAMPLE_SERVER = 'http://127.0.0.1:4010';
const YEAR_SECONDS = 31_536_000;

/** The input of the host files. */
export interface Site {
  base: string;
  headers: Record<string, string>;
  /** The address of the real server; undefined in the demo. */
  apiUrl: string | undefined;
  isDemo: boolean;
}

/** The headers of every response of a static host. The rest of the policy is in the page's head. */
export function securityHeaders({ isDemo }: { isDemo: boolean }): Record<string, string> {
  return {
    // `frame-ancestors` works only in a header. The demo's storyboard frames its own pages.
    'Content-Security-Policy': `frame-ancestors ${isDemo ? "'self'" : "'none'"}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // Other pages get no handle of this window. The payment page opens in the same tab.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Browsers ignore it over http. It has no includeSubDomains, because subdomains may belong to others.
    'Strict-Transport-Security': `max-age=${YEAR_SECONDS}`,
  };
}

/** Files below `assets/` have a hash in their name, so they are cached for a year. All others are revalidated. */
export function cacheControl(path: string, base = '/'): string {
  return path.startsWith(`${base}assets/`) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
}

const PUBLISHED = ['_headers', '_redirects'];

/** The files beside `index.html` that Netlify and Cloudflare Pages read. Other hosts are configured not to serve them. */
export function publishedFiles(site: Site): Record<string, string> {
  return Object.fromEntries(PUBLISHED.map((name) => [name, filledTemplate(name, site)]));
}

/** The configurations of other hosts, written beside the published folder. */
export function hostConfigs(site: Site): Record<string, string> {
  return {
    'vercel.json': vercelConfig(site),
    'nginx.conf': filledTemplate('nginx.conf', site),
    Caddyfile: filledTemplate('Caddyfile', site),
  };
}

function filledTemplate(name: string, site: Site): string {
  return fillIn(readFileSync(new URL(`hosts/${name}`, import.meta.url), 'utf8'), valuesOf(site));
}

/** The values for the templates in `hosts/`. */
function valuesOf({ base, headers, apiUrl, isDemo }: Site) {
  const { origin, protocol, hostname, host, port, pathname } = new URL(apiUrl ?? SAMPLE_SERVER);
  const isHttps = protocol === 'https:';
  const path = pathname.replace(/\/$/, '');
  const server = { origin, protocol, isHttps, hostname, host, port: port || (isHttps ? '443' : '80'), path };
  return {
    base,
    apiUrl,
    basePattern: base.replaceAll('.', '\\.'),
    prefix: base.slice(0, -1),
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    hashedCache: cacheControl(`${base}assets/`, base),
    otherCache: cacheControl(base, base),
    unservedPaths: PUBLISHED.map((name) => base + name).join(' '),
    unserved: PUBLISHED.map((name) => ({ file: base + name })),
    maxBodyMb: MAX_BODY_MB,
    server: isDemo ? undefined : server,
  };
}

function vercelConfig({ base, headers, apiUrl }: Site): string {
  const api =
    apiUrl === undefined ? [] : [{ source: `${base}api/:path*`, destination: `${apiUrl}/api/:path*` }];
  const config = {
    headers: [
      { source: '/(.*)', headers: Object.entries(headers).map(([key, value]) => ({ key, value })) },
      {
        source: `${base}assets/(.*)`,
        headers: [{ key: 'Cache-Control', value: cacheControl(`${base}assets/`, base) }],
      },
    ],
    redirects: PUBLISHED.map((name) => ({ source: base + name, destination: base, permanent: false })),
    // A missing file of an older release returns 404, not the app, so that the page offers a reload.
    rewrites: [...api, { source: `${base}((?!assets/|api/).*)`, destination: `${base}index.html` }],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

/**
 * Fills a template: `{{name}}` with a value, and the lines between `{{#name}}` and `{{/name}}` once for each item of a
 * list, once for another value, and not at all for an empty or false one.
 */
function fillIn(template: string, values: Record<string, unknown>): string {
  return template
    .replaceAll(/^\{\{#(\w+)\}\}\n(.*?)^\{\{\/\1\}\}\n/gms, (_, name: string, lines: string) =>
      [values[name]]
        .flat()
        .filter((item) => Boolean(item))
        .map((item) => fillIn(lines, { ...values, ...(item as object) }))
        .join(''),
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
