import { mixBits } from './hash.ts';

/** The random number with this place in the sequence of a seed, from 0 up to 1. */
export function randomAt(seed: number, place: number): number {
  return mixBits(Math.imul(seed ^ Math.imul(place + 1, 0x9e3779b9), 0x85ebca6b)) / 2 ** 32;
}
