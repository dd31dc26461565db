import type { components } from '#openapi/types.gen.ts';
import { measureWriting, type WritingMeasures } from './writing-measures.ts';

export type StyleProfile = components['schemas']['StyleProfile'];

interface ToneRule {
  word: string;
  /** Positive when the word matches; the highest value wins. */
  fit(measures: WritingMeasures): number;
}

/** Which words describe a way of writing. One row, one word: the tone is the two or three that fit best. */
const TONES: readonly ToneRule[] = [
  {
    word: 'playful',
    fit: ({ emojiPerHundred, exclamationPercent }) => emojiPerHundred / 3 + exclamationPercent / 60 - 0.6,
  },
  {
    word: 'enthusiastic',
    fit: ({ exclamationPercent, capitalsPerHundred }) =>
      exclamationPercent / 30 + capitalsPerHundred / 6 - 0.7,
  },
  { word: 'curious', fit: ({ questionPercent }) => questionPercent / 22 - 0.8 },
  { word: 'punchy', fit: ({ averageWords, sentences }) => (sentences < 2 ? 0 : (10 - averageWords) / 4) },
  { word: 'flowing', fit: ({ averageWords }) => (averageWords - 19) / 8 },
  {
    word: 'conversational',
    fit: ({ contractionsPerHundred, person }) =>
      contractionsPerHundred / 4 + Math.min(person.you, 4) / 12 - 0.45,
  },
  {
    word: 'formal',
    fit: ({ contractionsPerHundred, longWordShare, emojiPerHundred, exclamationPercent }) =>
      contractionsPerHundred + emojiPerHundred + exclamationPercent > 0 ? 0 : (longWordShare - 0.2) * 7,
  },
  {
    word: 'analytical',
    fit: ({ numbersPerHundred, longWordShare }) => numbersPerHundred / 4 + longWordShare * 2 - 0.85,
  },
  { word: 'personal', fit: ({ person, words }) => (person.i * 100) / Math.max(1, words) / 6 - 0.55 },
  { word: 'inclusive', fit: ({ person, words }) => (person.we * 100) / Math.max(1, words) / 4 - 0.6 },
  {
    word: 'direct',
    fit: ({ person, words, averageWords }) =>
      averageWords > 18 ? 0 : (person.you * 100) / Math.max(1, words) / 5 - 0.5,
  },
  { word: 'vivid', fit: ({ richness, words }) => (words < 40 ? 0 : (richness - 0.68) * 5) },
  { word: 'focused', fit: ({ richness, words }) => (words < 40 ? 0 : (0.52 - richness) * 6) },
  { word: 'rhythmic', fit: ({ rhythm, sentences }) => (sentences < 4 ? 0 : rhythm - 0.75) },
];

/** The style profile of samples (spec §3); neutral without words. */
export function profileOf(sampleTexts: readonly string[]): StyleProfile {
  const measures = measureWriting(sampleTexts);
  return {
    voice: { tone: toneOf(measures), person: personOf(measures), energy: energyOf(measures) },
    sentences: {
      averageWords: oneDecimal(measures.averageWords),
      questionPercent: Math.round(measures.questionPercent),
    },
    emoji: { perHundredWords: oneDecimal(measures.emojiPerHundred), favourites: measures.favouriteEmoji },
    hashtags: measures.hashtags,
    vocabulary: {
      richness: Math.round(measures.richness * 100) / 100,
      favouriteWords: measures.favouriteWords,
    },
  };
}

function toneOf(measures: WritingMeasures): string {
  const words = TONES.map(({ word, fit }) => ({ word, fit: fit(measures) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, 3)
    .map(({ word }) => word);
  if (words.length === 0) words.push(measures.averageWords > 15 ? 'measured' : 'plain-spoken');
  if (words.length === 1)
    words.push(measures.exclamationPercent > 10 || measures.emojiPerHundred > 1 ? 'warm' : 'calm');
  const last = words.pop();
  return `${words.join(', ')} and ${last}`;
}

function personOf({ person }: WritingMeasures): string {
  const { i, we, you } = person;
  const most = Math.max(i, we, you);
  if (most === 0) return 'third person';
  if (most === you && you > i + we) return 'second person (you)';
  return we > i ? 'first person plural (we)' : 'first person (I)';
}

function energyOf(measures: WritingMeasures): string {
  const { exclamationPercent, emojiPerHundred, capitalsPerHundred, averageWords } = measures;
  const energy =
    exclamationPercent / 20 +
    emojiPerHundred / 2 +
    capitalsPerHundred / 2 +
    Math.max(0, 9 - averageWords) / 8;
  if (energy > 3.2) return 'electric';
  if (energy > 1.2) return 'lively';
  return energy > 0.3 ? 'steady' : 'calm';
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
