import { expect, test } from 'vitest';
import { hashOf, hashOfText } from './hash.ts';

test('is the published FNV-1a hash', () => {
  expect(hashOfText('')).toBe(0x811c9dc5);
  expect(hashOfText('a')).toBe(0xe40c292c);
  expect(hashOfText('foobar')).toBe(0xbf9cf968);
  expect(hashOf([102, 0, 111, 0, 111], 2)).toBe(hashOfText('foo'));
});
