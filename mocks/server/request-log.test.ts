import { describe, expect, test, vi } from 'vitest';
import type { Backend } from '../backend.ts';
import { verdictOf } from '../demo/director/network/verdict.ts';
import { openBackends } from '../testing/open-backends.ts';
import { signedIn } from '../testing/signed-in.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { violationText } from './contract-violation.ts';
import type { RecordedRequest } from './request-log.ts';

/** Waits for the records, which are completed after the responses are sent. */
function recorded(
  { requests }: Backend,
  isComplete = (request: RecordedRequest) => request.response !== undefined,
) {
  return waitUntil(() => requests.list().every(isComplete) && requests.list());
}

describe('the record of a request', () => {
  test('has both bodies', async () => {
    const { backend, client } = await signedIn();
    await client.request('deductCredits', { body: { amount: 40 } });
    const [request] = await recorded(backend);
    expect(request).toMatchObject({
      operation: 'deductCredits',
      body: '{"amount":40}',
      problems: [],
      response: { status: 200, body: '{"newBalance":700}', problems: [] },
    });
    expect(request?.response?.ms).toBeGreaterThan(0);
  });

  test('has no session', async () => {
    const { backend, client } = await signedIn();
    await client.request('deductCredits', { body: { amount: 40 } });
    await recorded(backend);
    expect(JSON.stringify(backend.requests.list())).not.toContain(client.cookie.split('=')[1]);
  });

  test('has the contract violations of both sides', async () => {
    const { backend, client } = await signedIn();
    await client.request('deductCredits', { body: { amount: -1 } });
    await backend.faults.add({ operation: 'getCredits', kind: 'missing-field', times: 1 });
    await client.request('getCredits');
    const [deduct, credits] = await recorded(backend);
    expect(deduct).toMatchObject({
      problems: ['amount must be >= 1'],
      response: { status: 400, problems: [] },
    });
    expect(credits).toMatchObject({
      faults: [{ kind: 'missing-field', times: 1 }],
      response: { problems: ['credits is missing'] },
    });
  });

  test('has the stack of a handler that threw', async () => {
    const { backend, client } = await signedIn();
    vi.spyOn(backend.db.ledger, 'insert').mockImplementation(() => {
      throw new TypeError('cannot read credits');
    });
    await client.request('deductCredits', { body: { amount: 40 } });
    const [request] = await recorded(backend);
    if (!request) throw new Error('No request was recorded.');
    expect(request).toMatchObject({ response: { status: 500, problems: [] } });
    expect(request.stack).toMatch(/TypeError: cannot read credits\n\s+at .*request-log\.test\.ts/);
    expect(verdictOf(request)).toBe('threw');
    const [violation] = openBackends.flatMap(({ violations }) => violations.splice(0));
    expect(violation && violationText(violation)).toMatch(/^Handler threw: deductCredits\nTypeError/);
  });

  test('shows a broken connection', async () => {
    const { backend, client } = await signedIn();
    await backend.faults.add({ operation: 'getCredits', kind: 'network', times: 1 });
    await client.request('getCredits').catch(() => undefined);
    const [broken] = await recorded(backend);
    expect(broken).toMatchObject({ faults: [{ kind: 'network' }], response: { status: 0 } });
  });

  test('shows a request without a response', async () => {
    const { backend, client } = await signedIn();
    await backend.faults.add({ operation: 'getCredits', kind: 'hang', times: 1 });
    void client.request('getCredits');
    await waitUntil(() => backend.requests.list().length === 1);
    const [waiting] = await recorded(backend, ({ faults }) => faults.length > 0);
    expect(waiting).toMatchObject({ faults: [{ kind: 'hang' }], response: undefined });
  });
});
