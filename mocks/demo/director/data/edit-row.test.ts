import { describe, expect, test } from 'vitest';
import { openTestBackend } from '#mocks/node.ts';
import { removeRow, rowsOf, saveRow } from './edit-row.ts';

async function open() {
  const { db } = await openTestBackend();
  const [twin] = db.twins.all();
  if (!twin) throw new Error('Ada has no twin.');
  return { db, twin };
}

describe('a row', () => {
  test('is changed, added and removed', async () => {
    const { db, twin } = await open();
    await saveRow(db, 'twins', twin.id, JSON.stringify({ ...twin, triggerWord: 'ADA9X' }));
    expect(db.twins.get(twin.id)?.triggerWord).toBe('ADA9X');
    await saveRow(db, 'twins', undefined, JSON.stringify({ ...twin, id: 'twin_new' }));
    expect(db.twins.size).toBe(3);
    await removeRow(db, 'twins', 'twin_new');
    expect(db.twins.get('twin_new')).toBeUndefined();
  });

  test('of the ledger has the balance that its amounts make', async () => {
    const { db } = await open();
    const newest = db.ledger.ofUser('user_ada').at(-1)!;
    const change = (part: object) => saveRow(db, 'ledger', newest.id, JSON.stringify({ ...newest, ...part }));
    await expect(change({ amount: 100 })).rejects.toThrow(/balance must be \d+ in /);
    await change({ amount: newest.amount + 1, balance: newest.balance + 1 });
  });

  test.each([
    ['{"id":', 'This is not JSON'],
    ['[]', 'id is missing.'],
    [{ mode: 'sepia' }, 'mode must be one of fast, lora.'],
    [{ completedAt: 'today' }, 'completedAt must be number.'],
    [{ colour: 'red' }, 'twins has no column colour.'],
    [{ userId: 'user_nobody' }, 'There is no user user_nobody.'],
    [{ id: 'twin_ada_2' }, 'There is already a row twin_ada_2 in twins.'],
  ])('with %j is refused with the reason, and nothing is overwritten', async (change, reason) => {
    const { db } = await open();
    const [first, second] = rowsOf(db, 'twins');
    if (!first || !second) throw new Error('Ada has two twins.');
    const taken = JSON.stringify(change).replace('twin_ada_2', second.id);
    const text = typeof change === 'string' ? change : JSON.stringify({ ...first, ...JSON.parse(taken) });
    const before = db.twins.json();
    await expect(saveRow(db, 'twins', first.id, text)).rejects.toThrow(
      reason.replace('twin_ada_2', second.id),
    );
    expect(db.twins.json()).toEqual(before);
  });

  test('that is gone meanwhile is not brought back', async () => {
    const { db, twin } = await open();
    await removeRow(db, 'twins', twin.id);
    await expect(saveRow(db, 'twins', twin.id, JSON.stringify(twin))).rejects.toThrow(
      `The row ${twin.id} is gone.`,
    );
    expect(db.twins.size).toBe(1);
  });
});
