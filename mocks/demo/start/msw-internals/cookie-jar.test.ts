import { beforeEach, expect, test } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

const values = (jar: CookieJar) => jar.getCookiesSync().map(({ key, value }) => `${key}=${value}`);

beforeEach(() => localStorage.clear());

test('has one cookie of a name in all tabs at once, until one of them signs out', async () => {
  const [first, second] = [new CookieJar(), new CookieJar()];
  await first.setCookie('session=abc; Path=/; HttpOnly');
  expect(values(second)).toEqual(['session=abc']);
  await second.setCookie('session=d=e==; Path=/');
  expect(values(first)).toEqual(['session=d=e==']);
  await second.setCookie('session=; Path=/; Max-Age=0');
  expect(values(first)).toEqual([]);
});

test('starts empty on a record it cannot read', () => {
  for (const damaged of ['{', '{"a":1}', 'null']) {
    localStorage.setItem('twin-studio-mock:/:cookies', damaged);
    expect(values(new CookieJar())).toEqual([]);
  }
});
