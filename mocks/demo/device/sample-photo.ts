/** A stored sample photo, identified by its name instead of its content. */
export interface SampleReference {
  /** Its number, from 1. Further copies have extra bytes, so that each is a different file. */
  sample: number;
  name: string;
  lastModified: number;
  fingerprint: string;
}

/** Encodes a stored value in a few characters, if it is a sample photo. */
export function asReference(value: unknown): unknown {
  const { name, lastModified, fingerprint } = (value ?? {}) as Partial<SampleReference>;
  if (name === undefined || fingerprint === undefined) return value;
  const [, kind, number = ''] = /^(portrait|sample)-(\d\d)\.jpg$/.exec(name) ?? [];
  // `filesOf` and the states give sample photos these dates; a person's own file has another.
  if (kind === undefined || lastModified !== (kind === 'sample' ? 0 : Number(number) - 1)) return value;
  return { sample: Number(number), name, lastModified, fingerprint } satisfies SampleReference;
}

export function isReference(value: unknown): value is SampleReference {
  return typeof value === 'object' && value !== null && 'sample' in value && typeof value.sample === 'number';
}
