import { hashOfText, personOf } from './hash.ts';

/** Letters and digits that are not easily confused. */
const ALPHABET = '23456789ACDEFGHJKMNPQRTUVWXYZ';

/** The person on the sample photos, who is drawn for this trigger word. */
const SAMPLE_PERSON = personOf('ADA7K');

/** A new trigger word: three letters of the name and two characters from the seed, more when all of these are in use. */
export function triggerWordFor(
  name: string,
  seed: string,
  taken: readonly string[],
  { isSample = false } = {},
): string {
  const letters =
    name
      .normalize('NFD')
      .replaceAll(/[^A-Za-z]/g, '')
      .slice(0, 3)
      .toUpperCase() || 'TWN';
  const start = hashOfText(seed);
  for (let tried = 0; ; tried += 1) {
    const number = start + tried;
    const more = tried < ALPHABET.length ** 2 ? '' : String(tried);
    const word = letters + characterAt(number) + characterAt(Math.floor(number / ALPHABET.length)) + more;
    if (!taken.includes(word) && (!isSample || personOf(word) === SAMPLE_PERSON)) return word;
  }
}

function characterAt(number: number): string {
  return ALPHABET.charAt(number % ALPHABET.length);
}
