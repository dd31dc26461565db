/** A reference to a stored sample photo, without its content. */
export interface SampleReference {
  /** The number of the sample, from 1. Numbers above the last sample repeat the samples with extra bytes. */
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
