const isFull = import.meta.env.MODE === 'matrix';

/**
 * Which rows meet which columns: every pair under `npm run test:matrix`; in `npm test` a fixed part of them, in which
 * each row meets `depth` columns and each column some rows.
 */
export function pairs<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  depth = 2,
): [Row, Column][] {
  return rows.flatMap((row, index) =>
    columns
      .filter((_, place) => isFull || (place - index + columns.length * rows.length) % columns.length < depth)
      .map((column): [Row, Column] => [row, column]),
  );
}

/** All variants of one case under `npm run test:matrix`; in `npm test` only `count` of them, evenly taken. */
export function variants<Variant>(all: readonly Variant[], count = 1): readonly Variant[] {
  const step = Math.ceil(all.length / count);
  return isFull ? all : all.filter((_, index) => index % step === 0);
}
