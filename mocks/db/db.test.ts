import { describe, expect, test } from 'vitest';
import { openTestBackend } from '../node.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { SNAPSHOT_VERSION } from './schema.ts';
import type { SnapshotStorage } from './snapshot.ts';

const user = (id: string) => ({ id, name: id, scenario: 'creator', createdAt: 0 });

describe('writing', () => {
  test('is serialized, so overlapping changes are preserved', async () => {
    const { db } = await openTestBackend();
    await db.transact(() => db.users.insert(user('counted')));
    const raise = () =>
      db.transact(async () => {
        const { createdAt } = db.users.get('counted') ?? user('');
        await Promise.resolve();
        await db.users.update('counted', { createdAt: createdAt + 1 });
      });
    await Promise.all(Array.from({ length: 50 }, raise));
    expect(db.users.get('counted')?.createdAt).toBe(50);
  });

  test('is rolled back when it fails half way', async () => {
    const storage = memoryStorage();
    const { db } = await openTestBackend({ storage });
    const before = await storage.load();
    const failing = db.transact(async () => {
      await db.users.insert(user('half'));
      await db.users.update('user_ada', { name: 'Changed' });
      db.newId('job');
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(db.users.get('half')).toBeUndefined();
    expect(db.users.get('user_ada')?.name).toBe('Ada');
    expect(await storage.load()).toBe(before);
  });

  test('refuses a duplicate id', async () => {
    const { db } = await openTestBackend();
    await expect(db.transact(() => db.users.insert(user('user_ada')))).rejects.toThrow(
      'already a row user_ada',
    );
  });

  test('refuses to change a missing row', async () => {
    const { db } = await openTestBackend();
    await expect(db.transact(() => db.users.update('nobody', { name: '' }))).rejects.toThrow('no row nobody');
  });

  test('never reuses an id, even after loading another scenario', async () => {
    const { db, reset } = await openTestBackend();
    const first = await db.transact(() => db.newId('job'));
    await reset('creator');
    expect(await db.transact(() => db.newId('job'))).not.toBe(first);
  });
});

describe('a reload', () => {
  test('preserves the whole state', async () => {
    const storage = memoryStorage();
    const before = await openTestBackend({ storage, scenario: 'agency', speed: 60 });
    await before.faults.add({ operation: 'trainTwin', kind: 'hang', times: 2 });
    before.clock.advance(86_400_000);
    await before.flush();

    const after = await openTestBackend({ storage, scenario: null });
    expect(after.problem).toBeUndefined();
    expect(after.db.twins.size).toBe(500);
    expect(after.db.twins.all()).toEqual(before.db.twins.all());
    expect(after.db.ledger.all()).toEqual(before.db.ledger.all());
    expect(after.db.meta).toEqual(before.db.meta);
    expect(after.faults.list()).toEqual([{ operation: 'trainTwin', kind: 'hang', times: 2 }]);
    expect(after.clock.state()).toEqual(before.clock.state());
  });

  test('replaces an unreadable state, which it reports once', async () => {
    const intact = memoryStorage();
    await openTestBackend({ storage: intact });
    const pieces = (await intact.load()) ?? new Map<string, string>();
    const older = pieces.get('head')?.replace(`"version":${SNAPSHOT_VERSION}`, '"version":0') ?? '';
    for (const [piece, text] of [
      ['head', '{'],
      ['head', 'null'],
      ['head', `{"version":${SNAPSHOT_VERSION}}`],
      ['head', older],
      ['users', '[{}]'],
      ['ledger', '[{"id":'],
    ] as const) {
      const storage = memoryStorage(new Map([...pieces, [piece, text]]));
      const backend = await openTestBackend({ storage, scenario: null });
      expect(backend.problem).toMatch(/so it starts afresh/);
      expect(backend.db.meta.scenario).toBe('signed-out');
      const again = await openTestBackend({ storage, scenario: null });
      expect(again.problem).toBeUndefined();
    }
  });
});

describe('a storage', () => {
  const refuse = () => Promise.reject(new DOMException('No.', 'SecurityError'));

  test.each<[string, SnapshotStorage]>([
    ['full', { load: async () => null, save: refuse }],
    ['forbidden', { load: refuse, save: refuse }],
  ])('that is %s: the backend reports it, then continues in memory', async (_, storage) => {
    const backend = await openTestBackend({ storage });
    await backend.db.transact(() => backend.db.users.insert(user('new')));
    expect(backend.db.users.get('new')).toBeDefined();
    expect(backend.problem).toMatch(/cannot be stored here/);
  });

  test('that was full receives everything later', async () => {
    const memory = memoryStorage();
    let isFull = false;
    const storage: SnapshotStorage = {
      ...memory,
      save: (pieces) => (isFull ? Promise.reject(new Error('full')) : memory.save(pieces)),
    };
    const backend = await openTestBackend({ storage });
    isFull = true;
    await backend.db.transact(() => backend.db.users.insert(user('late')));
    await backend.db.transact(() => undefined);
    expect(backend.db.users.get('late')).toBeDefined();
    isFull = false;
    await backend.db.transact(() => backend.db.users.insert(user('later')));
    expect(backend.problem).toBeUndefined();
    const tab = await openTestBackend({ storage: memory, scenario: null });
    expect(tab.db.users.get('late')).toBeDefined();
  });
});

test('two tabs preserve the rows of each other', async () => {
  const storage = memoryStorage();
  const tab = await openTestBackend({ storage });
  const otherTab = await openTestBackend({ storage, scenario: null });
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const { db } = index % 2 === 0 ? tab : otherTab;
      return db.transact(() => db.users.insert(user(db.newId('user'))));
    }),
  );
  await Promise.all([tab.flush(), otherTab.flush()]);
  await tab.db.transact(() => undefined);
  expect(tab.db.users.all()).toEqual(otherTab.db.users.all());
  expect(tab.db.users.size).toBe(21);
});
