import { describe, expect, it } from 'vitest';
import { isCookieSent, parseSetCookie } from './set-cookie.ts';

const NOW = Date.UTC(2026, 10, 21);
const url = new URL('http://demo.test/base/api/login');
const sent = (header: string, to: string, at = NOW) => {
  const cookie = parseSetCookie(header, url, NOW);
  return cookie !== undefined && isCookieSent(cookie, new URL(to), at);
};

describe('a cookie', () => {
  it('keeps its value, also with equal signs in it', () => {
    expect(parseSetCookie('session=a=b==; Path=/; HttpOnly; SameSite=Lax', url, NOW)).toEqual({
      key: 'session',
      value: 'a=b==',
      path: '/',
      expires: null,
    });
  });

  it('is sent below its path only', () => {
    expect(sent('a=1; Path=/base', 'http://demo.test/base')).toBe(true);
    expect(sent('a=1; Path=/base', 'http://demo.test/base/api')).toBe(true);
    expect(sent('a=1; Path=/base', 'http://demo.test/basement')).toBe(false);
  });

  it('belongs to the folder it came from when it names no path', () => {
    expect(sent('a=1', 'http://demo.test/base/api/x')).toBe(true);
    expect(sent('a=1', 'http://demo.test/base')).toBe(false);
  });

  it('ends with its time, and Max-Age counts before Expires', () => {
    expect(sent('a=1; Path=/; Max-Age=60', 'http://demo.test/', NOW + 59_000)).toBe(true);
    expect(sent('a=1; Path=/; Max-Age=60', 'http://demo.test/', NOW + 60_000)).toBe(false);
    expect(sent('a=; Path=/; Max-Age=0', 'http://demo.test/')).toBe(false);
    expect(sent('a=1; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'http://demo.test/')).toBe(false);
    expect(sent('a=1; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=9', 'http://demo.test/')).toBe(
      true,
    );
  });

  it.each(['', '=x', 'novalue', ';', 'a=1; Domain=evil.test'])('is not made of %j', (header) => {
    expect(parseSetCookie(header, url, NOW)).toBeUndefined();
  });
});
