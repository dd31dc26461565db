import { serialize } from 'node:v8';
import { beforeAll, test } from 'vitest';
import type { SnapshotStorage } from '#mocks/db/snapshot.ts';
import { openTestBackend } from '#mocks/node.ts';
import { memoryStorage } from '#mocks/testing/memory-storage.ts';
import { createTestClient, type TestRequest } from '#mocks/testing/test-client.ts';
import type { OperationId } from '#openapi/operations.gen.ts';

const ROWS = Number(process.env['ROWS'] ?? 10_000);

const backend = await openTestBackend({ storage: copyingStorage(), scenario: 'creator' });
const client = createTestClient(backend);

/** The ledger has 10,000 rows, or ROWS; half of them belong to the signed-in user. */
beforeAll(async () => {
  await backend.db.transact(async () => {
    const entry = { kind: 'grant', amount: 10, reference: null, balance: 10 } as const;
    for (let at = 0; at < ROWS; at += 1) {
      const userId = at % 2 === 0 ? 'user_ada' : `user_${at}`;
      await backend.db.ledger.insert({ ...entry, id: `row_${at}`, userId, at });
    }
  });
  await client.signIn('creator');
});

// Measures from `Request` to `Response`, with routing, session, both contract checks, handler and snapshot. The goal for 99
// of 100 requests is one millisecond, or three if they store rows.
test.for<[name: string, operation: OperationId, request?: TestRequest]>([
  ['read the balance', 'getCredits'],
  ['read a job', 'getJob', { params: { id: 'job_running' } }],
  ['list the templates', 'listPromptTemplates'],
  ['charge credits (stored)', 'deductCredits', { body: { amount: 1 } }],
  ['request an upload (stored)', 'createUpload'],
])('%s', async ([name, operation, request], { bench }) => {
  await bench(name, async () => {
    const { status } = await client.request(operation, request);
    if (status >= 300 || backend.violations.length > 0) throw new Error(`${operation} returned ${status}.`);
  }).run();
});

/** Copies the changed pieces, as IndexedDB does. */
function copyingStorage(): SnapshotStorage {
  const memory = memoryStorage();
  return {
    ...memory,
    async save(pieces) {
      const stored = await memory.load();
      for (const [name, text] of pieces) if (stored?.get(name) !== text) serialize(text);
      return memory.save(pieces);
    },
  };
}
