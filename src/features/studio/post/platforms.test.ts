import { describe, expect, it } from 'vitest';
import { characterCount, foldedPost, postRuns } from './platforms.ts';

describe('a post on its platform', () => {
  it('counts as people do', () => {
    expect(characterCount('Hi 👩‍🚀!')).toBe(5);
    expect(characterCount('')).toBe(0);
    expect(characterCount('x'.repeat(20_000))).toBe(20_000);
    expect(characterCount('🦊'.repeat(600_000))).toBe(600_000);
  });

  it('folds between two words, and loses nothing', () => {
    const post = 'word '.repeat(100).trim();
    const { shown, folded } = foldedPost(post, 'instagram');
    expect(shown.length).toBeLessThanOrEqual(125);
    expect(shown.endsWith('word')).toBe(true);
    expect(shown + folded).toBe(post);
  });

  it('does not fold what fits', () => {
    expect(foldedPost('short', 'tiktok')).toEqual({ shown: 'short', folded: '' });
  });

  it('does not cut an emoji in two', () => {
    const post = '👩‍🚀'.repeat(60);
    const { shown, folded } = foldedPost(post, 'tiktok');
    expect(shown + folded).toBe(post);
    expect(characterCount(shown) + characterCount(folded)).toBe(60);
  });

  it('finds hashtags and mentions, and leaves e-mail addresses alone', () => {
    const tags = postRuns('Hi @ada, #slow_living and #café! C# me@x.org <b>').filter(({ isTag }) => isTag);
    expect(tags.map(({ text }) => text)).toEqual(['@ada', '#slow_living', '#café']);
    expect(postRuns('a #b c').map(({ text }) => text)).toEqual(['a ', '#b', ' c']);
  });
});
