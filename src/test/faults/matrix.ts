import { hashOfText } from '#mocks/domain/hash.ts';

const isFull = import.meta.env.MODE === 'matrix';

type Keyed<T> = readonly [key: string, value: T];

/**
 * The pairs of rows and columns: all under `npm run test:matrix`; in `npm test` one per row, chosen by names, so that
 * a new row does not change the others.
 */
export function pairs<Row, Column>(
  rows: readonly Keyed<Row>[],
  columns: readonly Keyed<Column>[],
  belong: (row: Row, column: Column) => boolean,
): [Keyed<Row>, Keyed<Column>][] {
  return rows.flatMap((row) => {
    const its = columns.filter(([, column]) => belong(row[1], column));
    return variants(its, 1, ([name]) => `${row[0]}, ${name}`).map((column): [Keyed<Row>, Keyed<Column>] => [
      row,
      column,
    ]);
  });
}

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
