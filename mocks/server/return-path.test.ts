import { describe, expect, test } from 'vitest';
import { safeReturnPath, withBase } from './return-path.ts';

describe('the way back after signing in', () => {
  test.each([
    [null, '/studio'],
    ['', '/studio'],
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/job/job_running?tab=1#top', '/job/job_running?tab=1#top'],
    ['/#pricing', '/#pricing'],
    ['/demo/studio', '/demo/studio'],
    ['/studio?q=a%20b', '/studio?q=a%20b'],
    ['/demo/../studio', '/studio'],
  ])('%j leads to %j', (wish, path) => {
    expect(safeReturnPath(wish)).toBe(path);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%252Fevil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '/\t/evil.example',
    '/%09/evil.example',
    '%2F%2Fevil.example',
    'data:text/html,x',
    'studio',
    '/%',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/%252e%252e//evil.example',
    '/studio/../..//evil.example',
  ])('%j leads nowhere', (wish) => {
    expect(safeReturnPath(wish)).toBeUndefined();
  });

  test('stays below the base path', () => {
    expect(withBase('/demo', '/studio')).toBe('/demo/studio');
    expect(withBase('/demo', '/demo/studio')).toBe('/demo/studio');
    expect(withBase('/demo', '/demonstration')).toBe('/demo/demonstration');
    expect(withBase('', '/studio')).toBe('/studio');
  });
});
