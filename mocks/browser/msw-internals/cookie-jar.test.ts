import { beforeEach, expect, it } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

const API = 'http://demo.test/api/auth/user';
const values = (jar: CookieJar) => jar.getCookiesSync(API).map(({ key, value }) => `${key}=${value}`);

beforeEach(() => localStorage.clear());

it('shows the cookie of one tab to all others at once', async () => {
  const [first, second] = [new CookieJar(), new CookieJar()];
  await first.setCookie('session=abc; Path=/; HttpOnly', API);
  expect(values(second)).toEqual(['session=abc']);
});

it('takes a cookie away everywhere when one tab signs out', async () => {
  const [first, second] = [new CookieJar(), new CookieJar()];
  await first.setCookie('session=abc; Path=/', API);
  await second.setCookie('session=; Path=/; Max-Age=0', API);
  expect(values(first)).toEqual([]);
});

it('replaces a cookie of the same name and path', async () => {
  const jar = new CookieJar();
  await jar.setCookie('session=abc; Path=/', API);
  await jar.setCookie('session=def; Path=/', API);
  expect(values(jar)).toEqual(['session=def']);
});

it('starts empty on a record it cannot read', () => {
  for (const damaged of ['{', '{"a":1}', 'null']) {
    localStorage.setItem('twin-studio-mock:/:cookies', damaged);
    expect(values(new CookieJar())).toEqual([]);
  }
});
