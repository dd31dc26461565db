import { expect, test } from 'vitest';
import { corsHeaders, isAnsweredHost, isLocalOrigin } from './local-origins.ts';

test.each(['http://localhost:5173', 'http://[::1]:80'])('a page at %s may read answers', (origin) => {
  expect(isLocalOrigin(origin)).toBe(true);
  expect(corsHeaders(origin)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  });
});

test.each(['http://localhost.evil.example', 'null', 'file://localhost'])('a page at %j may not', (origin) => {
  expect(isLocalOrigin(origin)).toBe(false);
  expect(corsHeaders(origin)).toEqual({ vary: 'Origin' });
});

test.each([
  ['localhost:4010', 'localhost', true],
  ['localhost.evil.example', 'localhost', false],
  ['192.168.1.2', 'localhost', false],
  ['a b:c', 'localhost', false],
  ['demo.test:4010', 'demo.test', true],
  ['demo.test', 'localhost', false],
  ['192.168.1.2:4010', '0.0.0.0', true],
  ['[fe80::1]', '::', true],
  ['evil.example', '0.0.0.0', false],
])('a request to %j is answered by a server on %s: %s', (host, listensOn, isAnswered) => {
  expect(isAnsweredHost(host, listensOn)).toBe(isAnswered);
});
