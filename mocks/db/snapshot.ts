import * as z from 'zod/mini';
import { SNAPSHOT_VERSION, type TableName } from './schema.ts';

/**
 * The whole database as JSON texts by name: `head`, and the rows of each table in pages (`ledger.0`, `ledger.1`, …), so
 * that a change is stored without the rest.
 */
export type Pieces = ReadonlyMap<string, string>;

const headSchema = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  clock: z.object({ simulatedMs: z.number(), realMs: z.number(), speed: z.number(), isPaused: z.boolean() }),
  meta: z.object({
    scenario: z.string(),
    faults: z.array(z.record(z.string(), z.unknown())),
    lastId: z.int(),
    startedAt: z.optional(z.number()),
  }),
});
export type Head = z.infer<typeof headSchema>;

/** @throws when it is missing, damaged or of another version */
export function headOf(pieces: Pieces): Head {
  return headSchema.parse(JSON.parse(pieces.get('head') ?? ''));
}

/** The rows of a table as JSON arrays. */
export function pagesOf(pieces: Pieces, table: TableName): string[] {
  const pages: string[] = [];
  for (let page; (page = pieces.get(`${table}.${pages.length}`)) !== undefined;) pages.push(page);
  return pages;
}

/** Whether stored pieces are of another version; the first version had no head. */
export function isOutdated(pieces: Pieces): boolean {
  const head = pieces.get('head');
  if (head === undefined) return pieces.size > 0;
  try {
    const { version } = JSON.parse(head) as { version?: unknown };
    return typeof version === 'number' && version !== SNAPSHOT_VERSION;
  } catch {
    return false;
  }
}
