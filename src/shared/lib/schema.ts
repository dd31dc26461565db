import * as v from 'valibot';
import { shorten } from './shorten.ts';
import { trimText } from './text-length.ts';

/** Describes a value from a server or from storage, which may have an unexpected shape. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** The parsed value; undefined when it does not match. */
export function tryParse<T>(schema: Schema<T>, value: unknown): T | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

type Fields = { [name: string]: unknown };

/** The value if it is an object, else `{}`, so that every field is missing. */
export const anyObject = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'object' && value !== null ? value : {}) as Fields),
);

/** An object whose fields are read one by one: a missing or invalid field is undefined. */
export function lenient<E extends Record<string, Schema<unknown>>>(entries: E) {
  type Parts = { [Name in keyof E]: v.InferOutput<E[Name]> | undefined };
  return v.pipe(
    anyObject,
    v.transform((source: Fields) => {
      const fields = Object.entries(entries).map(([name, schema]) => [name, tryParse(schema, source[name])]);
      return Object.fromEntries(fields) as Parts;
    }),
  );
}

/** Reads the fields of a server's response, which may break the contract and even be `null`. */
export function parseFields<E extends Record<string, Schema<unknown>>>(response: unknown, entries: E) {
  return v.parse(lenient(entries), response);
}

/** A list without the rows that do not match. */
export function listOf<T>(row: Schema<T>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => rows.map((value) => tryParse(row, value)).filter((value) => value !== undefined)),
  );
}

/** A trimmed text with at least one visible character. */
export const text = v.pipe(v.string(), v.transform(trimText), v.nonEmpty());

/** A short text such as a name, cut to 200 characters. */
export const label = v.pipe(
  text,
  v.transform((value) => shorten(value, 200)),
);

/** A long text, cut to 20,000 characters. */
export const prose = v.pipe(
  text,
  v.transform((value) => shorten(value, 20_000)),
);

/** A list of labels without duplicates. */
export const labels = v.pipe(
  listOf(label),
  v.transform((values) => [...new Set(values)]),
);

/** A list of texts; a single text becomes a list of one. */
export const texts = v.union([
  listOf(text),
  v.pipe(
    text,
    v.transform((value) => [value]),
  ),
]);

/** A whole number from 0 to 1,000,000,000. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));

/** A point in time between 1970 and 9999, ms since 1970. */
export const time = v.pipe(v.number(), v.minValue(0), v.maxValue(253_402_300_799_999));

/** A date and time without a zone, including the format of databases with a space. */
const WITHOUT_ZONE = /^([\d-]+)[T ]([\d:.]+)$/;

/** A point in time from a server's ISO text, which is UTC without a zone (decision 75). */
export const isoTime = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text.replace(WITHOUT_ZONE, '$1T$2Z'))),
  time,
);
