import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestBackend } from '../node.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { memoryStorage } from '../db/snapshot-storage.ts';

/** Ada with exactly so many credits and nothing to give back. */
async function withCredits(credits: number) {
  const backend = await openTestBackend({ scenario: 'new-creator' });
  await backend.db.transact(() =>
    backend.db.ledger.update('entry_user_nia_0', { amount: credits, balance: credits }),
  );
  const client = createTestClient(backend);
  await client.signIn('new-creator');
  return { backend, client };
}

const deduct = (client: TestClient, amount: unknown, key?: string) =>
  client.call('deductCredits', { body: { amount }, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) });
const refund = (client: TestClient, amount: unknown, key?: string) =>
  client.call('refundCredits', { body: { amount }, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) });
const balance = async (client: TestClient) =>
  ((await client.call('getCredits')).body as { credits: number }).credits;

describe('charging', () => {
  test('20 parallel charges of 200 on 1000: 5 succeed, 15 get 402, nothing is left', async () => {
    const { client } = await withCredits(1000);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => deduct(client, 200)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(outcomes.filter(({ status }) => status === 402)).toHaveLength(15);
    expect(await balance(client)).toBe(0);
  });

  test('two tabs that charge at once spend each credit once', async () => {
    const storage = memoryStorage();
    const one = await openTestBackend({ storage, scenario: 'creator' });
    const other = await openTestBackend({ storage, scenario: null });
    const tabs = [createTestClient(one), createTestClient(other)] as const;
    await tabs[0].signIn('creator');
    tabs[1].cookie = tabs[0].cookie;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => deduct(tabs[index % 2 ? 1 : 0], 200)),
    );
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balance(tabs[1])).toBe(140);
  });

  test('says what there is when it does not suffice', async () => {
    const { client } = await withCredits(35);
    expect(await deduct(client, 200)).toMatchObject({ status: 402, body: { available: 35 } });
    expect(await balance(client)).toBe(35);
  });

  test.each([0, -200, 1.5, '200', null, 1e21, undefined])('refuses the amount %j', async (amount) => {
    const { client } = await withCredits(1000);
    expect((await deduct(client, amount)).status).toBe(400);
    expect((await refund(client, amount)).status).toBe(400);
    expect(await balance(client)).toBe(1000);
  });
});

describe('an idempotency key', () => {
  test('books once and answers the same, however often it is sent', async () => {
    const { client } = await withCredits(1000);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => deduct(client, 200, 'one-intent')));
    for (const { status, body } of outcomes) expect([status, body]).toEqual([200, { newBalance: 800 }]);
    await deduct(client, 200, 'another');
    expect((await deduct(client, 200, 'one-intent')).body).toEqual({ newBalance: 800 });
    expect(await balance(client)).toBe(600);
  });

  test('means something else for a refund, and is no use for another amount', async () => {
    const { client } = await withCredits(1000);
    await deduct(client, 200, 'key');
    expect((await refund(client, 200, 'key')).body).toEqual({ newBalance: 1000 });
    expect((await refund(client, 200, 'key')).body).toEqual({ newBalance: 1000 });
    expect((await deduct(client, 5, 'key')).status).toBe(422);
    expect(await balance(client)).toBe(1000);
  });

  test('does not remember a refusal', async () => {
    const { backend, client } = await withCredits(100);
    expect((await deduct(client, 200, 'retry')).status).toBe(402);
    await backend.db.transact(() =>
      backend.db.ledger.update('entry_user_nia_0', { amount: 300, balance: 300 }),
    );
    expect((await deduct(client, 200, 'retry')).body).toEqual({ newBalance: 100 });
  });
});

describe('a refund', () => {
  test('gives back what was charged, and no more', async () => {
    const { client } = await withCredits(300);
    expect((await refund(client, 200)).status).toBe(409);
    await deduct(client, 200);
    expect(await refund(client, 201)).toMatchObject({
      status: 409,
      body: { error: 'Only 200 credits can be given back.', available: 100 },
    });
    expect((await refund(client, 200)).body).toEqual({ newBalance: 300 });
    expect(await refund(client, 1)).toMatchObject({
      status: 409,
      body: { error: 'There is no charge left to give back.', available: 300 },
    });
  });

  test('is bound by work: forty images pay for no training, and one training for no image', async () => {
    const { client } = await withCredits(1000);
    const zipUrl = '/api/objects/trainings/none.zip';
    const train = () =>
      client.call('trainTwin', { body: { userId: 'user_nia', mode: 'fast', referenceImages: [zipUrl] } });
    for (let charges = 0; charges < 40; charges += 1) await deduct(client, 5);
    expect((await train()).status).toBe(402);
    await deduct(client, 200);
    expect((await train()).status).toBe(422);
  });

  test('does not give back a twin that was delivered', async () => {
    const backend = await openTestBackend();
    const client = createTestClient(backend);
    await client.signIn('creator');
    expect((await refund(client, 200)).status).toBe(409);
  });
});

test('whatever is charged and refunded, with and without keys: the ledger adds up', async () => {
  const call = fc.record({
    kind: fc.constantFrom('deduct', 'refund'),
    amount: fc.integer({ min: 1, max: 400 }),
    key: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 25 }), async (calls) => {
      const { backend, client } = await withCredits(1000);
      const first = new Map<string, unknown>();
      for (const { kind, amount, key } of calls) {
        const outcome = await (kind === 'deduct' ? deduct : refund)(client, amount, key);
        expect([200, 402, 409, 422]).toContain(outcome.status);
        if (key === undefined || outcome.status !== 200) continue;
        const intent = `${kind} ${key}`;
        if (!first.has(intent)) first.set(intent, outcome.body);
        expect(outcome.body).toEqual(first.get(intent));
      }
      const entries = backend.db.ledger.all();
      const sum = (kind: string) =>
        entries
          .filter((entry) => entry.kind === kind)
          .reduce((total, { amount }) => total + Math.abs(amount), 0);
      const left = await balance(client);
      expect(left).toBe(1000 - sum('charge') + sum('refund'));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(sum('refund')).toBeLessThanOrEqual(sum('charge'));
      expect(entries.at(-1)?.balance).toBe(left);
    }),
    { numRuns: 30 },
  );
});
