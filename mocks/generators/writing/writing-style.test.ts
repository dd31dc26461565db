import { describe, expect, test } from 'vitest';
import { writePost } from './post.ts';
import { sentencesOf, wordsOf } from './writing-measures.ts';
import { profileOf } from './writing-style.ts';

const PLAYFUL = [
  "OMG you guys!! 🎉 I can't believe it's already Friday! Who's ready? ✨",
  "Coffee first ☕✨ then we conquer the world! #coffee #fridaymood I'm so happy!",
];
const FORMAL = [
  'The committee evaluated several alternative approaches before determining the appropriate methodology. Subsequent implementation required considerable coordination between departments.',
];
const TERSE = [
  'Ship it. Learn. Repeat. You have time. Use it.',
  'Stop planning. Start. Your first draft is bad. Good.',
];
const CURIOUS = [
  'Have you ever wondered why mornings feel longer? What if it is the light? I keep asking myself. Do you?',
];
const OURS = [
  'We opened our workshop in spring with three tables and a kettle. Our neighbours came by and showed us theirs.',
];

describe('a style profile', () => {
  test('is the same for the same samples', () => {
    expect(profileOf(PLAYFUL)).toEqual(profileOf(PLAYFUL));
  });

  test('names a different tone for each way of writing', () => {
    const tones = [PLAYFUL, FORMAL, TERSE, CURIOUS, OURS].map((samples) => profileOf(samples).voice.tone);
    expect(new Set(tones).size).toBe(5);
    expect(tones[0]).toContain('playful');
    expect(tones[1]).toContain('formal');
    expect(tones[2]).toContain('punchy');
    expect(tones[3]).toContain('curious');
    expect(tones[4]).toContain('inclusive');
  });

  test('measures sentences, questions, emoji, hashtags and person', () => {
    const profile = profileOf(PLAYFUL);
    expect(profile.emoji?.favourites).toEqual(['✨', '🎉', '☕']);
    expect(profile.emoji?.perHundredWords).toBeGreaterThan(10);
    expect(profile.hashtags).toEqual(['#coffee', '#fridaymood']);
    expect(profile.voice.person).toBe('first person (I)');
    expect(profileOf(OURS).voice.person).toBe('first person plural (we)');
    expect(profileOf(TERSE).voice.person).toBe('second person (you)');
    expect(profileOf(FORMAL).voice.person).toBe('third person');
    expect(profileOf(CURIOUS).sentences?.questionPercent).toBe(75);
    expect(profileOf(['One two three. Four five.']).sentences?.averageWords).toBe(2.5);
    expect(profileOf(['craft and craft and more craft']).vocabulary?.favouriteWords).toEqual(['craft']);
  });

  test.each([
    ['nothing', ['']],
    ['punctuation', ['!!! ??? ...']],
    ['emoji', ['🎉🎉👩🏽‍🚀🇵🇹']],
    ['another script', ['私は毎朝コーヒーを飲みます。とても好きです。']],
    ['half an emoji', ['so good \uD83D']],
  ])('has valid numbers for samples of %s', (_what, samples) => {
    const profile = profileOf(samples);
    expect(profile.voice.tone).toMatch(/\S/);
    const text = JSON.stringify(profile);
    expect(text).not.toMatch(/null|NaN|undefined/);
    expect(profile.vocabulary?.richness).toBeLessThanOrEqual(1);
    expect(profile.sentences?.questionPercent).toBeLessThanOrEqual(100);
  });
});

describe('a post', () => {
  const platforms = ['facebook', 'instagram', 'linkedin', 'tiktok'] as const;
  const limits = { facebook: 63_206, instagram: 2200, linkedin: 3000, tiktok: 2200 };

  test('is the same for the same profile, topic and platform, and differs between platforms and topics', () => {
    const profile = profileOf(OURS);
    expect(writePost(profile, 'the new kiln', 'linkedin')).toBe(
      writePost(profile, 'the new kiln', 'linkedin'),
    );
    const posts = platforms.flatMap((platform) =>
      ['the new kiln', 'glaze'].map((topic) => writePost(profile, topic, platform)),
    );
    expect(new Set(posts).size).toBe(posts.length);
  });

  test('contains its topic, and is within the limit', () => {
    for (const platform of platforms) {
      for (const samples of [PLAYFUL, FORMAL, TERSE, CURIOUS, OURS]) {
        const post = writePost(profileOf(samples), 'Why remote teams need rituals.', platform);
        expect(post).toContain('why remote teams need rituals');
        expect(post.length).toBeLessThanOrEqual(limits[platform]);
        expect(post).not.toMatch(/\{\w+\}|undefined/);
      }
    }
  });

  test('follows the profile', () => {
    const playful = writePost(profileOf(PLAYFUL), 'our spring sale', 'instagram');
    expect(playful).toMatch(/✨|🎉|☕/u);
    expect(playful).toContain('#coffee');
    expect(playful).toContain('#SpringSale');

    const formal = writePost(profileOf(FORMAL), 'our spring sale', 'instagram');
    expect(formal).not.toMatch(/\p{Extended_Pictographic}|#|!|\?|n't|'s\b/u);

    expect(writePost(profileOf(CURIOUS), 'glaze', 'facebook').split('?').length).toBeGreaterThan(3);
    expect(writePost(profileOf(OURS), 'glaze', 'linkedin')).toMatch(/\b(?:we|our|us)\b/i);
    expect(writePost(profileOf(OURS), 'glaze', 'linkedin')).not.toMatch(/\bI\b/);

    const average = (post: string) => wordsOf(post).length / sentencesOf(post).length;
    const long = profileOf([`${'and a long walk along the quiet river with the dog '.repeat(3)}.`]);
    expect(average(writePost(long, 'glaze', 'facebook'))).toBeGreaterThan(
      average(writePost(profileOf(TERSE), 'glaze', 'facebook')) * 2,
    );
  });

  test('can be written for a profile with only a tone', () => {
    expect(writePost({ voice: { tone: 'warm' } }, 'bread', 'tiktok')).toContain('bread');
  });

  test.each([
    ['placeholders', '$& and {s} {topic}'],
    ['only punctuation', '!!!'],
    ['an emoji', '🌊'],
    ['another script', '夏の朝'],
    ['500 characters', `${'long '.repeat(99)}end`],
    ['one very long word', 'x'.repeat(500)],
    ['half an emoji', '\uD83D half'],
  ])('is valid for a topic of %s', (_what, topic) => {
    for (const platform of platforms) {
      const post = writePost(profileOf(PLAYFUL), topic, platform);
      expect(post.isWellFormed()).toBe(true);
      expect(post.length).toBeLessThanOrEqual(limits[platform]);
      expect(post.trim()).not.toBe('');
    }
  });
});
