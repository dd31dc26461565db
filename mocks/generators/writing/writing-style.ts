import type { components } from '#openapi/types.gen.ts';
import tones from './tones.json' with { type: 'json' };
import { measureWriting, type WritingMeasures } from './writing-measures.ts';

export type StyleProfile = components['schemas']['StyleProfile'];

type Measure = Exclude<keyof WritingMeasures, 'favouriteEmoji' | 'hashtags' | 'favouriteWords'>;
type Values = { [Name in Measure]?: number | undefined };

/** Words for a tone. Those with the highest positive sum of weighted measures are used. `from` has the minimum measures. */
const TONES: { word: string; base: number; weights: Values; from?: Values }[] = tones;

const entriesOf = (values: Values) => Object.entries(values) as [Measure, number][];

/** The style profile of samples (§3.9); neutral without words. */
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
  const words = TONES.filter(({ from = {} }) =>
    entriesOf(from).every(([name, least]) => measures[name] >= least),
  )
    .map(({ word, base, weights }) => ({
      word,
      score: entriesOf(weights).reduce((sum, [name, weight]) => sum + measures[name] * weight, base),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ word }) => word);
  if (words.length === 0) words.push(measures.averageWords > 15 ? 'measured' : 'plain-spoken');
  if (words.length === 1)
    words.push(measures.exclamationPercent > 10 || measures.emojiPerHundred > 1 ? 'warm' : 'calm');
  const last = words.pop();
  return `${words.join(', ')} and ${last}`;
}

function personOf({ iPerHundred: i, wePerHundred: we, youPerHundred: you }: WritingMeasures): string {
  if (i + we + you === 0) return 'third person';
  if (you > i + we) return 'second person (you)';
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
