import * as z from 'zod/mini';
import { SNAPSHOT_VERSION, TABLE_NAMES } from './schema.ts';

/** The whole database as it is stored. The rows are judged by their tables. */
export const snapshotSchema = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  clock: z.object({ simulatedMs: z.number(), realMs: z.number(), speed: z.number(), isPaused: z.boolean() }),
  meta: z.object({
    scenario: z.string(),
    faults: z.array(z.record(z.string(), z.unknown())),
    lastId: z.int(),
    startedAt: z.optional(z.number()),
  }),
  tables: z.record(z.enum(TABLE_NAMES), z.array(z.unknown())),
});

/** Whether a stored text is a snapshot of another version. */
export function isOutdated(text: string): boolean {
  try {
    const { version } = JSON.parse(text) as { version?: unknown };
    return typeof version === 'number' && version !== SNAPSHOT_VERSION;
  } catch {
    return false;
  }
}
