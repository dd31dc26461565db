import * as v from 'valibot';
import { SNAPSHOT_VERSION } from './schema.ts';

/** The database as JSON texts by name: `head`, and the rows of each table. Only changed pieces are stored. */
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

/** Parses the head. @throws when it is missing, damaged or of another version */
export function headOf(pieces: Pieces): Head {
  return v.parse(headSchema, JSON.parse(pieces.get('head') ?? ''));
}

/** Stores the database between two page loads. */
export interface SnapshotStorage {
  /** The last snapshot of any tab, or null. It is the same object until another tab saves. */
  load(): Promise<Pieces | null>;
  /** Saves all pieces atomically; unchanged ones may be skipped. */
  save(pieces: Pieces): Promise<void>;
  /** Runs with the lock that all tabs share. Missing where only one backend uses the storage. */
  exclusive?<T>(run: () => Promise<T>): Promise<T>;
  /** Calls `changed` after every save of another tab. */
  subscribe?(changed: () => void): void;
}
