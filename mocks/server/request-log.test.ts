import { expect, test, vi } from 'vitest';
import type { Backend } from '../backend.ts';
import { verdictOf } from '../demo/director/network/verdict.ts';
import { openBackends } from '../testing/open-backends.ts';
import { signedIn } from '../testing/signed-in.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { violationText } from './contract-violation.ts';
import type { RecordedRequest } from './request-log.ts';

/** Waits for the records, which are completed after the answers are sent. */
function recorded({ requests }: Backend, isComplete = (request: RecordedRequest) => request.response !== undefined) {
  return waitUntil(() => requests.list().every(isComplete) && requests.list());
}

test('the record of a call has both bodies, the duration and what violates the contract in each, but no session', async () => {
  const { backend, client } = await signedIn();
  await client.request('deductCredits', { body: { amount: 40 } });
  await client.request('deductCredits', { body: { amount: -1 } });
  await backend.faults.add({ operation: 'getCredits', kind: 'missing-field', times: 1 });
  await client.request('getCredits');
  const [request, deduct, credits] = await recorded(backend);
  expect(request).toMatchObject({
    operation: 'deductCredits',
    body: '{"amount":40}',
    problems: [],
    response: { status: 200, body: '{"newBalance":700}', problems: [] },
  });
  expect(request?.response?.ms).toBeGreaterThan(0);
  expect(JSON.stringify(backend.requests.list())).not.toContain(client.cookie.split('=')[1]);
  expect(deduct).toMatchObject({
    problems: ['amount must be >= 1'],
    response: { status: 400, problems: [] },
  });
  expect(credits).toMatchObject({
    faults: [{ kind: 'missing-field', times: 1 }],
    response: { problems: ['credits is missing'] },
  });
});

test('the record of a call has the stack of a handler that threw, instead of violations', async () => {
  const { backend, client } = await signedIn();
  vi.spyOn(backend.db.ledger, 'insert').mockImplementation(() => {
    throw new TypeError('cannot read credits');
  });
  await client.request('deductCredits', { body: { amount: 40 } });
  const [request] = await recorded(backend);
  if (!request) throw new Error('No call was recorded.');
  expect(request).toMatchObject({ response: { status: 500, problems: [] } });
  expect(request.stack).toMatch(/TypeError: cannot read credits\n\s+at .*request-log\.test\.ts/);
  expect(verdictOf(request)).toBe('threw');
  const [violation] = openBackends.flatMap(({ violations }) => violations.splice(0));
  expect(violation && violationText(violation)).toMatch(/^Handler threw: deductCredits\nTypeError/);
});

test('the record of a call marks a broken connection, and a call without an answer', async () => {
  const { backend, client } = await signedIn();
  await backend.faults.add({ operation: 'getCredits', kind: 'network', times: 1 });
  await client.request('getCredits').catch(() => undefined);
  await backend.faults.add({ operation: 'getCredits', kind: 'hang', times: 1 });
  void client.request('getCredits');
  await waitUntil(() => backend.requests.list().length === 2);
  const [broken, waiting] = await recorded(backend, ({ response, faults }) =>
    Boolean(response ?? faults.some(({ kind }) => kind === 'hang')),
  );
  expect(broken).toMatchObject({ faults: [{ kind: 'network' }], response: { status: 0 } });
  expect(waiting).toMatchObject({ faults: [{ kind: 'hang' }], response: undefined });
});
