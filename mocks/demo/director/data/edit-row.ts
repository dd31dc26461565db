import { safeParse, type BaseIssue } from 'valibot';
import type { Db } from '#mocks/db/db.ts';
import { schemas, type Row, type TableName } from '#mocks/db/schema.ts';
import type { Table } from '#mocks/db/table.ts';

/** A row of any table. */
export type AnyRow = { id: string } & Record<string, unknown>;

/** The columns of a table, in the order of its schema. */
export function columnsOf(name: TableName): string[] {
  return Object.keys(schemas[name].entries);
}

export function rowsOf(db: Db, name: TableName): readonly AnyRow[] {
  return tableOf(db, name).all();
}

/**
 * Puts a row in the place of the one with `id`, or adds it where `id` is undefined.
 * @throws Error with a sentence for each problem; nothing has changed then
 */
export async function saveRow(db: Db, name: TableName, id: string | undefined, text: string): Promise<void> {
  const row = readRow(name, text);
  await db.transact(async () => {
    const rows = rowsOf(db, name);
    const owner = row['userId'];
    if (typeof owner === 'string' && !db.users.get(owner)) throw new Error(`There is no user ${owner}.`);
    if (row.id !== id && rows.some((one) => one.id === row.id)) {
      throw new Error(`There is already a row ${row.id} in ${name}.`);
    }
    if (id !== undefined && !rows.some((one) => one.id === id)) throw new Error(`The row ${id} is gone.`);
    const next = id === undefined ? [...rows, row] : rows.map((one) => (one.id === id ? row : one));
    if (name === 'ledger') refuseWrongSum(next as unknown as readonly Row<'ledger'>[]);
    await tableOf(db, name).replace(next);
  });
}

/** In a ledger each balance must be the sum of the entries so far. */
function refuseWrongSum(entries: readonly Row<'ledger'>[]): void {
  const sums = new Map<string, number>();
  for (const { id, userId, amount, balance } of entries) {
    const sum = (sums.get(userId) ?? 0) + amount;
    if (balance !== sum) throw new Error(`balance must be ${sum} in ${id}, the sum up to it.`);
    sums.set(userId, sum);
  }
}

export async function removeRow(db: Db, name: TableName, id: string): Promise<void> {
  await db.transact(() => tableOf(db, name).remove((row) => row.id === id));
}

/** Reads one row as JSON. @throws Error with a sentence for each problem */
function readRow(name: TableName, text: string): AnyRow {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not JSON: ${(error as Error).message}.`, { cause: error });
  }
  const parsed = safeParse(schemas[name], value);
  const unknown = Object.keys(value ?? {}).filter((key) => !columnsOf(name).includes(key));
  const wrong = [
    ...(parsed.issues ?? []).map(problemOf),
    ...unknown.map((key) => `${name} has no column ${key}.`),
  ];
  if (!parsed.success || wrong.length > 0) throw new Error(wrong.join('\n'));
  return parsed.output;
}

/** "mode must be one of fast, lora." */
function problemOf({ path, received, expected }: BaseIssue<unknown>): string {
  const place = path?.map(({ key }) => String(key)).join('.') ?? 'The row';
  if (received === 'undefined') return `${place} is missing.`;
  const wanted = expected
    ?.replace(/^\((.*)\)$/, 'one of $1')
    .replaceAll(' | ', ', ')
    .replaceAll('"', '');
  return wanted === undefined ? `${place} does not fit.` : `${place} must be ${wanted}.`;
}

/** A table of any rows, which were parsed by its schema. */
function tableOf(db: Db, name: TableName): Table<AnyRow> {
  return db[name];
}
