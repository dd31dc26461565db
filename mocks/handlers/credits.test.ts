import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestBackend } from '../node.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { memoryStorage } from '../db/snapshot-storage.ts';

/** Nia with exactly so many credits and nothing to give back. */
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

const deduct = (client: TestClient, amount: number, key?: string) =>
  client.call('deductCredits', { body: { amount }, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) });
const refund = (client: TestClient, amount: number, charge: string, key?: string) => {
  const headers = { 'Charge-Key': charge, ...(key ? { 'Idempotency-Key': key } : {}) };
  return client.call('refundCredits', { body: { amount }, headers });
};
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

test('two tabs that charge with one key at once are charged once', async () => {
  const storage = memoryStorage();
  const one = await openTestBackend({ storage, scenario: 'creator' });
  const other = await openTestBackend({ storage, scenario: null });
  const tabs = [createTestClient(one), createTestClient(other)] as const;
  await tabs[0].signIn('creator');
  tabs[1].cookie = tabs[0].cookie;
  const outcomes = await Promise.all(tabs.map((tab) => deduct(tab, 200, 'same')));
  expect(outcomes.map(({ body }) => body)).toEqual([{ newBalance: 540 }, { newBalance: 540 }]);
});

test('a refusal says what there is, and a refund names the charge', async () => {
  const { client } = await withCredits(500);
  expect(await deduct(client, 501)).toMatchObject({ status: 402, body: { available: 500 } });
  await deduct(client, 200, 'one');
  await deduct(client, 100, 'two');
  expect(await refund(client, 200, 'two')).toMatchObject({ status: 422 });
  expect(await refund(client, 100, 'two')).toMatchObject({ status: 200, body: { newBalance: 300 } });
  expect(await refund(client, 100, 'two')).toMatchObject({
    status: 409,
    body: { error: 'There is no charge left to give back.', code: 'nothingLeft', available: 300 },
  });
  expect(await balance(client)).toBe(300);
});

test('a refund of a charge that was never booked keeps that charge from being booked later', async () => {
  const storage = memoryStorage();
  const backend = await openTestBackend({ storage, scenario: 'new-creator' });
  const client = createTestClient(backend);
  await client.signIn('new-creator');
  const nothingLeft = { status: 409, body: { code: 'nothingLeft', available: 300 } };
  expect(await refund(client, 200, 'late')).toMatchObject(nothingLeft);

  const after = await openTestBackend({ storage, scenario: null });
  const again = createTestClient(after);
  again.cookie = client.cookie;
  expect(await deduct(again, 200, 'late')).toMatchObject(nothingLeft);
  expect(await refund(again, 200, 'late')).toMatchObject(nothingLeft);
  expect(await deduct(again, 200, 'another')).toMatchObject({ status: 200, body: { newBalance: 100 } });
});

test('a charge of somebody else is none', async () => {
  const { backend, client } = await withCredits(300);
  const other = createTestClient(backend);
  await other.signIn('creator');
  await deduct(other, 200, 'hers');
  expect(await refund(client, 200, 'hers')).toMatchObject({ status: 409, body: { code: 'nothingLeft' } });
  expect(await refund(other, 200, 'hers')).toMatchObject({ status: 200, body: { newBalance: 740 } });
});

test('whatever is charged, given back and repeated: the ledger adds up, and a key answers once', async () => {
  const call = fc.record({
    kind: fc.constantFrom('deduct', 'refund'),
    amount: fc.constantFrom(5, 200, 400),
    charge: fc.constantFrom('a', 'b', 'c'),
    key: fc.constantFrom('x', 'y', undefined),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 25 }), async (calls) => {
      const { backend, client } = await withCredits(1000);
      const first = new Map<string, unknown>();
      for (const { kind, amount, charge, key } of calls) {
        const outcome = await (kind === 'deduct'
          ? deduct(client, amount, charge)
          : refund(client, amount, charge, key));
        expect([200, 402, 409, 422]).toContain(outcome.status);
        const intent = kind === 'deduct' ? `deduct ${charge}` : `refund ${key}`;
        if (outcome.status !== 200 || (kind === 'refund' && key === undefined)) continue;
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
      expect(entries.at(-1)?.balance).toBe(left);
    }),
    { numRuns: 30 },
  );
});
