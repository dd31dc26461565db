import { expect, test } from 'vitest';
import { safeReturnPath, withBase } from './return-path.ts';

test.each([
  [null, '/studio'],
  ['', '/studio'],
  ['/job/job_running?q=a%20b#top', '/job/job_running?q=a%20b#top'],
  ['/demo/../studio', '/studio'],
])('the return path after signing in %j leads to %j', (returnTo, path) => {
  expect(safeReturnPath(returnTo)).toBe(path);
});

// Which paths stay on the site is in openapi/safe-address.test.ts, and that others are refused in auth.test.ts.

test('the return path stays below the base path', () => {
  expect(withBase('/demo', '/studio')).toBe('/demo/studio');
  expect(withBase('/demo', '/demo/studio')).toBe('/demo/studio');
  expect(withBase('/demo', '/demonstration')).toBe('/demo/demonstration');
  expect(withBase('', '/studio')).toBe('/studio');
});
