import { beforeEach, expect, test } from 'vitest';
import { openTestBackend } from '#mocks/node.ts';
import type { Call } from '#mocks/server/call-log.ts';
import { createTestClient } from '#mocks/testing/test-client.ts';
import { waitUntil } from '#mocks/testing/wait-until.ts';
import { matches, verdictOf } from './verdict.ts';

const VERDICTS = ['fits', 'request', 'answer', 'broken'];

let calls: readonly Call[] = [];
let session = '';

/** A visit: a charge, a refused one, a wrong answer and a lost one. */
beforeEach(async () => {
  const backend = await openTestBackend();
  const client = createTestClient(backend);
  await client.signIn('creator');
  session = client.cookie.split('=')[1] ?? '';
  await client.call('deductCredits', { body: { amount: 40 } });
  await client.call('deductCredits', { body: { amount: 'all' } });
  await backend.faults.add({ operation: 'getCredits', kind: 'wrong-type', times: 1 });
  await client.call('getCredits');
  await backend.faults.add({ operation: 'createJob', kind: 'network', times: 1 });
  await client.call('createJob', { body: {} }).catch(() => undefined);
  // The record reads copies of what was sent and answered, and nobody waits for it.
  calls = await waitUntil(() => {
    const list = backend.calls.list();
    return list.length === VERDICTS.length && list.every(({ answer }) => answer) && list;
  });
});

test('each call has its verdict, and no session is recorded', () => {
  expect(calls.map(verdictOf)).toEqual(VERDICTS);
  expect(JSON.stringify(calls)).not.toContain(session);
});

test('a call is found by words of its name, status, verdict and bodies', () => {
  const found = (words: string) => calls.filter((call) => matches(call, words)).length;
  expect([found('deduct 400'), found('connection LOST'), found('amount'), found('amount coffee')]).toEqual([
    1, 1, 2, 0,
  ]);
});
