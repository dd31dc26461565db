import { formatNumber } from './format-number.ts';

const PLURALS = {
  byte: 'bytes',
  character: 'characters',
  credit: 'credits',
  file: 'files',
  hour: 'hours',
  minute: 'minutes',
  photo: 'photos',
  picture: 'pictures',
  post: 'posts',
  sample: 'samples',
  second: 'seconds',
  training: 'trainings',
  twin: 'twins',
  word: 'words',
} as const;

type Noun = keyof typeof PLURALS;

/** "1 photo", "0 photos", "1,540 photos". */
export function formatCount(count: number, noun: Noun): string {
  return `${formatNumber(count)} ${pluralOf(count, noun)}`;
}

/** The noun alone, for numbers that are styled on their own. */
export function pluralOf(count: number, noun: Noun): string {
  return count === 1 ? noun : PLURALS[noun];
}
