import { mixBits } from './hash.ts';

/** The number at this index of a seed's random sequence, from 0 up to 1. */
export function randomAt(seed: number, index: number): number {
  return mixBits(Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b9), 0x85ebca6b)) / 2 ** 32;
}
