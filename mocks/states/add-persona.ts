import type { Db } from '../db/db.ts';
import { TABLE_NAMES, type Rows } from '../db/schema.ts';
import type { Table } from '../db/table.ts';
import type { Fault } from '../server/faults.ts';
import { faultsOf, STATES, type StateId } from './states.ts';

/**
 * Adds the persona of a state to the existing users, and replaces the faults by those of the state. A persona that exists
 * is unchanged. Only within `db.transact`. @returns the user's id to sign in with
 */
export async function addPersona(db: Db, id: StateId, now: number): Promise<string | undefined> {
  const { user } = STATES[id];
  if (user && db.users.get(user.userId)?.scenario !== id) {
    await replaceUser(db, user.userId, user.rows(now, id));
  }
  const otherFaults = db.meta.faults.filter((fault) => (fault as unknown as Fault).scenario === undefined);
  const stateFaults = db.meta.faults.filter((fault) => (fault as unknown as Fault).scenario === id);
  db.meta.faults = [...otherFaults, ...(stateFaults.length > 0 ? stateFaults : faultsOf(id))];
  return user?.userId;
}

async function replaceUser(db: Db, userId: string, rows: Rows): Promise<void> {
  for (const name of TABLE_NAMES) {
    // Every table except the templates has users or their rows. The union of all table types cannot express that.
    const table = db[name] as unknown as Table<{ id: string; userId?: string }>;
    table.remove((row) => row.userId === userId || (name === 'users' && row.id === userId));
    for (const row of rows[name] ?? []) await table.insert(row);
  }
}
