import * as v from 'valibot';
import type { components } from '#openapi/types.gen.ts';
import { useStored } from '#shared/api/use-stored.ts';
import { deviceStore } from '#shared/lib/device-store.ts';
import { formatNumber } from '#shared/lib/format-count.ts';
import { count, label, labels, lenient, parseFields, time } from '#shared/lib/schema.ts';

export type StyleProfile = components['schemas']['StyleProfile'];

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** The fields of a profile that can be shown. Only the tone is required (spec §3). */
const STYLE_PARTS = {
  voice: lenient({ tone: label, person: label, energy: label }),
  sentences: lenient({ averageWords: amount, questionPercent: percent }),
  emoji: lenient({ perHundredWords: amount, favourites: labels }),
  hashtags: labels,
  vocabulary: lenient({ richness: v.pipe(v.number(), v.minValue(0), v.maxValue(1)), favouriteWords: labels }),
};

/** A profile needs a tone; it is stored as the server sent it. */
export const profileSchema = v.custom<StyleProfile>(
  (profile) => parseFields(profile, STYLE_PARTS).voice?.tone !== undefined,
);

/** The learned style, as stored on this device, because no operation lists it (decision 16). */
export const savedStyle = v.object({
  profile: profileSchema,
  /** The number of samples that the server saved, if it reported one. */
  savedSamples: v.fallback(v.optional(count), undefined),
  /** The time by the server's clock, ms since 1970. */
  savedAt: time,
});

export type SavedStyle = v.InferOutput<typeof savedStyle>;

const store = deviceStore('style-profile', savedStyle);

/** The style this user learned last on this device (decision 16). */
export function useSavedStyle() {
  const { value, write } = useStored(store);
  return { style: value, save: write };
}

/** One fact about the writing, with an optional bar. */
interface StyleFact {
  label: string;
  value: string;
  /** The length of the bar, 0–1. */
  share?: number;
}

/** The facts of a profile that can be shown; missing and invalid fields are left out. */
export function parseStyle(profile: StyleProfile) {
  const { voice, sentences, emoji, vocabulary, hashtags } = parseFields(profile, STYLE_PARTS);
  return {
    tone: voice?.tone ?? '',
    facts: [
      wordFact('Speaks as', voice?.person),
      wordFact('Energy', voice?.energy),
      numberFact('Words per sentence', sentences?.averageWords, 30),
      shareFact('Sentences that ask', sentences?.questionPercent, 100),
      numberFact('Emoji per 100 words', emoji?.perHundredWords, 10),
      shareFact('Variety of words', vocabulary?.richness, 1),
    ].filter((fact) => fact !== undefined),
    favourites: [
      { label: 'Favorite words', items: vocabulary?.favouriteWords ?? [] },
      { label: 'Favorite emoji', items: emoji?.favourites ?? [] },
      { label: 'Hashtags', items: hashtags ?? [] },
    ].filter(({ items }) => items.length > 0),
  };
}

function wordFact(name: string, word: string | undefined): StyleFact | undefined {
  return word === undefined
    ? undefined
    : { label: name, value: word.charAt(0).toLocaleUpperCase() + word.slice(1) };
}

/** @param full the value of a full bar */
function numberFact(name: string, number: number | undefined, full: number): StyleFact | undefined {
  return number === undefined
    ? undefined
    : { label: name, value: formatNumber(Math.round(number * 10) / 10), share: Math.min(1, number / full) };
}

function shareFact(name: string, number: number | undefined, whole: number): StyleFact | undefined {
  if (number === undefined) return undefined;
  const share = number / whole;
  return { label: name, value: `${Math.round(share * 100)}%`, share };
}
