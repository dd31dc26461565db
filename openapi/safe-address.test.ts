import { expect, test } from 'vitest';
import {
  array,
  assert,
  constantFrom,
  oneof,
  pre,
  property,
  string,
} from '#mocks/testing/seeded-fast-check.ts';
import { addressRefusal, isPathSegment, sameSitePath } from './safe-address.ts';

const SITE = 'https://studio.example';
const DEVELOPMENT = 'http://localhost:5173';

/** Every known trick that makes a browser read an address differently from a human. */
const hostile = array(
  oneof(
    constantFrom('/', '//', '\\', '..', '.', '/..', '%2e', '%2E%2e', '%2f', '%5c', '%252f', '%252e', '%09'),
    constantFrom('\t', '\n', '\r', ' ', '\u0000', '\u00a0', '\u2028', '／', '。', '＠'),
    constantFrom(
      'evil.example',
      'studio',
      'user:pass@',
      '@',
      ':',
      '?',
      '#',
      ';',
      '&',
      '%',
      '443',
      '127.0.0.1',
    ),
    constantFrom('https:', 'http:', 'javascript:', 'data:text/html,', 'blob:', 'file:', SITE, DEVELOPMENT),
    string({ maxLength: 3 }),
  ),
  { maxLength: 9 },
).map((parts) => parts.join(''));
const hostilePath = oneof(
  hostile,
  hostile.map((text) => `/${text}`),
);

test.each([
  ['https://pay.example/c/1', SITE],
  ['https://pay.example/c/1', DEVELOPMENT],
  ['/api/objects/upload/1?x=1#y', SITE],
  ['http://localhost:5173/studio', DEVELOPMENT],
  ['http://127.0.0.1:4010/pay', DEVELOPMENT],
  ['http://[::1]:4010/pay', DEVELOPMENT],
  ['http://192.168.1.5:4173/files/1', 'http://192.168.1.5:4173/studio'],
])('%s may be followed from %s (decision 41)', (address, here) => {
  expect(addressRefusal(address, here)).toBeUndefined();
});

test.each([
  ['http://pay.example/', SITE, 'it is not https'],
  ['http://localhost:4010/pay', SITE, 'it is not https'],
  ['http://localhost.evil.example/pay', DEVELOPMENT, 'it is not https'],
  ['https://user@pay.example/', SITE, 'it carries a user name or a password'],
  ['https://studio.example:x@pay.example/', SITE, 'it carries a user name or a password'],
  ['/..//evil.example', SITE, 'its path begins with two slashes'],
  ['//evil.example', SITE, 'it leads to another site'],
  ['https://', SITE, 'it is no address'],
  ['javascript:alert(1)', SITE, 'it is neither an https address nor a path of this site'],
  ['java\tscript:alert(1)', SITE, 'it is neither an https address nor a path of this site'],
  ['data:text/html,x', SITE, 'it is neither an https address nor a path of this site'],
  ['studio', SITE, 'it is neither an https address nor a path of this site'],
  ['/\\evil.example', SITE, 'it is neither an https address nor a path of this site'],
])('%j from %s is refused: %s', (address, here, reason) => {
  expect(addressRefusal(address, here)).toBe(reason);
});

test('addresses lead only to the allowed hosts, if any (decision 41)', () => {
  const hosts = ['pay.example', 'pay.example:8443'];
  const refused = (address: string) => addressRefusal(address, SITE, hosts) !== undefined;
  expect(
    ['https://pay.example/c', 'https://PAY.example:443/c', 'https://pay.example:8443/', '/pay'].filter(
      refused,
    ),
  ).toEqual([]);
  expect(refused('https://evil.example/')).toBe(true);
  expect(refused('https://pay.example.evil.example/')).toBe(true);
});

test('accepted addresses are https, same-origin or loopback to loopback', () => {
  assert(
    property(hostilePath, constantFrom(SITE, DEVELOPMENT), (address, here) => {
      pre(addressRefusal(address, here) === undefined);
      const { protocol, origin, hostname, username, password } = new URL(address, here);
      expect(username + password).toBe('');
      if (origin === here || protocol === 'https:') return;
      expect([protocol, here]).toEqual(['http:', DEVELOPMENT]);
      expect(hostname).toMatch(/^(localhost|127\..*)$/);
    }),
    { numRuns: 5_000 },
  );
});

test('a return path stays on the site', () => {
  assert(
    property(hostilePath, (candidate) => {
      const path = sameSitePath(candidate);
      pre(path !== undefined);
      expect(new URL(path, DEVELOPMENT).origin).toBe(DEVELOPMENT);
      expect(new URL(`/demo${path}`, DEVELOPMENT).pathname.startsWith('/demo/')).toBe(true);
      expect(path).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 5_000 },
  );
});

test('an id never changes the path that contains it', () => {
  assert(
    property(oneof(hostile, constantFrom('.', '..', '', '../logout', '..%2flogout')), (id) => {
      pre(isPathSegment(id));
      let path = `/api/jobs/${encodeURIComponent(id)}/x`;
      // Servers and proxies may decode it this often on the way.
      for (let times = 0; times < 4; times += 1) {
        expect(new URL(path.replaceAll(/[?#]/g, '_'), SITE).pathname).toMatch(/^\/api\/jobs\/[^/]+\/x$/);
        path = path.replaceAll(/%(25|2f|5c|2e)/gi, decodeURIComponent);
      }
    }),
  );
});
