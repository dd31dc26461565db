import type { Sample } from '../adapter.ts';
import type { Text } from './references.ts';

/** The parts of a request whose texts may be references. */
export interface RequestParts {
  params?: Record<string, Text>;
  query?: Record<string, Text>;
  /** Undefined omits a default header. */
  headers?: Record<string, Text | undefined>;
  /** Sent as JSON. */
  body?: unknown;
  form?: readonly (readonly [name: string, value: Text | Sample])[];
  /** Sent unchanged; without its length if it is chunked. */
  raw?: { type: Text; bytes: Uint8Array<ArrayBuffer> | Text; isChunked?: boolean };
}
