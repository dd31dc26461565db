import { hashOfText } from './hash.ts';

/** Letters and digits that are not easily confused. */
const ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXYZ';

/** A new trigger word: three letters of the name and two characters from the seed. */
export function triggerWordFor(name: string, seed: string, taken: readonly string[]): string {
  const letters =
    name
      .normalize('NFD')
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase() || 'TWN';
  let number = hashOfText(seed);
  for (;;) {
    const word = letters + characterAt(number) + characterAt(Math.floor(number / ALPHABET.length));
    if (!taken.includes(word)) return word;
    number += 1;
    // All words of this length are taken: make a longer one.
    if (taken.length >= ALPHABET.length ** 2) return `${word}${characterAt(taken.length)}${taken.length}`;
  }
}

function characterAt(number: number): string {
  return ALPHABET.charAt(number % ALPHABET.length);
}
