import { expect, it } from 'vitest';
import { corsHeaders, isLocalOrigin } from './local-origins.ts';

it.each([
  'http://localhost:5173',
  'https://localhost',
  'http://127.0.0.1:3000',
  'http://[::1]:80',
  'http://app.localhost',
])('a page at %s may read answers, with its cookies', (origin) => {
  expect(isLocalOrigin(origin)).toBe(true);
  expect(corsHeaders(origin)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  });
});

it.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'http://127.0.0.1.nip.io',
  'null',
  '',
  'file://localhost',
])('a page at %j may not', (origin) => {
  expect(isLocalOrigin(origin)).toBe(false);
  expect(corsHeaders(origin)).toEqual({ vary: 'Origin' });
});
