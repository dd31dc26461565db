import { describe, expect, test } from 'vitest';
import { writePost } from './post.ts';
import { profileOf } from './writing-style.ts';

const PLAYFUL = [
  "OMG you guys!! 🎉 I can't believe it's already Friday! Who's ready? ✨",
  "Coffee first ☕✨ then we conquer the world! #coffee #fridaymood I'm so happy!",
];
const FORMAL = [
  'The committee evaluated several alternative approaches before determining the appropriate methodology. Subsequent implementation required considerable coordination between departments.',
];
const TERSE = ['Ship it. Learn. Repeat. You have time. Use it.'];
const CURIOUS = [
  'Have you ever wondered why mornings feel longer? What if it is the light? I keep asking myself. Do you?',
];
const INCLUSIVE = ['We opened our workshop in spring with three tables and a kettle.'];
const ODD = ['', '!!! ??? ...', '🎉🎉👩🏽‍🚀🇵🇹', '私は毎朝コーヒーを飲みます。', 'so good \uD83D'];
const LIMITS = { facebook: 63_206, instagram: 2200, linkedin: 3000, tiktok: 2200 };
const platforms = Object.keys(LIMITS) as (keyof typeof LIMITS)[];

describe('a style profile', () => {
  test('names a different tone for each way of writing', () => {
    const tones = [PLAYFUL, FORMAL, TERSE, CURIOUS, INCLUSIVE].map(
      (samples) => profileOf(samples).voice.tone,
    );
    for (const [index, word] of ['playful', 'formal', 'punchy', 'curious', 'inclusive'].entries())
      expect(tones[index]).toContain(word);
  });

  test('is the same for the same samples', () => {
    expect(profileOf(PLAYFUL)).toEqual(profileOf(PLAYFUL));
  });

  test('measures emoji', () => {
    const profile = profileOf(PLAYFUL);
    expect(profile.emoji?.favourites).toEqual(['✨', '🎉', '☕']);
  });

  test('measures hashtags', () => {
    const profile = profileOf(PLAYFUL);
    expect(profile.hashtags).toEqual(['#coffee', '#fridaymood']);
  });

  test('measures the grammatical person', () => {
    const persons = [PLAYFUL, INCLUSIVE, TERSE, FORMAL].map((samples) => profileOf(samples).voice.person);
    expect(persons).toEqual([
      'first person (I)',
      'first person plural (we)',
      'second person (you)',
      'third person',
    ]);
  });

  test('measures sentences', () => {
    expect(profileOf(CURIOUS).sentences?.questionPercent).toBe(75);
    expect(profileOf(['One two three. Four five.']).sentences?.averageWords).toBe(2.5);
  });

  test('measures favorite words', () => {
    expect(profileOf(['craft and craft and more craft']).vocabulary?.favouriteWords).toEqual(['craft']);
  });
});

describe('a post', () => {
  test('differs between platforms, topics, profiles', () => {
    const posts = platforms.flatMap((platform) =>
      ['the new kiln', 'glaze'].map((topic) => writePost(profileOf(INCLUSIVE), topic, platform)),
    );
    expect(new Set(posts).size).toBe(posts.length);
    expect(writePost({ voice: { tone: 'warm' } }, 'bread', 'tiktok')).toContain('bread');
  });

  test('follows the profile', () => {
    const playful = writePost(profileOf(PLAYFUL), 'our spring sale', 'instagram');
    expect(playful).toMatch(/✨|🎉|☕/u);
    expect(playful).toContain('#SpringSale');
    const formal = writePost(profileOf(FORMAL), 'our spring sale', 'instagram');
    expect(formal).not.toMatch(/\p{Extended_Pictographic}|#|!|\?|n't|'s\b/u);
    expect(writePost(profileOf(INCLUSIVE), 'glaze', 'linkedin')).toMatch(/\b(?:we|our|us)\b/i);
  });

  test.each(['Why remote teams need rituals.', '$& and {s} {topic}', ...ODD, 'x'.repeat(500)])(
    'about %j is valid within the limit',
    (topic) => {
      for (const platform of platforms) {
        const profile = profileOf([...PLAYFUL, topic]);
        expect(JSON.stringify(profile)).not.toMatch(/null|NaN|undefined/);
        const post = writePost(profile, topic, platform);
        expect(post.isWellFormed()).toBe(true);
        expect(post.length).toBeLessThanOrEqual(LIMITS[platform]);
        expect(post).not.toMatch(/undefined|^\s*$/);
      }
    },
  );
});
