import { hashOfText, mixBits } from '#mocks/domain/hash.ts';

export type Random = ReturnType<typeof randomFrom>;

/** A hash of a text. All its bits depend on every character. */
export function hashOf(text: string): number {
  return mixBits(hashOfText(text));
}

/** Random numbers from a seed (mulberry32), the same on every machine. */
export function randomFrom(seed: string) {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    /** A whole number from 0 to `count`, exclusive. */
    below,
    chance: (probability: number) => next() < probability,
    /** One of the options. @throws RangeError without options */
    pick<T>(options: readonly T[]): T {
      const option = options[below(options.length)];
      if (option === undefined) throw new RangeError('Nothing to pick from.');
      return option;
    },
  };
}
