import { MAX_PHOTO_BYTES, MAX_TRAINING_PHOTOS } from '#openapi/limits.gen.ts';

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

/** Files below `assets/` carry a hash of their content in their name; everything else is asked for anew. */
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
  return { 'vercel.json': vercelConfig(site), 'nginx.conf': nginxConfig(site), Caddyfile: caddyConfig(site) };
}

/** Netlify and Cloudflare Pages; both ask anew for whatever has no rule. */
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

/**
 * Goes to `/etc/nginx/conf.d/`. An `add_header` in a location hides those of its server, so each has all. The server gets
 * each address as it was sent: nginx reads `%2F` as a slash, which would make another path of it.
 */
function nginxConfig({ base, headers, apiUrl, isDemo }: Site): string {
  const sent = (path: string) => [
    ...Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`),
    // Not `always`: a file that is missing for a moment must not be remembered as missing.
    `    add_header Cache-Control "${cacheControl(path, base)}";`,
  ];
  const { protocol, hostname, host, port, path } = serverOf(apiUrl);
  const upstream = [
    `upstream ai_twin_studio_api { server ${hostname}:${port}; }`,
    'map $request_uri $ai_twin_studio_api_path {',
    "  default '';",
    `  ~^${base.replaceAll('.', '\\.')}(?<sent>api/.*)$ ${path}/$sent;`,
    '}',
  ];
  const api = [
    `  location ${base}api/ {`,
    "    if ($ai_twin_studio_api_path = '') { return 404; }",
    `    proxy_pass ${protocol}//ai_twin_studio_api$ai_twin_studio_api_path;`,
    `    proxy_set_header Host ${host};`,
    ...(protocol === 'https:' ? ['    proxy_ssl_server_name on;', `    proxy_ssl_name ${hostname};`] : []),
    '    proxy_set_header X-Forwarded-Host $http_host;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
    '    proxy_request_buffering off;',
    '    proxy_read_timeout 600s;',
    `    client_max_body_size ${MAX_BODY_MB}m;`,
    '  }',
  ];
  return lines(
    `# The build lies in /srv/app${base}`,
    ...(isDemo ? [] : upstream),
    'server {',
    '  listen 8080;',
    '  root /srv/app;',
    '  gzip_static on;',
    '  # brotli_static on;  where nginx has the brotli module',
    ...(isDemo ? [] : api),
    ...PUBLISHED.map((name) => `  location = ${base}${name} { return 404; }`),
    `  location ${base}assets/ {`,
    ...sent(`${base}assets/`),
    '    try_files $uri =404;',
    '  }',
    `  location ${base} {`,
    ...sent(base),
    `    try_files $uri ${base}index.html;`,
    '  }',
    '}',
  );
}

/** The parts of the real server's address. */
function serverOf(apiUrl = SAMPLE_SERVER) {
  const { origin, protocol, hostname, host, port, pathname } = new URL(apiUrl);
  const usualPort = protocol === 'https:' ? '443' : '80';
  return { origin, protocol, hostname, host, port: port || usualPort, path: pathname.replace(/\/$/, '') };
}

function caddyConfig({ base, headers, apiUrl, isDemo }: Site): string {
  const { origin, path } = serverOf(apiUrl);
  const files = ['    file_server {', '      precompressed br gzip', '    }', '  }'];
  const api = [
    `  handle ${base}api/* {`,
    ...(base === '/' ? [] : [`    uri strip_prefix ${base.slice(0, -1)}`]),
    '    request_body {',
    `      max_size ${MAX_BODY_MB}MiB`,
    '    }',
    // Decodes the address, which without it goes on as it was sent.
    ...(path === '' ? [] : [`    rewrite * ${path}{uri}`]),
    `    reverse_proxy ${origin}`,
    '  }',
  ];
  return lines(
    `# The build lies in /srv/app${base}`,
    ':8080 {',
    '  root * /srv/app',
    '  header {',
    ...Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`),
    '  }',
    ...(isDemo ? [] : api),
    `  @unserved path ${PUBLISHED.map((name) => base + name).join(' ')}`,
    '  handle @unserved {',
    '    error 404',
    '  }',
    `  handle ${base}assets/* {`,
    '    @found file',
    `    header @found Cache-Control "${cacheControl(`${base}assets/`, base)}"`,
    ...files,
    `  handle ${base}* {`,
    `    header Cache-Control "${cacheControl(base, base)}"`,
    `    try_files {path} ${base}index.html`,
    ...files,
    '}',
  );
}

function lines(...text: string[]): string {
  return `${text.join('\n')}\n`;
}
