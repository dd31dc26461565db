import { describe, expect, test } from 'vitest';
import { safeReturnPath, withBase } from './return-path.ts';

describe('the return path after signing in', () => {
  test.each([
    [null, '/studio'],
    ['', '/studio'],
    ['/job/job_running?q=a%20b#top', '/job/job_running?q=a%20b#top'],
    ['/demo/../studio', '/studio'],
  ])('%j leads to %j', (returnTo, path) => {
    expect(safeReturnPath(returnTo)).toBe(path);
  });

  // openapi/safe-address.test.ts proves which paths stay on the site; auth.test.ts, that others are refused.

  test('stays below the base path', () => {
    expect(withBase('/demo', '/studio')).toBe('/demo/studio');
    expect(withBase('/demo', '/demo/studio')).toBe('/demo/studio');
    expect(withBase('/demo', '/demonstration')).toBe('/demo/demonstration');
    expect(withBase('', '/studio')).toBe('/studio');
  });
});
