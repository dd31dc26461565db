import type { Db } from '../db/db.ts';
import { TABLE_NAMES, type Rows } from '../db/schema.ts';
import type { Table } from '../db/table.ts';
import type { Fault } from '../server/faults.ts';
import { faultsOf, STATES, type StateId } from './states.ts';

/**
 * Adds the persona of a state to the existing users, with the state's faults, as somebody who signs in beside them. One who
 * is there already is kept unchanged. Only within `db.transact`. @returns the id to sign in with
 */
export async function addPersona(db: Db, id: StateId, now: number): Promise<string | undefined> {
  const { user } = STATES[id];
  if (user && db.users.get(user.userId)?.scenario !== id) {
    await replaceUser(db, user.userId, user.rows(now, id));
  }
  const others = db.meta.faults.filter((fault) => (fault as unknown as Fault).scenario === undefined);
  const own = db.meta.faults.filter((fault) => (fault as unknown as Fault).scenario === id);
  db.meta.faults = [...others, ...(own.length > 0 ? own : faultsOf(id))];
  return user?.userId;
}

async function replaceUser(db: Db, userId: string, rows: Rows): Promise<void> {
  for (const name of TABLE_NAMES) {
    // Every table except the templates has users or their rows, which the union of all table types cannot say.
    const table = db[name] as unknown as Table<{ id: string; userId?: string }>;
    table.remove((row) => row.userId === userId || (name === 'users' && row.id === userId));
    for (const row of rows[name] ?? []) await table.insert(row);
  }
}
