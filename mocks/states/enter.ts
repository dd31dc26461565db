import type { Db } from '../db/db.ts';
import { TABLE_NAMES, type Rows } from '../db/schema.ts';
import type { Table } from '../db/table.ts';
import type { Fault } from '../server/faults.ts';
import { readName } from '../server/start-options.ts';
import { STATE_IDS, STATES, type StateId } from './states.ts';
import { templates } from './templates.ts';

export function isStateId(text: string): text is StateId {
  return Object.hasOwn(STATES, text);
}

/** A sentence with the known values. */
export function unknownState(text: string): string {
  const reading = readName('scenario', text, STATE_IDS);
  return 'problem' in reading ? reading.problem : '';
}

/** The faults of a scenario. */
export function faultsOf(scenario: StateId): (Fault & Record<string, unknown>)[] {
  return (STATES[scenario].faults ?? []).map((fault) => ({ ...fault, scenario }));
}

/** Resets the database to a scenario; nobody is signed in yet. Only within `db.transact`. */
export async function startScenario(db: Db, id: StateId, now: number): Promise<void> {
  const rows = { templates, ...STATES[id].person?.rows(now, id) };
  await db.reset(rows, { scenario: id, faults: faultsOf(id), startedAt: now });
}

/**
 * Adds a scenario's person to the existing ones, and returns their id to sign in with. A person of the same scenario
 * is kept unchanged. Only within `db.transact`.
 */
export async function enterScenario(db: Db, id: StateId, now: number): Promise<string | undefined> {
  const { person } = STATES[id];
  if (person && db.users.get(person.userId)?.scenario !== id) {
    await replacePerson(db, person.userId, person.rows(now, id));
  }
  const others = db.meta.faults.filter((fault) => (fault as unknown as Fault).scenario === undefined);
  const own = db.meta.faults.filter((fault) => (fault as unknown as Fault).scenario === id);
  db.meta.faults = [...others, ...(own.length > 0 ? own : faultsOf(id))];
  return person?.userId;
}

async function replacePerson(db: Db, userId: string, rows: Rows): Promise<void> {
  for (const name of TABLE_NAMES) {
    // Every table except the templates has users or their rows, which the union of all table types cannot say.
    const table = db[name] as unknown as Table<{ id: string; userId?: string }>;
    table.remove((row) => row.userId === userId || (name === 'users' && row.id === userId));
    for (const row of rows[name] ?? []) await table.insert(row);
  }
}
