/** A number from 0 up to 1 that follows from its arguments alone (the finalizer of MurmurHash3). */
export function chanceOf(seed: number, toss: number): number {
  let bits = Math.imul(seed ^ Math.imul(toss + 1, 0x9e3779b9), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
