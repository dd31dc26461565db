import { beforeEach, describe, expect, test } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

const values = (jar: CookieJar) => jar.getCookiesSync().map(({ key, value }) => `${key}=${value}`);

beforeEach(() => localStorage.clear());

describe('the cookie jar', () => {
  test('a cookie is shared by all tabs', async () => {
    await new CookieJar().setCookie('session=abc; Path=/; HttpOnly');
    expect(values(new CookieJar())).toEqual(['session=abc']);
  });

  test('a new value replaces the cookie in other tabs', async () => {
    const [jar, otherJar] = [new CookieJar(), new CookieJar()];
    await jar.setCookie('session=abc; Path=/; HttpOnly');
    await otherJar.setCookie('session=d=e==; Path=/');
    expect(values(jar)).toEqual(['session=d=e==']);
  });

  test('signing out in one tab removes the cookie in the others', async () => {
    const [jar, otherJar] = [new CookieJar(), new CookieJar()];
    await jar.setCookie('session=abc; Path=/; HttpOnly');
    await otherJar.setCookie('session=; Path=/; Max-Age=0');
    expect(values(jar)).toEqual([]);
  });

  test('a jar starts empty on an unreadable record', () => {
    for (const damaged of ['{', '{"a":1}', 'null']) {
      localStorage.setItem('twin-studio-mock:/:cookies', damaged);
      expect(values(new CookieJar())).toEqual([]);
    }
  });
});
