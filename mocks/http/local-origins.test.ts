import { expect, test } from 'vitest';
import { corsHeaders, isServedHost, isLocalOrigin } from './local-origins.ts';

test.each([
  ['http://localhost:5173', true],
  ['http://[::1]:80', true],
  ['http://localhost.evil.example', false],
  ['null', false],
  ['file://localhost', false],
])('a page at %s may read responses: %s', (origin, isLocal) => {
  expect(isLocalOrigin(origin)).toBe(isLocal);
  const allowed = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Location, Retry-After',
  };
  expect(corsHeaders(origin)).toEqual({ vary: 'Origin', ...(isLocal && allowed) });
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
])('a request to %j is served by a server on %s: %s', (host, listensOn, isServed) => {
  expect(isServedHost(host, listensOn)).toBe(isServed);
});
