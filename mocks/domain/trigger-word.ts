import { hashOfText } from './hash.ts';

/** Letters and digits that cannot be mistaken for each other. */
const SIGNS = '23456789ACDEFGHJKMNPQRTUVWXYZ';

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
    const word = letters + sign(number) + sign(Math.floor(number / SIGNS.length));
    if (!taken.includes(word)) return word;
    number += 1;
    // When all words with two characters are taken, the word gets longer.
    if (taken.length >= SIGNS.length ** 2) return `${word}${sign(taken.length)}${taken.length}`;
  }
}

function sign(number: number): string {
  return SIGNS.charAt(number % SIGNS.length);
}
