import * as v from 'valibot';
import { SNAPSHOT_VERSION } from './schema.ts';

/** The whole database as JSON texts by name: `head`, and the rows of each table. A change is stored without the rest. */
export type Pieces = ReadonlyMap<string, string>;

const headSchema = v.object({
  version: v.literal(SNAPSHOT_VERSION),
  clock: v.object({ simulatedMs: v.number(), realMs: v.number(), speed: v.number(), isPaused: v.boolean() }),
  meta: v.object({
    scenario: v.string(),
    faults: v.array(v.record(v.string(), v.unknown())),
    lastId: v.pipe(v.number(), v.safeInteger()),
    startedAt: v.optional(v.number()),
  }),
});
export type Head = v.InferOutput<typeof headSchema>;

/** @throws when it is missing, damaged or of another version */
export function headOf(pieces: Pieces): Head {
  return v.parse(headSchema, JSON.parse(pieces.get('head') ?? ''));
}
