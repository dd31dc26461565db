import { securityHeaders } from '../scripts/build/host-files.ts';
import { expect, test } from './studio-test.ts';

test('runs no code and no styles that did not come with the page', async ({
  page,
  studio,
  expectConsole,
}) => {
  expectConsole(/Content.Security.Policy|Trusted(HTML|Script)/i);
  await studio.open('/', { scenario: 'signed-out' });
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute('content')).not.toContain('unsafe');

  const stopped = await page.evaluate(async () => {
    const directives: string[] = [];
    addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective));
    for (const name of ['script', 'style'] as const) {
      const element = document.createElement(name);
      element.append('x');
      document.body.append(element);
    }
    new Image().src = 'http://evil.example/a.png';
    await fetch('http://evil.example/').catch(() => undefined);
    try {
      document.createElement('p').innerHTML = '<b>x</b>';
    } catch {
      directives.push('innerHTML threw');
    }
    await new Promise((resolve) => setTimeout(resolve));
    return directives;
  });
  expect(stopped).toEqual(
    expect.arrayContaining(['style-src-elem', 'img-src', 'connect-src', 'innerHTML threw']),
  );
});

test('every answer says who may frame it, and how long it may be kept', async ({ page, studio }) => {
  await studio.open('/', { scenario: 'signed-out' });
  const html = await page.request.get('/studio');
  const script = await page.request.get(
    (await page.locator('script[src]').first().getAttribute('src')) ?? '',
  );
  for (const [name, value] of Object.entries(securityHeaders({ isDemo: studio.isDemo }))) {
    expect([html.headers()[name.toLowerCase()], script.headers()[name.toLowerCase()]]).toEqual([
      value,
      value,
    ]);
  }
  expect(html.headers()['cache-control']).toBe('no-cache');
  expect(script.headers()['cache-control']).toContain('immutable');
});

test('serves no configuration of its host, and no list of its files', async ({ page, studio }) => {
  await studio.open('/', { scenario: 'signed-out' });
  for (const path of ['/_headers', '/_redirects?x', '/.vite/manifest.json', '/nginx.conf', '/vercel.json']) {
    const answer = await page.request.get(path);
    // An address that is none of its files is the app's.
    const isApp = answer.headers()['content-type']?.startsWith('text/html') ?? false;
    expect([path, answer.status() === 404 || isApp]).toEqual([path, true]);
  }
});
