import { hashOfText, mixBits } from '../../domain/hash.ts';

/** Random numbers from a seed, the same on every machine. */
export interface Random {
  /** A whole number, 0 ≤ n < count. */
  below(count: number): number;
  /** True with this probability (0..1). */
  chance(probability: number): boolean;
  /** One of the options; the list must not be empty. */
  pick<T>(options: readonly T[]): T;
}

/** A hash of a text, in which all bits depend on every character. */
export function hashOf(text: string): number {
  return mixBits(hashOfText(text));
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
