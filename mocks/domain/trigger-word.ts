import { hashOfText } from './hash.ts';

/** Letters and digits that cannot be mistaken for each other. */
const ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXYZ';

/** The word that puts a twin into a prompt: three letters of the name, two characters of the seed. None of `taken`. */
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
    // When all words with two characters are taken, the word gets longer.
    if (taken.length >= ALPHABET.length ** 2) return `${word}${characterAt(taken.length)}${taken.length}`;
  }
}

function characterAt(number: number): string {
  return ALPHABET.charAt(number % ALPHABET.length);
}
