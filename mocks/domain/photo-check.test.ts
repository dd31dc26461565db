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
  ] as const)('of type %s is recognized by its bytes', (type, bytes) => {
    expect(photoTypeOf(bytes)).toBe(type);
    expect(isDecodable(bytes, type)).toBe(true);
    expect(isDecodable(bytes.slice(0, 24), type)).toBe(false);
    expect(photoTypeOf(new Uint8Array([0, ...bytes.slice(0, 24)]))).toBeUndefined();
  });

  test.each([
    ['image/gif', 'GIF89a12345678,picture', 'GIF89a1234,'],
    ['image/gif', 'GIF87a12345678,picture', 'GIF87a12345678'],
    ['image/avif', '\0\0\0\u001cftypavif mdat', '\0\0\0\u001cftypavif'],
    ['image/avif', '\0\0\0\u001cftypavis mdat', '\0\0\0\u001cftypavis'],
  ] as const)('of type %s without image data is refused', (type, whole, cut) => {
    expect(photoTypeOf(text(whole))).toBe(type);
    expect(isDecodable(text(whole), type)).toBe(true);
    expect(isDecodable(text(cut), type)).toBe(false);
  });

  test.each([
    ['a HEIC', '\0\0\0\u001cftypheic'],
    ['an AVIF after another byte', '\0\0\0\0\u001cftypavif'],
    ['a sound in the same container as a WebP', 'RIFF1234WAVE'],
    ['an SVG with a script', '<svg><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html>'],
    ['a text that mentions image types', 'not a GIF89a, no ‰PNG, no ÿØÿ, nor RIFF1234WEBP'],
    ['empty', ''],
  ])('has no known type when it is %s', (_, start) => {
    expect(photoTypeOf(text(start))).toBeUndefined();
  });

  test('has a fingerprint of its bytes', () => {
    const small = new Uint8Array(65_536);
    expect(fingerprint(small.with(1, 1))).not.toBe(fingerprint(small));
    // Only every seventh byte of a large file is read, but its length counts.
    const large = new Uint8Array(70_000);
    expect(fingerprint(large)).not.toBe(fingerprint(large.subarray(1)));
    expect(fingerprint(large.with(1, 1))).toBe(fingerprint(large));
  });
});
