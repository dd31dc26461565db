import { describe, expect, it } from 'vitest';
import { isSafeMediaUrl, isSafeRedirect, isSafeUploadUrl } from './safe-url.ts';

const CHECKS = { redirect: isSafeRedirect, media: isSafeMediaUrl, upload: isSafeUploadUrl };

/** Which of the three may use an address. The page itself is at http://localhost:3000. */
const ADDRESSES: readonly (readonly [url: unknown, uses: readonly (keyof typeof CHECKS)[]])[] = [
  ['https://pay.example/c/1', ['redirect', 'media', 'upload']],
  ['/api/mock/pay/1', ['redirect', 'media', 'upload']],
  ['http://localhost:3000/studio', ['redirect', 'media', 'upload']],
  ['http://files.example/a.webp', ['media', 'upload']],
  ['//files.example/a.webp', ['media', 'upload']],
  ['http://localhost:4010/pay', ['media', 'upload']],
  ['data:image/png;base64,AAAA', ['media']],
  ['data:image/svg+xml,%3Csvg%2F%3E', ['media']],
  ['data:image/svg+xmlx,%3Csvg%2F%3E', []],
  ['data:text/html,<script>alert(1)</script>', []],
  ['blob:http://localhost:3000/1', ['media']],
  ['javascript:alert(1)', []],
  [' javascript:alert(1)', []],
  ['java\tscript:alert(1)', []],
  ['vbscript:msgbox(1)', []],
  ['file:///etc/passwd', []],
  ['https://', []],
  ['', []],
  [' ', []],
  [undefined, []],
  [{ href: 'https://pay.example' }, []],
];

describe.each(Object.entries(CHECKS))('an address for %s', (use, isSafe) => {
  it.each(ADDRESSES)('%j: only by %j', (url, uses) => {
    expect(isSafe(url)).toBe(uses.some((one) => one === use));
  });
});
