import { expect, test } from 'vitest';
import { tryParse } from '#shared/lib/schema.ts';
import { profileSchema, parseStyle, savedStyle, type StyleProfile } from './style-profile.ts';

const whole: StyleProfile = {
  voice: { tone: 'warm and direct', person: 'first person', energy: 'lively' },
  sentences: { averageWords: 11.43, questionPercent: 12 },
  emoji: { perHundredWords: 1.5, favourites: ['✨', '✨', '🙌'] },
  hashtags: ['#slowliving'],
  vocabulary: { richness: 0.62, favouriteWords: ['honest', 'build'] },
};

test('a style profile is shown as facts', () => {
  const reading = parseStyle(whole);
  expect(reading.tone).toBe('warm and direct');
  expect(reading.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Speaks as: First person',
    'Energy: Lively',
    'Words per sentence: 11.4',
    'Sentences that ask: 12%',
    'Emoji per 100 words: 1.5',
    'Variety of words: 62%',
  ]);
  expect(reading.favourites).toEqual([
    { label: 'Favorite words', items: ['honest', 'build'] },
    { label: 'Favorite emoji', items: ['✨', '🙌'] },
    { label: 'Hashtags', items: ['#slowliving'] },
  ]);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty object', {}],
  ['no tone', { voice: {} }],
  ['an empty tone', { voice: { tone: ' ' } }],
  ['a tone of another kind', { voice: { tone: 7 } }],
])('%s is not a style profile', (_case, profile) => {
  expect(tryParse(profileSchema, profile)).toBeUndefined();
});

test('invalid fields of a style profile are dropped', () => {
  const odd = {
    voice: { tone: 'dry', person: null, energy: 3 },
    sentences: { averageWords: 900, questionPercent: Number.NaN },
    emoji: 'many',
    hashtags: [null, '#ok', ''],
    vocabulary: { richness: '0.5', favouriteWords: 'honest' },
  } as unknown as StyleProfile;
  expect(parseStyle(odd)).toEqual({
    tone: 'dry',
    facts: [{ label: 'Words per sentence', value: '900', share: 1 }],
    favourites: [{ label: 'Hashtags', items: ['#ok'] }],
  });
});

test.each([-1, 1e300, Number.POSITIVE_INFINITY])(
  'the number %d is dropped from a style profile',
  (number) => {
    const odd = {
      voice: { tone: 'dry' },
      sentences: { averageWords: number, questionPercent: number },
      vocabulary: { richness: number, favouriteWords: [] },
    };
    expect(parseStyle(odd).facts).toEqual([]);
  },
);

test('a stored writing style needs a tone', () => {
  const saved = { profile: whole, savedSamples: 3, savedAt: 1 };
  expect(tryParse(savedStyle, saved)).toEqual(saved);
  expect(tryParse(savedStyle, { ...saved, savedSamples: -1 })?.savedSamples).toBeUndefined();
  expect(tryParse(savedStyle, { ...saved, profile: {} })).toBeUndefined();
  expect(tryParse(savedStyle, { ...saved, savedAt: 1e300 })).toBeUndefined();
});
