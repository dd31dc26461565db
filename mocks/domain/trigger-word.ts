import { hashOfText } from './hash.ts';

/** Without the letters and digits that are taken for one another. */
const SIGNS = '23456789ACDEFGHJKMNPQRTUVWXYZ';

/**
 * The word that calls a twin in a prompt, e.g. `ADA7K`: three letters of the name and two signs. The same for the same
 * seed, and never one of `taken`.
 */
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
    // All words with two signs may be gone; then one more sign is needed.
    if (taken.length >= SIGNS.length ** 2) return `${word}${sign(taken.length)}${taken.length}`;
  }
}

function sign(number: number): string {
  return SIGNS.charAt(number % SIGNS.length);
}
