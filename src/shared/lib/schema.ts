import * as v from 'valibot';
import { shorten } from './shorten.ts';

/** Describes a value that comes from a server or from this device's storage: neither is sure to be what it was meant to be. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** What the schema makes of the value; undefined when it is something else. */
export function read<T>(schema: Schema<T>, value: unknown): T | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

type Fields = { [name: string]: unknown };

/** The value if it is an object, else an empty one: then the schema after it finds every part missing. */
export const anyObject = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'object' && value !== null ? value : {}) as Fields),
);

/** An object of which any part may be missing or wrong: that part is undefined, and the others are read. */
export function lenient<E extends Record<string, Schema<unknown>>>(entries: E) {
  type Parts = { [Name in keyof E]: v.InferOutput<E[Name]> | undefined };
  return v.pipe(
    anyObject,
    v.transform((source: Fields) => {
      const fields = Object.entries(entries).map(([name, schema]) => [name, read(schema, source[name])]);
      return Object.fromEntries(fields) as Parts;
    }),
  );
}

/** The parts of a server's answer; a server may send less than its contract promises, down to a 200 with `null`. */
export function readFields<E extends Record<string, Schema<unknown>>>(answer: unknown, entries: E) {
  return v.parse(lenient(entries), answer);
}

/** A list from which rows that are something else are left out. */
export function listOf<T>(row: Schema<T>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => rows.map((one) => read(row, one)).filter((one) => one !== undefined)),
  );
}

/** A text with something in it, without the space around it. */
export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A text that is shown as a name or a fact: cut where no real one would end. */
export const label = v.pipe(
  text,
  v.transform((value) => shorten(value, 200)),
);

/** A text that goes into a field, cut far beyond what a field takes. */
export const prose = v.pipe(
  text,
  v.transform((value) => shorten(value, 20_000)),
);

/** Several labels, each once. */
export const labels = v.pipe(
  listOf(label),
  v.transform((all) => [...new Set(all)]),
);

/** Several texts, or the single one of a server that made no list of it. */
export const texts = v.union([
  listOf(text),
  v.pipe(
    text,
    v.transform((value) => [value]),
  ),
]);

/** How many of something: whole, not negative, and no more than anybody can have. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));

/** A point in time between 1970 and 9999, ms since 1970. */
export const time = v.pipe(v.number(), v.minValue(0), v.maxValue(253_402_300_799_999));

/** The same from a server's text. */
export const isoTime = v.pipe(v.string(), v.transform(Date.parse), time);
