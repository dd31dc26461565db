import { hashOfText } from '#mocks/domain/hash.ts';

const isFull = import.meta.env.MODE === 'matrix';

/** All variants of a case in `npm run test:matrix`. `npm test` has only `count` of them, chosen by their contents. */
export function variants<Variant>(
  all: readonly Variant[],
  count = 1,
  keyOf: (variant: Variant) => string = JSON.stringify,
): readonly Variant[] {
  if (isFull) return all;
  const chosen = all
    .toSorted((first, second) => hashOfText(keyOf(first)) - hashOfText(keyOf(second)))
    .slice(0, count);
  return all.filter((variant) => chosen.includes(variant));
}
