import * as fc from 'fast-check';
import { expect, test } from 'vitest';
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

// The rules themselves are proven by the contract's runner (http/conformance.test.ts).

const deduct = (client: TestClient, amount: unknown, key?: string) =>
  client.call('deductCredits', { body: { amount }, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) });
const refund = (client: TestClient, amount: unknown, key?: string) =>
  client.call('refundCredits', { body: { amount }, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) });
const balance = async (client: TestClient) =>
  ((await client.call('getCredits')).body as { credits: number }).credits;

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

test('a refusal says what there is', async () => {
  const { client } = await withCredits(300);
  expect(await deduct(client, 301)).toMatchObject({ status: 402, body: { available: 300 } });
  await deduct(client, 200);
  expect(await refund(client, 201)).toMatchObject({
    status: 409,
    body: { error: 'Only 200 credits can be given back.', available: 100 },
  });
  await refund(client, 200);
  expect(await refund(client, 1)).toMatchObject({
    status: 409,
    body: { error: 'There is no charge left to give back.', available: 300 },
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
