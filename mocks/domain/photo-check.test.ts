// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pngBytes } from '../testing/test-photos.ts';
import { fingerprint, isDecodable, photoTypeOf } from './photo-check.ts';

const file = (name: string) => new Uint8Array(readFileSync(new URL(`../files/${name}`, import.meta.url)));
const text = (content: string) => new TextEncoder().encode(content);

describe('a photo', () => {
  test.each([
    ['image/jpeg', file('sample-photos/sample-01.jpg')],
    ['image/webp', file('avatar.webp')],
    ['image/png', pngBytes()],
  ] as const)('of type %s is known by its bytes, and found out when it is cut off', (type, bytes) => {
    expect(photoTypeOf(bytes)).toBe(type);
    expect(isDecodable(bytes, type)).toBe(true);
    expect(isDecodable(bytes.slice(0, 24), type)).toBe(false);
  });

  test.each([
    ['a GIF', 'GIF89a', 'image/gif'],
    ['an AVIF', '\0\0\0\u001cftypavif', 'image/avif'],
    ['a HEIC', '\0\0\0\u001cftypheic', undefined],
    ['an SVG with a script', '<svg><script>alert(1)</script></svg>', undefined],
    ['a page', '<!doctype html>', undefined],
    ['a text named .png', 'hello', undefined],
    ['nothing', '', undefined],
  ])('%s counts as %s', (_, start, type) => {
    expect(photoTypeOf(text(start))).toBe(type);
  });

  test('has a fingerprint of its bytes alone', () => {
    expect(fingerprint(pngBytes('a'))).toBe(fingerprint(pngBytes('a')));
    expect(fingerprint(pngBytes('a'))).not.toBe(fingerprint(pngBytes('b')));
  });
});
