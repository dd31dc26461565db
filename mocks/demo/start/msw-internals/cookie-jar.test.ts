import { beforeEach, expect, test } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

const values = (jar: CookieJar) => jar.getCookiesSync().map(({ key, value }) => `${key}=${value}`);

beforeEach(() => localStorage.clear());

test('shows the cookie of one tab to all others at once', async () => {
  const [first, second] = [new CookieJar(), new CookieJar()];
  await first.setCookie('session=abc; Path=/; HttpOnly');
  expect(values(second)).toEqual(['session=abc']);
});

test('takes a cookie away everywhere when one tab signs out', async () => {
  const [first, second] = [new CookieJar(), new CookieJar()];
  await first.setCookie('session=abc; Path=/');
  await second.setCookie('session=; Path=/; Max-Age=0');
  expect(values(first)).toEqual([]);
});

test('replaces a cookie of the same name', async () => {
  const jar = new CookieJar();
  await jar.setCookie('session=abc; Path=/');
  await jar.setCookie('session=d=e==; Path=/');
  expect(values(jar)).toEqual(['session=d=e==']);
});

test('starts empty on a record it cannot read', () => {
  for (const damaged of ['{', '{"a":1}', 'null']) {
    localStorage.setItem('twin-studio-mock:/:cookies', damaged);
    expect(values(new CookieJar())).toEqual([]);
  }
});
