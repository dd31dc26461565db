import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(async () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { canParse: undefined }));
  vi.resetModules();
  // A script of the page's head, not a module: it has no types.
  const script = './can-parse.js';
  await import(/* @vite-ignore */ script);
});
afterEach(() => vi.unstubAllGlobals());

test('adds URL.canParse where it is missing', () => {
  expect(URL.canParse('https://pay.example/x')).toBe(true);
  expect(URL.canParse('/studio', 'https://app.example')).toBe(true);
  expect(URL.canParse('/studio')).toBe(false);
  expect(URL.canParse('https://')).toBe(false);
});
