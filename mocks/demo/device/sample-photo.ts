/** A stored sample photo, identified by its name instead of its content. */
export interface SampleReference {
  /** Its number, from 1. Further copies have extra bytes, so that each is a different file. */
  sample: number;
  id: string;
  position: number;
  name: string;
  lastModified: number;
  fingerprint: string;
}

export function isReference(value: unknown): value is SampleReference {
  return typeof value === 'object' && value !== null && 'sample' in value && typeof value.sample === 'number';
}
