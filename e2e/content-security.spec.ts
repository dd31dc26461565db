import { expect, test } from './studio-test.ts';

test('runs no code and no styles that did not come with the page', async ({
  page,
  studio,
  expectConsole,
}) => {
  expectConsole(/Content.Security.Policy|Trusted(HTML|Script)/i);
  await studio.open('/', { scenario: 'signed-out' });
  const header = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
  expect(header).toContain("frame-ancestors 'none'");
  expect(header).not.toContain('unsafe');

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
