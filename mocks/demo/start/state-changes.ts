import * as v from 'valibot';
import { at, schemas, SNAPSHOT_VERSION, TABLE_NAMES, type Rows } from '#mocks/db/schema.ts';
import { readFault } from '#mocks/server/faults.ts';
import { LINE_IDS } from '#mocks/server/lines.ts';
import type { Parsed } from '#mocks/server/start-options.ts';
import type { Part } from '#mocks/states/steps.ts';
import { unpack } from './packed-text.ts';

/** Without patterns, which no recording has. */
const partSchema: v.GenericSchema<unknown, Part> = v.object({
  role: v.string(),
  name: v.optional(v.string()),
  in: v.optional(v.lazy(() => partSchema)),
  at: v.optional(v.number()),
});

const files = v.object({
  photos: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  // A file that is too large takes 10 MB.
  others: v.optional(
    v.pipe(
      v.array(v.picklist(['damaged', 'too-large', 'duplicate', 'document', 'spreadsheet'])),
      v.maxLength(10),
    ),
  ),
});

/** A year of simulated time. */
const MAX_PASS_MS = 366 * 24 * 3_600_000;
/** Longer than any recording. */
const MAX_STEPS = 1_000;
const stepSchema = v.variant('do', [
  v.object({ do: v.picklist(['press', 'see']), part: partSchema }),
  v.object({ do: v.literal('type'), field: v.string(), text: v.string() }),
  v.object({ do: v.literal('select'), field: v.string(), option: v.string() }),
  v.object({ do: v.literal('choose'), field: v.string(), files }),
  v.object({ do: v.literal('pass'), ms: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_PASS_MS)) }),
  v.object({ do: v.literal('line'), line: v.picklist(LINE_IDS) }),
  v.object({ do: v.literal('answered') }),
]);

const changesSchema = v.object({
  version: v.number(),
  /** The tables that differ from those of the scenario. */
  rows: v.optional(v.record(v.picklist(TABLE_NAMES), v.array(v.unknown()))),
  /** Who is signed in; null: nobody. Without it, the person of the scenario. */
  user: v.optional(v.nullable(v.string())),
  /** Simulated milliseconds since the epoch, where rows have times of their own. */
  now: v.optional(at),
  /** The start of the scenario, where rows or stored values differ from it. */
  startsAt: v.optional(at),
  faults: v.optional(v.array(v.record(v.string(), v.unknown()))),
  /** The recorded steps. */
  steps: v.optional(v.pipe(v.array(stepSchema), v.maxLength(MAX_STEPS))),
  /** How fast they are replayed; by default at once. */
  pace: v.optional(v.picklist(['instant', '1×', 'slow'])),
  device: v.optional(
    v.object({
      texts: v.record(v.string(), v.string()),
      files: v.record(v.string(), v.unknown()),
    }),
  ),
});

/** How a state differs from its scenario; stored in a link's fragment or in a file. */
export type StateChanges = Omit<v.InferOutput<typeof changesSchema>, 'rows'> & { rows?: Rows | undefined };

/** Reads the changes; refuses invalid ones with a reason. */
export function readChanges(value: unknown): Parsed<StateChanges> {
  const versioned = v.safeParse(v.object({ version: v.number() }), value);
  if (!versioned.success) return { problem: 'It holds no state of this demo.' };
  const { version } = versioned.output;
  if (version !== SNAPSHOT_VERSION) {
    return {
      problem: `It was made by version ${version} of the demo’s data, and this is version ${SNAPSHOT_VERSION}.`,
    };
  }
  const reading = v.safeParse(changesSchema, value);
  if (!reading.success) return { problem: 'It is damaged.' };
  for (const name of TABLE_NAMES) {
    const wrong = reading.output.rows?.[name]?.find((row) => !v.is(schemas[name], row));
    if (wrong !== undefined) return { problem: `A row of ${name} in it does not fit.` };
    const ids = (reading.output.rows?.[name] ?? []).map((row) => (row as { id: string }).id);
    if (new Set(ids).size < ids.length) return { problem: `Two rows of ${name} in it have the same id.` };
  }
  for (const fault of reading.output.faults ?? []) {
    const known = readFault(fault);
    if ('problem' in known) return { problem: `A fault in it does not fit. ${known.problem}` };
  }
  return { value: reading.output as StateChanges };
}

const MAX_UNPACKED = 1_000_000;

/** Reads the fragment of a link. */
export async function readLinkedChanges(packed: string): Promise<Parsed<StateChanges>> {
  const refused = (reason: string) => ({
    problem: `This link cannot be shown, so you see the state of your last visit. ${reason}`,
  });
  try {
    const text = await unpack(packed);
    if (text.length > MAX_UNPACKED)
      return refused('It holds more than 1 MB, which no link of this demo does.');
    const reading = readChanges(JSON.parse(text));
    return 'problem' in reading ? refused(reading.problem) : reading;
  } catch {
    return refused('It was cut or changed on its way: copy it once more.');
  }
}
