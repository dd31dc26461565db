import { expect, test } from 'vitest';
import { characterCount, truncationOf, postRuns } from './platforms.ts';

test('a post on its platform counts graphemes', () => {
  expect(characterCount('Hi 👩‍🚀!')).toBe(5);
  expect(characterCount('')).toBe(0);
  expect(characterCount('x'.repeat(20_000))).toBe(20_000);
  expect(characterCount('🦊'.repeat(600_000))).toBe(600_000);
});

test('a post on its platform truncates between two words', () => {
  const post = 'word '.repeat(100).trim();
  expect(post.slice(0, truncationOf(post, 'instagram'))).toBe('word '.repeat(25).trim());
});

test('a post on its platform does not truncate a short text', () => {
  expect(truncationOf('short', 'tiktok')).toBe('short'.length);
});

test('a post on its platform does not cut an emoji', () => {
  const post = '👩‍🚀'.repeat(60);
  const fold = truncationOf(post, 'tiktok');
  expect(characterCount(post.slice(0, fold)) + characterCount(post.slice(fold))).toBe(60);
});

test('a post on its platform finds hashtags and mentions, but not e-mail addresses', () => {
  const tags = postRuns('Hi @ada, #slow_living and #café! C# me@x.org <b>').filter(({ isTag }) => isTag);
  expect(tags.map(({ text }) => text)).toEqual(['@ada', '#slow_living', '#café']);
  expect(postRuns('a #b c').map(({ text }) => text)).toEqual(['a ', '#b', ' c']);
});
