import type { Sample } from '../adapter.ts';
import type { Text } from './references.ts';

/** The parts of a request, in which texts may be references. */
export interface RequestParts {
  params?: Record<string, Text>;
  query?: Record<string, Text>;
  /** Undefined leaves a header out that is sent otherwise. */
  headers?: Record<string, Text | undefined>;
  /** Sent as JSON. */
  body?: unknown;
  form?: readonly (readonly [name: string, value: Text | Sample])[];
  /** Sent as it is; without its length where it is chunked. */
  raw?: { type: Text; bytes: Uint8Array<ArrayBuffer> | Text; isChunked?: boolean };
}
