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

export type Snapshot = z.infer<typeof snapshotSchema>;

/** Reads a snapshot from outside. @throws Error with a sentence for the person */
export function readSnapshot(text: string): Snapshot {
  const version = versionOf(text);
  if (version === undefined) throw new Error('This is not a state of the demo.');
  if (version !== SNAPSHOT_VERSION) {
    throw new Error(`This state is of version ${version}; the demo is of version ${SNAPSHOT_VERSION}.`);
  }
  const reading = snapshotSchema.safeParse(JSON.parse(text));
  if (reading.success) return reading.data;
  const place = reading.error.issues[0]?.path.join('.') ?? '';
  throw new Error(`This state of the demo is damaged${place === '' ? '' : ` at ${place}`}.`);
}

/** Whether a stored text is a snapshot of another version. */
export function isOutdated(text: string): boolean {
  return ![undefined, SNAPSHOT_VERSION].includes(versionOf(text));
}

function versionOf(text: string): number | undefined {
  try {
    const { version } = JSON.parse(text) as { version?: unknown };
    return typeof version === 'number' ? version : undefined;
  } catch {
    return undefined;
  }
}
