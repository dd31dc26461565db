/** Numbers that a seed decides: the same text always gives the same picture, on every machine. */
export interface Random {
  /** A whole number, 0 ≤ n < count. */
  below(count: number): number;
  /** True with this probability (0..1). */
  chance(probability: number): boolean;
  /** One of the options; the list must not be empty. */
  pick<T>(options: readonly T[]): T;
}

/** A 32-bit hash of a text (FNV-1a with a final mix, so that neighbouring texts differ in every bit). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A seeded generator (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    chance: (probability) => next() < probability,
    pick(options) {
      const option = options[below(options.length)];
      if (option === undefined) throw new RangeError('Nothing to pick from.');
      return option;
    },
  };
}
