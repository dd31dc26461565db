import type { Clock } from '../domain/clock.ts';
import { SNAPSHOT_VERSION, schemas, TABLE_NAMES, type Row, type Rows, type TableName } from './schema.ts';
import { headOf, type Head, type Pieces, type SnapshotStorage } from './snapshot.ts';
import { createTable, type Table } from './table.ts';

export type Tables = { readonly [Name in TableName]: Table<Row<Name>> };

/** The state other than the rows. */
export interface Meta {
  scenario: string;
  /** Scripted failures as plain data (faults.ts). */
  faults: Record<string, unknown>[];
  lastId: number;
  /** When the scenario started, in simulated milliseconds since the epoch; undefined in older snapshots. */
  startedAt?: number | undefined;
}

/** The message when storing fails. */
export const STORAGE_REFUSED = 'The demo’s state cannot be stored here, so it lasts only for this visit.';

/** The result of loading the stored state. */
export type LoadResult = 'loaded' | 'empty' | 'unreadable' | 'forbidden';

/** The database of the simulated backend: collections, one writer at a time, a snapshot after every change. */
export interface Db extends Tables {
  readonly meta: Meta;
  /** The problem with the storage, as a sentence; undefined without one. */
  readonly problem: string | undefined;
  /**
   * Runs exclusively among all requests and tabs, on the newest rows. Stores the changes when it resolves, rolls back
   * when it throws. Do not nest.
   */
  transact<T>(run: () => T | Promise<T>): Promise<T>;
  /** Replaces the rows and the meta data. Only within `transact`. */
  reset(rows: Rows, meta: Omit<Meta, 'lastId'>): Promise<void>;
  /** Marks the current state. @returns a function that restores it, only within `transact` */
  mark(): () => Promise<void>;
  /** A new id, e.g. `job_0007`; never one of an earlier scenario. Only within `transact`. */
  newId(prefix: string): string;
  /** Stores a change of the clock. */
  clockChanged(): void;
  /** Resolves when all transactions so far are finished and stored. */
  flush(): Promise<void>;
}

const EMPTY_META: Meta = { scenario: 'signed-out', faults: [], lastId: 0 };

/** Opens the database. @param storage by default it lasts as long as the page or the process */
export async function openDb(
  storage: SnapshotStorage | undefined,
  clock: Clock,
): Promise<{ db: Db; loadResult: LoadResult }> {
  const tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, createTable(name, schemas[name])]),
  ) as unknown as Tables;
  let meta = structuredClone(EMPTY_META);
  let problem: string | undefined;
  let isClockChanged = false;
  /** The stored snapshot, if memory equals it; else undefined, e.g. when storing fails. */
  let stored: Pieces | null | undefined = null;
  /** The last committed state in memory. Rows are never changed in place. */
  let committed = { meta: '', rows: new Map<TableName, readonly unknown[]>() };
  /** Resolves when all transactions so far have finished. */
  let queue: Promise<unknown> = Promise.resolve();

  const pieces = (): Pieces => {
    const head: Head = { version: SNAPSHOT_VERSION, clock: clock.state(), meta };
    return new Map([
      ['head', JSON.stringify(head)],
      ...TABLE_NAMES.map((name) => [name, tables[name].json()] as const),
    ]);
  };

  const currentState = (): typeof committed => ({
    meta: JSON.stringify(meta),
    rows: new Map(TABLE_NAMES.map((name) => [name, tables[name].all()])),
  });

  const commit = () => {
    committed = currentState();
  };

  const hasChanged = (name: TableName) => tables[name].all() !== committed.rows.get(name);
  const isChanged = () =>
    isClockChanged || TABLE_NAMES.some(hasChanged) || JSON.stringify(meta) !== committed.meta;

  const save = async () => {
    commit();
    isClockChanged = false;
    if (!storage) return;
    const all = pieces();
    try {
      await storage.save(all);
      stored = all;
      problem = undefined;
    } catch {
      // The storage is full or forbidden: continue in memory, and never load the older stored rows again.
      stored = undefined;
      problem = STORAGE_REFUSED;
    }
  };

  const restore = async (state: typeof committed) => {
    meta = JSON.parse(state.meta) as Meta;
    for (const name of TABLE_NAMES)
      if (tables[name].all() !== state.rows.get(name)) await tables[name].replace(state.rows.get(name) ?? []);
  };

  const rollBack = async () => {
    await restore(committed);
    commit();
  };

  /** Loads a snapshot into memory. An invalid one, e.g. of another version, leaves memory unchanged. */
  const load = async (snapshot: Pieces): Promise<LoadResult> => {
    stored = snapshot;
    try {
      const head = headOf(snapshot);
      for (const name of TABLE_NAMES) {
        const json = snapshot.get(name) ?? '[]';
        if (json !== tables[name].json()) await tables[name].replace(JSON.parse(json) as unknown[]);
      }
      meta = head.meta;
      if (!isClockChanged) clock.restore(head.clock);
      commit();
      return 'loaded';
    } catch {
      await rollBack();
      return 'unreadable';
    }
  };

  const readOtherTabs = async () => {
    if (!storage || stored === undefined) return;
    const latest = await storage.load().catch(() => stored ?? null);
    if (latest !== null && latest !== stored) await load(latest);
  };

  const exclusively = <T>(run: () => Promise<T>): Promise<T> => {
    const result = queue.then(() => (storage?.exclusive ? storage.exclusive(run) : run()));
    queue = result.catch(() => undefined);
    return result;
  };

  const transact: Db['transact'] = (run) =>
    exclusively(async () => {
      await readOtherTabs();
      try {
        const result = await run();
        if (isChanged()) await save();
        return result;
      } catch (error) {
        await rollBack();
        throw error;
      }
    });

  const open = async (): Promise<LoadResult> => {
    let found: Pieces | null;
    try {
      found = (await storage?.load()) ?? null;
    } catch {
      stored = undefined;
      return 'forbidden';
    }
    commit();
    return found === null ? 'empty' : load(found);
  };

  const db: Db = {
    ...tables,
    get meta() {
      return meta;
    },
    get problem() {
      return problem;
    },
    transact,
    async reset(rows, { scenario, faults, startedAt }) {
      for (const name of TABLE_NAMES) await tables[name].replace(rows[name] ?? []);
      // Ids continue, so that an old link never opens another row.
      meta = { scenario, faults, lastId: meta.lastId, startedAt };
    },
    mark() {
      const state = currentState();
      return () => restore(state);
    },
    newId: (prefix) => `${prefix}_${String(++meta.lastId).padStart(4, '0')}`,
    clockChanged() {
      isClockChanged = true;
      void transact(() => undefined);
    },
    async flush() {
      await queue;
    },
  };

  const loadResult = await exclusively(open);
  storage?.subscribe?.(() => void transact(() => undefined));
  return { db, loadResult };
}
