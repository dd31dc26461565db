import type { Clock } from '../domain/clock.ts';
import { SNAPSHOT_VERSION, schemas, TABLE_NAMES, type Row, type Rows, type TableName } from './schema.ts';
import { isOutdated, snapshotSchema } from './snapshot.ts';
import type { SnapshotStorage } from './snapshot-storage.ts';
import { asciiJson, createTable, type Table } from './table.ts';

export type Tables = { readonly [Name in TableName]: Table<Row<Name>> };

/** The state beside the rows. */
export interface Meta {
  scenario: string;
  /** Scripted failures (see faults.ts); plain data. */
  faults: Record<string, unknown>[];
  lastId: number;
  /** When the scenario started, in simulated milliseconds since the epoch; where it is known. */
  startedAt?: number | undefined;
}

/** For the person, when nothing can be saved. */
export const STORAGE_REFUSED = 'The demo’s state cannot be stored here, so it lasts only for this visit.';

/** How the stored state was found when the database was opened. */
export type Opening = 'loaded' | 'empty' | 'outdated' | 'damaged' | 'forbidden';

/** The database of the simulated backend: collections, one writer at a time, a snapshot after every change. */
export interface Db extends Tables {
  readonly meta: Meta;
  /** What went wrong with the storage, as a sentence for the person; undefined when all is well. */
  readonly problem: string | undefined;
  /**
   * Runs alone among all requests and all tabs, on the newest rows. What it changed is saved before the promise
   * resolves; when it throws, nothing of it remains. Do not nest.
   */
  transact<T>(run: () => T | Promise<T>): Promise<T>;
  /** Replaces everything. Only within `transact`. */
  reset(rows: Rows, meta: Omit<Meta, 'lastId'>): Promise<void>;
  /** An id that was never used, e.g. `job_0007`. Only within `transact`. */
  newId(prefix: string): string;
  /** Stores a change of the clock. */
  clockChanged(): void;
  /** Resolves when everything asked for so far is done and saved. */
  flush(): Promise<void>;
}

const EMPTY_META: Meta = { scenario: 'signed-out', faults: [], lastId: 0 };

/** Opens the database on a storage; `opening` says in what state the stored rows were. */
export async function openDb(storage: SnapshotStorage, clock: Clock): Promise<{ db: Db; opening: Opening }> {
  const tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, createTable(name, schemas[name])]),
  ) as unknown as Tables;
  let meta = structuredClone(EMPTY_META);
  let problem: string | undefined;
  let isClockTouched = false;
  /** The text that memory and storage agree on; undefined while they do not, e.g. when saving is impossible. */
  let agreedText: string | null | undefined = null;
  let committed: { meta: string; tables: Map<TableName, string> } = { meta: '', tables: new Map() };
  let tail: Promise<unknown> = Promise.resolve();

  const snapshotText = () => {
    const head = `{"version":${SNAPSHOT_VERSION},"clock":${JSON.stringify(clock.state())},"meta":${asciiJson(meta)}`;
    const rows = TABLE_NAMES.map((name) => `"${name}":${tables[name].json()}`);
    return `${head},"tables":{${rows.join(',')}}}`;
  };

  const commit = () => {
    committed = {
      meta: JSON.stringify(meta),
      tables: new Map(TABLE_NAMES.map((name) => [name, tables[name].json()])),
    };
    for (const name of TABLE_NAMES) tables[name].settled();
    isClockTouched = false;
  };

  const isChanged = () =>
    isClockTouched ||
    TABLE_NAMES.some((name) => tables[name].isChanged) ||
    JSON.stringify(meta) !== committed.meta;

  const save = async () => {
    const text = snapshotText();
    commit();
    try {
      await storage.save(text);
      agreedText = text;
      problem = undefined;
    } catch {
      // Full or forbidden: go on in memory, and never read the older stored text back over it.
      agreedText = undefined;
      problem = STORAGE_REFUSED;
    }
  };

  const rollBack = async () => {
    meta = JSON.parse(committed.meta) as Meta;
    for (const name of TABLE_NAMES) {
      if (!tables[name].isChanged) continue;
      await tables[name].replace(JSON.parse(committed.tables.get(name) ?? '[]') as unknown[]);
      tables[name].settled();
    }
  };

  /** Takes over a snapshot. @throws when it does not fit */
  const adopt = async (text: string) => {
    const snapshot = snapshotSchema.parse(JSON.parse(text));
    for (const name of TABLE_NAMES) {
      const rows = snapshot.tables[name] ?? [];
      if (asciiJson(rows) !== tables[name].json()) await tables[name].replace(rows);
    }
    meta = snapshot.meta;
    if (!isClockTouched) clock.restore(snapshot.clock);
    const wasClockTouched = isClockTouched;
    commit();
    isClockTouched = wasClockTouched;
    agreedText = text;
  };

  const readOtherTabs = async () => {
    if (agreedText === undefined) return;
    const stored = await storage.load().catch(() => agreedText ?? null);
    if (stored === null || stored === agreedText) return;
    try {
      await adopt(stored);
    } catch {
      // Another tab runs another version: this tab keeps its own state.
      await rollBack();
      agreedText = stored;
    }
  };

  const exclusively = <T>(run: () => Promise<T>): Promise<T> => {
    const result = tail.then(() => (storage.exclusive ? storage.exclusive(run) : run()));
    tail = result.catch(() => undefined);
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

  const open = async (): Promise<Opening> => {
    let stored: string | null;
    try {
      stored = await storage.load();
    } catch {
      agreedText = undefined;
      return 'forbidden';
    }
    commit();
    if (stored === null) return 'empty';
    try {
      await adopt(stored);
      return 'loaded';
    } catch {
      await storage.saveDamaged?.(stored).catch(() => undefined);
      await rollBack();
      agreedText = stored;
      return isOutdated(stored) ? 'outdated' : 'damaged';
    }
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
      // Ids go on counting, so that an address of before the reset never shows something else.
      meta = { scenario, faults, lastId: meta.lastId, startedAt };
    },
    newId: (prefix) => `${prefix}_${String(++meta.lastId).padStart(4, '0')}`,
    clockChanged() {
      isClockTouched = true;
      void transact(() => undefined);
    },
    async flush() {
      await tail;
    },
  };

  const opening = await exclusively(open);
  storage.subscribe?.(() => void transact(() => undefined));
  return { db, opening };
}
