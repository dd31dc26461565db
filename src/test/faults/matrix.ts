import { hashOfText } from '#mocks/domain/hash.ts';

const isFull = import.meta.env.MODE === 'matrix';

/** All variants of one case under `npm run test:matrix`; in `npm test` only `count` of them, chosen by their contents. */
export function variants<Variant>(
  all: readonly Variant[],
  count = 1,
  keyOf: (variant: Variant) => string = JSON.stringify,
): readonly Variant[] {
  if (isFull) return all;
  const chosen = all
    .toSorted((one, other) => hashOfText(keyOf(one)) - hashOfText(keyOf(other)))
    .slice(0, count);
  return all.filter((variant) => chosen.includes(variant));
}
