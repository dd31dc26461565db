import type { components } from '#openapi/types.gen.ts';

export type StyleProfile = components['schemas']['StyleProfile'];

/** What the server learned, as it is kept on this device (decision 16: no call lists it). */
export interface SavedStyle {
  profile: StyleProfile;
  /** Samples the server said it saved; undefined when it did not say. */
  savedSamples: number | undefined;
  /** ms since 1970 by the server's clock. */
  savedAt: number;
}

/** Only the tone is promised (spec §3: other fields not shown); without it there is no profile. */
export function hasTone(profile: unknown): profile is StyleProfile {
  const voice = record(profile)?.['voice'];
  return text(record(voice)?.['tone']) !== undefined;
}

export function isSavedStyle(value: unknown): value is SavedStyle {
  const saved = record(value);
  return (
    saved !== undefined &&
    hasTone(saved['profile']) &&
    (saved['savedSamples'] === undefined || count(saved['savedSamples']) !== undefined) &&
    Number.isFinite(saved['savedAt'])
  );
}

/** One line about the writing: a word, a number, or a share that can be drawn as a bar. */
export interface StyleFact {
  label: string;
  value: string;
  /** 0–1, for a bar; absent where a bar would say nothing. */
  share?: number;
}

export interface StyleReading {
  tone: string;
  facts: StyleFact[];
  /** Words, emoji and hashtags that come up again; empty lists are left out. */
  favourites: { label: string; items: string[] }[];
}

/** Everything in the profile that can be shown; what is missing or of another kind is left out. */
export function readStyle(profile: StyleProfile): StyleReading {
  const part = (name: string) => record(record(profile)?.[name]);
  const voice = part('voice');
  const sentences = part('sentences');
  const emoji = part('emoji');
  const vocabulary = part('vocabulary');
  return {
    tone: text(voice?.['tone']) ?? '',
    facts: [
      wordFact('Speaks as', voice?.['person']),
      wordFact('Energy', voice?.['energy']),
      numberFact('Words per sentence', sentences?.['averageWords'], 30),
      shareFact('Sentences that ask', sentences?.['questionPercent'], 100),
      numberFact('Emoji per 100 words', emoji?.['perHundredWords'], 10),
      shareFact('Variety of words', vocabulary?.['richness'], 1),
    ].filter((fact) => fact !== undefined),
    favourites: [
      { label: 'Favourite words', items: texts(vocabulary?.['favouriteWords']) },
      { label: 'Favourite emoji', items: texts(emoji?.['favourites']) },
      { label: 'Hashtags', items: texts(record(profile)?.['hashtags']) },
    ].filter(({ items }) => items.length > 0),
  };
}

function wordFact(label: string, value: unknown): StyleFact | undefined {
  const word = text(value);
  return word === undefined ? undefined : { label, value: capitalised(word) };
}

/** @param full the value that fills the bar: what counts as a lot. */
function numberFact(label: string, value: unknown, full: number): StyleFact | undefined {
  const number = positive(value);
  return number === undefined
    ? undefined
    : { label, value: String(Math.round(number * 10) / 10), share: Math.min(1, number / full) };
}

function shareFact(label: string, value: unknown, whole: number): StyleFact | undefined {
  const number = positive(value);
  if (number === undefined) return undefined;
  const share = Math.min(1, number / whole);
  return { label, value: `${Math.round(share * 100)}%`, share };
}

function capitalised(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.map(text).filter((item) => item !== undefined))] : [];
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** A whole number of samples, or undefined for anything that cannot be one. */
export function count(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}
