import { describe, expect, test } from 'vitest';
import { hostConfigs, publishedFiles, securityHeaders, type Site } from './host-files.ts';

const hostFiles = (site: Site) =>
  ({ ...publishedFiles(site), ...hostConfigs(site) }) as Record<string, string>;

const live = { base: '/app/', headers: securityHeaders({ isDemo: false }), isDemo: false };
const files = hostFiles({ ...live, apiUrl: 'https://server.example' });

test.each(['_headers', 'vercel.json', 'nginx.conf', 'Caddyfile'])(
  '%s sends every security header',
  (name) => {
    const text = files[name] ?? '';
    for (const [header, value] of Object.entries(live.headers)) {
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
  },
);

test.each(['_headers', 'vercel.json', 'nginx.conf', 'Caddyfile'])(
  '%s caches only files with a hash in their name',
  (name) => {
    const text = files[name] ?? '';
    expect(text.match(/immutable/g)).toHaveLength(1);
    expect(text.slice(0, text.indexOf('immutable'))).toContain('/app/assets/');
  },
);

test.each(['_redirects', 'vercel.json', 'nginx.conf', 'Caddyfile'])(
  '%s serves the app at other addresses',
  (name) => {
    expect(files[name]).toContain('/app/index.html');
  },
);

test.each(['_redirects', 'vercel.json', 'nginx.conf', 'Caddyfile'])(
  '%s forwards /api to the server',
  (name) => {
    expect(files[name]).toContain('server.example');
  },
);

test('nginx forwards the path below a base path to a server below a path', () => {
  const text = hostConfigs({ ...live, apiUrl: 'https://server.example/v1' })['nginx.conf'];
  expect(text).toContain('map $request_uri $ai_twin_studio_api_path {');
  expect(text).toContain('~^/app/(?<sent>api/.*)$ /v1/$sent;');
  expect(text).toContain('proxy_pass https://ai_twin_studio_api$ai_twin_studio_api_path;');
  expect(text).toContain('upstream ai_twin_studio_api { server server.example:443; }');
  expect(text).toContain('proxy_ssl_name server.example;');
});

const site = { ...live, apiUrl: undefined };

test('only the files for Netlify, Cloudflare are published', () => {
  expect(Object.keys(publishedFiles(site))).toEqual(['_headers', '_redirects']);
});

test('other hosts do not serve the files for Netlify, Cloudflare', () => {
  for (const [name, text] of Object.entries(hostConfigs(site))) {
    expect([name, text.includes('/app/_headers'), text.includes('/app/_redirects')]).toEqual([
      name,
      true,
      true,
    ]);
  }
});

test('https is required for this host only', () => {
  expect(live.headers).toMatchObject({ 'Strict-Transport-Security': 'max-age=31536000' });
});

test('other pages get no handle of the window', () => {
  expect(live.headers).toMatchObject({ 'Cross-Origin-Opener-Policy': 'same-origin' });
});

describe('the demo', () => {
  const demo = hostFiles({
    base: '/',
    headers: securityHeaders({ isDemo: true }),
    apiUrl: undefined,
    isDemo: true,
  });
  test('has no server', () => {
    for (const text of Object.values(demo)) expect(text).not.toMatch(/proxy|\/api\/:/);
  });

  test('may frame itself', () => {
    expect(demo['_headers']).toContain("frame-ancestors 'self'");
  });
});
