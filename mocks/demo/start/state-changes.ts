import * as z from 'zod/mini';
import { instant, schemas, SNAPSHOT_VERSION, TABLE_NAMES, type Rows } from '#mocks/db/schema.ts';
import { readFault } from '#mocks/server/faults.ts';
import { LINE_IDS } from '#mocks/server/lines.ts';
import type { Parsed } from '#mocks/server/start-options.ts';
import { isReference } from '../device/sample-photo.ts';
import { unpack } from './packed-text.ts';

/** As `Part` in states/steps.ts; what is recorded has no patterns. */
const partSchema = z.object({
  role: z.string(),
  name: z.optional(z.string()),
  get in() {
    return z.optional(partSchema);
  },
});
const TOO_MANY = 'It holds too many files, or too large ones.';

const files = z.object({
  photos: z.optional(z.int().check(z.gte(0), z.lte(100))),
  others: z.optional(
    z
      .array(z.enum(['damaged', 'too-large', 'duplicate', 'document', 'spreadsheet']))
      // One that is too large takes 10 MB.
      .check(z.refine(({ length }) => length <= 10, TOO_MANY)),
  ),
});
/** Their names have two digits, and each takes memory. */
const MAX_SAMPLES = 99;

function isWithinMemory(files: unknown): boolean {
  const samples: number[] = [];
  JSON.stringify(files, (_, part: unknown) => {
    if (isReference(part)) samples.push(part.sample);
    return part;
  });
  return Math.max(samples.length, ...samples) <= MAX_SAMPLES;
}

/** A year of simulated time. */
const MAX_PASS_MS = 366 * 24 * 3_600_000;
/** Longer than any recording. */
const MAX_STEPS = 1_000;
const stepSchema = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['press', 'see']), part: partSchema }),
  z.object({ do: z.literal('type'), field: z.string(), text: z.string() }),
  z.object({ do: z.literal('select'), field: z.string(), option: z.string() }),
  z.object({ do: z.literal('choose'), field: z.string(), files }),
  z.object({ do: z.literal('pass'), ms: z.number().check(z.gte(0), z.lte(MAX_PASS_MS)) }),
  z.object({ do: z.literal('line'), line: z.enum(LINE_IDS) }),
  z.object({ do: z.literal('answered') }),
]);

const changesSchema = z.object({
  version: z.number(),
  /** All rows but the sessions; without it, those of the scenario. Tables that are left out are the scenario's, too. */
  rows: z.optional(z.partialRecord(z.enum(TABLE_NAMES), z.array(z.unknown()))),
  /** Who is signed in; null: nobody. Without it, the person of the scenario. */
  user: z.optional(z.nullable(z.string())),
  /** Simulated milliseconds since the epoch, where rows have times of their own. */
  now: z.optional(instant),
  /** The start of the scenario, if it differs from now. */
  startsAt: z.optional(instant),
  faults: z.optional(z.array(z.record(z.string(), z.unknown()))),
  /** What is done then, as a recording has it. */
  steps: z.optional(z.array(stepSchema).check(z.maxLength(MAX_STEPS))),
  /** Tokens and sentences in other words (look-changes.ts). */
  look: z.optional(
    z.object({
      tokens: z.record(z.string().check(z.regex(/^--[a-z-]+$/)), z.string()),
      sentences: z.record(z.string(), z.string()),
    }),
  ),
  device: z.optional(
    z.object({
      texts: z.record(z.string(), z.string()),
      files: z.record(z.string(), z.unknown()).check(z.refine(isWithinMemory, TOO_MANY)),
    }),
  ),
});

/** How a state differs from its scenario; stored in a link's fragment or in a file. */
export type StateChanges = Omit<z.infer<typeof changesSchema>, 'rows'> & { rows?: Rows | undefined };

/** Reads the changes; refuses invalid ones with a reason. */
export function readChanges(value: unknown): Parsed<StateChanges> {
  const version = z.safeParse(z.looseObject({ version: z.number() }), value);
  if (!version.success) return { problem: 'It holds no state of this demo.' };
  if (version.data.version !== SNAPSHOT_VERSION) {
    return {
      problem: `It was made by version ${version.data.version} of the demo’s data, and this is version ${SNAPSHOT_VERSION}.`,
    };
  }
  const reading = z.safeParse(changesSchema, value);
  if (!reading.success) {
    const refined = reading.error.issues.find(({ code }) => code === 'custom');
    return { problem: refined?.message ?? 'It is damaged.' };
  }
  for (const name of TABLE_NAMES) {
    const wrong = reading.data.rows?.[name]?.find((row) => !schemas[name].safeParse(row).success);
    if (wrong !== undefined) return { problem: `A row of ${name} in it does not fit.` };
    const ids = (reading.data.rows?.[name] ?? []).map((row) => (row as { id: string }).id);
    if (new Set(ids).size < ids.length) return { problem: `Two rows of ${name} in it have the same id.` };
  }
  for (const fault of reading.data.faults ?? []) {
    const known = readFault(fault);
    if ('problem' in known) return { problem: `A fault in it does not fit. ${known.problem}` };
  }
  return { value: reading.data as StateChanges };
}

/** Reads the fragment of a link. */
export async function readLinkedChanges(packed: string): Promise<Parsed<StateChanges>> {
  const refused = (reason: string) => ({
    problem: `This link cannot be shown, so you see the state of your last visit. ${reason}`,
  });
  try {
    const text = await unpack(packed);
    if (text === undefined) return refused('It holds more than 1 MB, which no link of this demo does.');
    const reading = readChanges(JSON.parse(text));
    return 'problem' in reading ? refused(reading.problem) : reading;
  } catch {
    return refused('It was cut or changed on its way: copy it once more.');
  }
}
