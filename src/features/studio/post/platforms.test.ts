import { describe, expect, test } from 'vitest';
import { characterCount, truncationOf, postRuns } from './platforms.ts';

describe('a post on its platform', () => {
  test('counts graphemes', () => {
    expect(characterCount('Hi 👩‍🚀!')).toBe(5);
    expect(characterCount('')).toBe(0);
    expect(characterCount('x'.repeat(20_000))).toBe(20_000);
    expect(characterCount('🦊'.repeat(600_000))).toBe(600_000);
  });

  test('truncates between two words', () => {
    const post = 'word '.repeat(100).trim();
    expect(post.slice(0, truncationOf(post, 'instagram'))).toBe('word '.repeat(25).trim());
  });

  test('does not truncate a short text', () => {
    expect(truncationOf('short', 'tiktok')).toBe('short'.length);
  });

  test('does not cut an emoji', () => {
    const post = '👩‍🚀'.repeat(60);
    const fold = truncationOf(post, 'tiktok');
    expect(characterCount(post.slice(0, fold)) + characterCount(post.slice(fold))).toBe(60);
  });

  test('finds hashtags or mentions but no e-mail addresses', () => {
    const tags = postRuns('Hi @ada, #slow_living and #café! C# me@x.org <b>').filter(({ isTag }) => isTag);
    expect(tags.map(({ text }) => text)).toEqual(['@ada', '#slow_living', '#café']);
    expect(postRuns('a #b c').map(({ text }) => text)).toEqual(['a ', '#b', ' c']);
  });
});
