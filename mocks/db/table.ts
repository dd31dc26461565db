import { Collection, Query } from '@mswjs/data';
import { provideRandomUuid } from '../random-id.ts';
import type { schemas, Row, TableName } from './schema.ts';

provideRandomUuid();

/**
 * One collection of rows. It adds to @msw/data what that lacks: ids are unique, rows come back as plain data, and the
 * JSON of all rows is kept until the next change. Overlapping writes get lost in @msw/data, so writes happen only
 * inside `db.transact`, one at a time.
 */
export interface Table<R extends { id: string }> {
  get(id: string): R | undefined;
  /** Rows that satisfy the test, oldest first. A scan: 0.2 ms at 10,000 rows. */
  where(test: (row: R) => boolean): R[];
  first(test: (row: R) => boolean): R | undefined;
  all(): R[];
  readonly size: number;
  /** @throws Error when the id is taken or the row does not fit its schema */
  insert(row: R): Promise<R>;
  /** @throws Error when there is no such row */
  update(id: string, change: Partial<Omit<R, 'id'>>): Promise<R>;
  remove(test: (row: R) => boolean): void;
  /** All rows as a JSON array. */
  json(): string;
  /** True from the first change until `settled()`. */
  readonly isChanged: boolean;
  settled(): void;
  /** Replaces all rows. @throws Error when one does not fit its schema */
  replace(rows: readonly unknown[]): Promise<void>;
}

type Schema<Name extends TableName> = (typeof schemas)[Name];

/** An empty table. */
export function createTable<Name extends TableName>(name: Name, schema: Schema<Name>): Table<Row<Name>> {
  type R = Row<Name>;
  // The library's types do not follow a generic schema; rows are typed at this one border.
  let collection = new Collection({ schema: schema as (typeof schemas)['sessions'] });
  let cachedJson: string | undefined;
  let isChanged = false;

  const query = (test: (row: R) => boolean) => new Query(test) as Query<never>;
  const first = (test: (row: R) => boolean) => collection.findFirst(query(test)) as unknown as R | undefined;
  const changed = () => {
    cachedJson = undefined;
    isChanged = true;
  };

  return {
    get: (id) => first((row) => row.id === id),
    where: (test) => collection.findMany(query(test)) as unknown as R[],
    first,
    all: () => collection.findMany() as unknown as R[],
    get size() {
      return collection.findMany().length;
    },
    async insert(row) {
      if (first(({ id }) => id === row.id)) throw new Error(`There is already a row ${row.id} in ${name}.`);
      const stored = await collection.create(row as never);
      changed();
      return stored as unknown as R;
    },
    async update(id, change) {
      const stored = await collection.update(
        query((row) => row.id === id),
        { data: (draft) => void Object.assign(draft, change) },
      );
      if (!stored) throw new Error(`There is no row ${id} in ${name}.`);
      changed();
      return stored as unknown as R;
    },
    remove(test) {
      if (collection.deleteMany(query(test)).length > 0) changed();
    },
    json: () => (cachedJson ??= JSON.stringify(collection.findMany())),
    get isChanged() {
      return isChanged;
    },
    settled: () => {
      isChanged = false;
    },
    async replace(rows) {
      const ids = new Set<unknown>();
      const next = new Collection({ schema: schema as (typeof schemas)['sessions'] });
      for (const row of rows) {
        const parsed = schema.safeParse(row);
        if (!parsed.success)
          throw new Error(`A row of ${name} does not fit: ${JSON.stringify(row)?.slice(0, 120)}`);
        if (ids.has(parsed.data.id)) throw new Error(`The id ${parsed.data.id} is twice in ${name}.`);
        ids.add(parsed.data.id);
        await next.create(parsed.data as never);
      }
      collection = next;
      changed();
    },
  };
}
