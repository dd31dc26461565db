import { securityHeaders } from '#scripts/build/host-files.ts';
import { expect, test } from './studio-test.ts';

test('the content security policy blocks injected code', async ({ page, studio, expectConsole }) => {
  expectConsole(/Content.Security.Policy|Trusted(HTML|Script)/i);
  await studio.open('/', { scenario: 'signed-out' });
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute('content')).not.toContain('unsafe');

  const violations = await page.evaluateHandle(async () => {
    const directives: string[] = [];
    // The events are dispatched after the violation.
    addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
    for (const name of ['script', 'style'] as const) {
      const element = document.createElement(name);
      element.append('var hasRun = true;');
      document.body.append(element);
    }
    new Image().src = 'http://evil.example/a.png';
    await fetch('http://evil.example/').catch(() => undefined);
    try {
      document.createElement('p').innerHTML = '<b>x</b>';
    } catch {
      directives.push('innerHTML threw');
    }
    return directives;
  });
  const expected = [
    'style-src-elem',
    'img-src',
    'connect-src',
    'require-trusted-types-for',
    'innerHTML threw',
  ];
  await expect.poll(() => violations.jsonValue()).toEqual(expect.arrayContaining(expected));
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

test('every response has its security headers', async ({ request, studio }) => {
  const html = await request.get('/studio');
  const script = await request.get(/assets\/index-[\w-]+\.js/.exec(await html.text())?.[0] ?? '');
  expect(script.headers()['content-type']).toContain('javascript');
  for (const [name, value] of Object.entries(securityHeaders({ isDemo: studio.isDemo }))) {
    for (const response of [html, script]) expect(response.headers()[name.toLowerCase()]).toBe(value);
  }
  expect(html.headers()['cache-control']).toBe('no-cache');
  expect(script.headers()['cache-control']).toContain('immutable');
});

test('the host does not serve its configuration', async ({ request }) => {
  for (const path of ['/.vite/manifest.json', '/nginx.conf', '/vercel.json']) {
    const response = await request.get(path);
    // The host responds with the app to every address that is not a file.
    const isApp = response.headers()['content-type']?.startsWith('text/html') ?? false;
    expect([path, response.status() === 404 || isApp]).toEqual([path, true]);
  }
});
