/**
 * A 32-bit FNV-1a hash of bytes or code points.
 * @param stride hashes only every nth value, for large files
 */
export function hashOf(values: ArrayLike<number>, stride = 1): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < values.length; index += stride) {
    hash = Math.imul(hash ^ (values[index] ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** The number of drawn people (`mocks/generators/picture/drawings/people.json`). */
const PEOPLE = 13;

/** The index of the person drawn for a trigger word. The app's avatars use the same (`twin-face.tsx`). */
export function personOf(triggerWord: string): number {
  return hashOfText(triggerWord) % PEOPLE;
}

/** Mixes the bits of a number, so that neighboring numbers differ in every bit (the finalizer of MurmurHash3). */
export function mixBits(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export function hashOfText(text: string): number {
  return hashOf(Array.from(text, (character) => character.codePointAt(0) ?? 0));
}

/** The number at this index of a seed's random sequence, from 0 to 1, exclusive. */
export function randomAt(seed: number, index: number): number {
  return mixBits(Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b9), 0x85ebca6b)) / 2 ** 32;
}
