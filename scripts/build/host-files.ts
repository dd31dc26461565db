import { readFileSync } from 'node:fs';
import { MAX_PHOTO_BYTES, MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';
import { fillIn } from './fill-in.ts';

/** A proxy must let the largest training set through, with room for the parts' heads. */
const MAX_BODY_MB = Math.ceil((MAX_TRAINING_PHOTOS * MAX_PHOTO_BYTES) / 1024 ** 2) + 1;
/** `npm run mock-api`, until `API_URL` names a real one. */
const SAMPLE_SERVER = 'http://127.0.0.1:4010';
const YEAR_SECONDS = 31_536_000;

/** What a build says about itself to its host. */
export interface Site {
  base: string;
  headers: Record<string, string>;
  /** The real server; without it the host's own `/api` is left to its owner. */
  apiUrl: string | undefined;
  isDemo: boolean;
}

/** What every answer of a static host carries. The page brings the rest of its policy along in its head. */
export function securityHeaders({ isDemo }: { isDemo: boolean }): Record<string, string> {
  return {
    // Only a header can say who may frame a page. The demo's storyboard frames its own.
    'Content-Security-Policy': `frame-ancestors ${isDemo ? "'self'" : "'none'"}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // Whoever opened this page, or was opened by it, holds no window of it. The payment page comes into the same tab.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Over plain http browsers ignore it. Other hosts of the same domain are their owners' to decide.
    'Strict-Transport-Security': `max-age=${YEAR_SECONDS}`,
  };
}

/** Files below `assets/` carry a hash of their content in their name; everything else is revalidated. */
export function cacheControl(path: string, base = '/'): string {
  return path.startsWith(`${base}assets/`) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
}

/** What Netlify and Cloudflare Pages look for beside `index.html`, and do not serve. Other hosts are told not to. */
export function publishedFiles(site: Site): Record<string, string> {
  return { _headers: netlifyHeaders(site), _redirects: netlifyRedirects(site) };
}

const PUBLISHED = ['_headers', '_redirects'];

/** Does this address, however it is encoded, ask for one of {@link publishedFiles}? */
export function isHostFile(address: string): boolean {
  const [path = ''] = address.split('?');
  try {
    return PUBLISHED.some((name) => decodeURIComponent(path).endsWith(`/${name}`));
  } catch {
    return false;
  }
}

/** The configurations of the other hosts, which lie beside the published folder. */
export function hostConfigs(site: Site): Record<string, string> {
  const values = valuesOf(site);
  return {
    'vercel.json': vercelConfig(site),
    'nginx.conf': fillIn(readHostFile('nginx.conf'), values),
    Caddyfile: fillIn(readHostFile('Caddyfile'), values),
  };
}

function readHostFile(name: string): string {
  return readFileSync(new URL(`hosts/${name}`, import.meta.url), 'utf8');
}

/** What stands in the places of `hosts/`. */
function valuesOf({ base, headers, apiUrl = SAMPLE_SERVER, isDemo }: Site) {
  const { origin, protocol, hostname, host, port, pathname } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  const path = pathname.replace(/\/$/, '');
  const server = { origin, protocol, isHttps, hostname, host, port: port || (isHttps ? '443' : '80'), path };
  return {
    base,
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

/** Netlify and Cloudflare Pages; both revalidate what has no rule. */
function netlifyHeaders({ base, headers }: Site): string {
  return lines(
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    `${base}assets/*`,
    `  Cache-Control: ${cacheControl(`${base}assets/`, base)}`,
  );
}

/** Cloudflare Pages needs none for the fallback and ignores it. */
function netlifyRedirects({ base, apiUrl }: Site): string {
  const api = apiUrl === undefined ? [] : [`${base}api/* ${apiUrl}/api/:splat 200`];
  return lines(...api, `${base}* ${base}index.html 200`);
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
    // A file of an older release is missing, not the app: the page notices and offers a reload.
    rewrites: [...api, { source: `${base}((?!assets/|api/).*)`, destination: `${base}index.html` }],
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

function lines(...text: string[]): string {
  return `${text.join('\n')}\n`;
}
