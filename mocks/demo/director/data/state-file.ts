import * as v from 'valibot';
import type { Backend } from '#mocks/backend.ts';
import { at, schemas, SNAPSHOT_VERSION, TABLE_NAMES, type Rows } from '#mocks/db/schema.ts';
import { signedInUser } from '#mocks/demo/start/controls.ts';
import { forgetDevice, readDevice, writeDevice } from '#mocks/demo/start/device-record.ts';
import { setTime, signIn } from '#mocks/demo/start/enter-state.ts';
import { readFault } from '#mocks/server/faults.ts';

const KIND = 'AI Twin Studio: a state of the demo';

const fileSchema = v.object({
  kind: v.literal(KIND),
  version: v.number(),
  /** The address of the screen, below the base path. */
  path: v.pipe(v.string(), v.startsWith('/')),
  scenario: v.string(),
  /** Simulated milliseconds since the epoch. */
  startedAt: v.optional(at),
  now: at,
  speed: v.pipe(v.number(), v.minValue(0)),
  faults: v.array(v.record(v.string(), v.unknown())),
  // A table is optional.
  rows: v.record(v.picklist(TABLE_NAMES), v.array(v.unknown())),
  /** The id of the signed-in user; null if signed out. */
  user: v.nullable(v.string()),
  device: v.object({
    texts: v.record(v.string(), v.string()),
    files: v.record(v.string(), v.unknown()),
  }),
});

/** An exported state of the demo: rows, faults, clock, device and the address of the screen. */
export type StateFile = v.InferOutput<typeof fileSchema>;

/** Captures the current state without sessions, which belong to a browser. @param path below the base path */
export async function captureState(backend: Backend, path: string): Promise<StateFile> {
  const { db, clock } = backend;
  const { speed, isPaused } = clock.state();
  const names = TABLE_NAMES.filter((name) => name !== 'sessions');
  return {
    kind: KIND,
    version: SNAPSHOT_VERSION,
    path,
    scenario: db.meta.scenario,
    startedAt: db.meta.startedAt,
    now: clock.now(),
    speed: isPaused ? 0 : speed,
    faults: structuredClone(db.meta.faults),
    rows: Object.fromEntries(names.map((name) => [name, db[name].all()])),
    user: signedInUser(backend)?.id ?? null,
    device: await readDevice(),
  };
}

/** Reads an exported file. @throws Error with the reason if the file is invalid */
export function readStateFile(text: string): StateFile {
  const { kind, version } = parsed(text);
  if (kind !== KIND) throw new Error('This file is not a state of the demo.');
  if (version !== SNAPSHOT_VERSION) {
    throw new Error(
      `This file was exported by version ${String(version)} of the demo’s data; this is version ${SNAPSHOT_VERSION}.`,
    );
  }
  const result = v.safeParse(fileSchema, parsed(text));
  if (!result.success) throw new Error('This file is damaged.');
  const { rows, faults } = result.output;
  for (const name of TABLE_NAMES) {
    const list = rows[name] ?? [];
    if (list.some((row) => !v.is(schemas[name], row)))
      throw new Error(`A row of ${name} in this file does not fit.`);
    const ids = new Set(list.map((row) => (row as { id: string }).id));
    if (ids.size < list.length) throw new Error(`Two rows of ${name} in this file have the same id.`);
  }
  for (const fault of faults) {
    const parsedFault = readFault(fault);
    if ('problem' in parsedFault) {
      throw new Error(`A fault in this file does not fit. ${parsedFault.problem}`);
    }
  }
  return result.output;
}

/** Replaces the current state with the state in a file. */
export async function restoreState(backend: Backend, file: StateFile): Promise<void> {
  const { db, clock } = backend;
  const { scenario, startedAt, faults, rows } = file;
  await db.transact(() => db.reset(rows as Rows, { scenario, startedAt, faults }));
  setTime(backend, file.now);
  clock.setSpeed(file.speed);
  await signIn(backend, file.user);
  await forgetDevice();
  await writeDevice(file.device);
}

function parsed(text: string): { kind?: unknown; version?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as { kind?: unknown };
  } catch {
    return {};
  }
}
