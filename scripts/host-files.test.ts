import { expect, test } from 'vitest';
import { hostFiles, securityHeaders } from './host-files.ts';

const live = { base: '/app/', headers: securityHeaders({ isDemo: false }), isDemo: false };
const files = hostFiles({ ...live, apiUrl: 'https://server.example' });

test.each(['_headers', 'vercel.json', 'nginx.conf', 'Caddyfile'])(
  '%s sends every security header, and keeps only files with a hash in their name',
  (name) => {
    const text = files[name] ?? '';
    for (const [header, value] of Object.entries(live.headers)) {
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
    expect(text.match(/immutable/g)).toHaveLength(1);
    expect(text.slice(0, text.indexOf('immutable'))).toContain('/app/assets/');
  },
);

test.each(['_redirects', 'vercel.json', 'nginx.conf', 'Caddyfile'])(
  '%s answers other addresses with the app, and /api by the server',
  (name) => {
    expect(files[name]).toContain('/app/index.html');
    expect(files[name]).toContain('https://server.example');
  },
);

test('the demo has no server, and may frame itself', () => {
  const demo = hostFiles({
    base: '/',
    headers: securityHeaders({ isDemo: true }),
    apiUrl: undefined,
    isDemo: true,
  });
  for (const text of Object.values(demo)) expect(text).not.toMatch(/proxy|\/api\/:/);
  expect(demo['_headers']).toContain("frame-ancestors 'self'");
});
