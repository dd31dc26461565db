type Fields = Record<string, unknown>;

/** Variants of a JSON value, each without one of its fields, outer fields first. */
export function missingFields(value: unknown): unknown[] {
  return variants(value, (fields, name) => {
    const { [name]: _, ...rest } = fields;
    return rest;
  });
}

/** Variants of a JSON value, each with one field of another type, outer fields first. */
export function wrongTypes(value: unknown): unknown[] {
  return variants(value, (fields, name) => ({ ...fields, [name]: otherType(fields[name]) }));
}

/** One variant per field of every object; of a list only the first item is changed. */
function variants(value: unknown, change: (fields: Fields, name: string) => Fields): unknown[] {
  if (Array.isArray(value)) {
    const [first, ...others] = value as unknown[];
    return variants(first, change).map((item) => [item, ...others]);
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Fields;
  const names = Object.keys(fields);
  return [
    ...names.map((name) => change(fields, name)),
    ...names.flatMap((name) => variants(fields[name], change).map((inner) => ({ ...fields, [name]: inner }))),
  ];
}

function otherType(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return 42;
  return Array.isArray(value) ? {} : 'something else';
}
