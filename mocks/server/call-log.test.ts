import { expect, test, vi } from 'vitest';
import type { Backend } from '../backend.ts';
import { verdictOf } from '../demo/director/network/verdict.ts';
import { openBackends } from '../testing/open-backends.ts';
import { signedIn } from '../testing/signed-in.ts';
import { waitUntil } from '../testing/wait-until.ts';
import type { Call } from './call-log.ts';
import { violationText } from './contract-violation.ts';

/** Waits for the records, which are completed after the answers are sent. */
function recorded({ calls }: Backend, isComplete = (call: Call) => call.answer !== undefined) {
  return waitUntil(() => calls.list().every(isComplete) && calls.list());
}

test('the record of a call has both bodies, the duration and what violates the contract in each, but no session', async () => {
  const { backend, client } = await signedIn();
  await client.call('deductCredits', { body: { amount: 40 } });
  await client.call('deductCredits', { body: { amount: -1 } });
  await backend.faults.add({ operation: 'getCredits', kind: 'missing-field', times: 1 });
  await client.call('getCredits');
  const [call, deduct, credits] = await recorded(backend);
  expect(call).toMatchObject({
    operation: 'deductCredits',
    body: '{"amount":40}',
    problems: [],
    answer: { status: 200, body: '{"newBalance":700}', problems: [] },
  });
  expect(call?.answer?.ms).toBeGreaterThan(0);
  expect(JSON.stringify(backend.calls.list())).not.toContain(client.cookie.split('=')[1]);
  expect(deduct).toMatchObject({
    problems: ['amount must be >= 1'],
    answer: { status: 400, problems: [] },
  });
  expect(credits).toMatchObject({
    faults: [{ kind: 'missing-field', times: 1 }],
    answer: { problems: ['credits is missing'] },
  });
});

test('the record of a call has the stack of a handler that threw, instead of violations', async () => {
  const { backend, client } = await signedIn();
  vi.spyOn(backend.db.ledger, 'insert').mockImplementation(() => {
    throw new TypeError('cannot read credits');
  });
  await client.call('deductCredits', { body: { amount: 40 } });
  const [call] = await recorded(backend);
  if (!call) throw new Error('No call was recorded.');
  expect(call).toMatchObject({ answer: { status: 500, problems: [] } });
  expect(call.stack).toMatch(/TypeError: cannot read credits\n\s+at .*call-log\.test\.ts/);
  expect(verdictOf(call)).toBe('threw');
  const [violation] = openBackends.flatMap(({ violations }) => violations.splice(0));
  expect(violation && violationText(violation)).toMatch(/^Handler threw: deductCredits\nTypeError/);
});

test('the record of a call marks a broken connection, and a call without an answer', async () => {
  const { backend, client } = await signedIn();
  await backend.faults.add({ operation: 'getCredits', kind: 'network', times: 1 });
  await client.call('getCredits').catch(() => undefined);
  await backend.faults.add({ operation: 'getCredits', kind: 'hang', times: 1 });
  void client.call('getCredits');
  await waitUntil(() => backend.calls.list().length === 2);
  const [broken, waiting] = await recorded(backend, ({ answer, faults }) =>
    Boolean(answer ?? faults.some(({ kind }) => kind === 'hang')),
  );
  expect(broken).toMatchObject({ faults: [{ kind: 'network' }], answer: { status: 0 } });
  expect(waiting).toMatchObject({ faults: [{ kind: 'hang' }], answer: undefined });
});
