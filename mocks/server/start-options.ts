import { MAX_SPEED, SPEEDS } from '../domain/clock.ts';

/** The value, or a message that names the valid ones. */
export type Parsed<T> = { value: T } | { problem: string };

/** Reads a name from an address or a command line; for an unknown one, suggests similar names. */
export function readName<Id extends string>(kind: string, text: string, known: readonly Id[]): Parsed<Id> {
  const asked = text.trim();
  const value = known.find((id) => id === asked);
  if (value !== undefined) return { value };
  const alike = nearest(asked, known);
  return {
    problem: `${asked === '' ? `The ${kind} has no name.` : `There is no ${kind} "${shorten(asked)}".`} ${
      alike.length > 0
        ? `Nearest: ${alike.join(', ')}.`
        : `For example: ${known.slice(0, MAX_SUGGESTIONS).join(', ')}.`
    }`,
  };
}

const MAX_SUGGESTIONS = 3;
/** The same word has 0.5. */
const MIN_SIMILARITY = 0.15;

/** The most similar names, by the pairs of letters that they share. */
function nearest(word: string, known: readonly string[]): string[] {
  const asked = pairsOf(word);
  return known
    .map((id) => {
      const own = pairsOf(id);
      const shared = [...own].filter((pair) => asked.has(pair)).length;
      return { id, similarity: shared / (asked.size + own.size) };
    })
    .filter(({ similarity }) => similarity > MIN_SIMILARITY)
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id }) => id);
}

function pairsOf(word: string): Set<string> {
  const letters = word.toLowerCase();
  return new Set(Array.from(letters.slice(1), (letter, index) => `${letters[index] ?? ''}${letter}`));
}

/** Reads the speed of simulated time; 0 is paused. */
export function readSpeed(text: string): Parsed<number> {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text.trim()) && value <= MAX_SPEED) return { value };
  return { problem: `"${shorten(text)}" is not a speed. Use ${SPEEDS}.` };
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
