import { getResponse } from 'msw/utils/get-response';
import { describe, expect, test, vi } from 'vitest';
import { EXAMPLE_JOB } from '#openapi/limits.gen.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { signedIn } from '../testing/signed-in.ts';
import { atRest } from '../testing/test-requests.ts';
import { checkResponse } from './contract-check.ts';
import { LINES } from './lines.ts';

/** The statuses of `count` sequential requests. */
async function statuses(count: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) found.push((await send()).status);
  return found;
}

describe('a fault', () => {
  test('skips some requests, then applies a number of times', async () => {
    const { backend, client } = await signedIn();
    await backend.faults.add({ operation: 'getCredits', kind: 'status', status: 500, skip: 1, times: 2 });
    expect(await statuses(5, () => client.request('getCredits'))).toEqual([200, 500, 500, 200, 200]);
  });

  test('applies only to its operation', async () => {
    const { backend, client } = await signedIn();
    await backend.faults.add({ operation: 'getCredits', kind: 'status', status: 500 });
    expect((await client.request('getCurrentUser')).status).toBe(200);
  });

  test('of kind outcome applies even when the response is lost', async () => {
    const { backend, client } = await signedIn();
    const { faults, db } = backend;
    await faults.add({ operation: 'createJob', kind: 'outcome', outcome: { failsAt: 'VOICE' }, times: 2 });
    await faults.add({ operation: 'createJob', kind: 'status', status: 502, afterEffect: true, times: 1 });
    const create = () => client.request('createJob', { body: EXAMPLE_JOB });
    expect(await statuses(3, create)).toEqual([502, 201, 201]);
    const jobs = db.jobs.all().slice(-3);
    expect(jobs.map(({ failsAt }) => failsAt)).toEqual(['VOICE', 'VOICE', null]);
  });

  test('of kind outcome can decline every card', async () => {
    const { backend, client } = await signedIn();
    const { faults, db } = backend;
    await faults.add({ operation: 'createCheckout', kind: 'outcome', outcome: { isDeclined: true } });
    await client.request('createCheckout', { body: { tier: 'pro' } });
    expect(db.checkouts.all().at(-1)).toMatchObject({ isDeclined: true });
  });

  // contract-coverage.test.ts checks the headers of examples.
  test('of kind example responds with the named example of the contract', async () => {
    const { backend, client } = await signedIn();
    const { faults } = backend;
    await faults.add({ operation: 'trainTwin', kind: 'example', status: 200, example: 'refused', times: 1 });
    expect((await client.request('trainTwin')).body).toMatchObject({ ok: false });
  });

  test('of kind example responds with the default error for an undeclared status', async () => {
    const { backend, client } = await signedIn();
    const { faults } = backend;
    await faults.add({ operation: 'logout', kind: 'example', status: 500, times: 1 });
    expect(await client.request('logout')).toMatchObject({
      status: 500,
      body: { error: expect.any(String) },
    });
    expect(faults.list()).toEqual([]);
  });

  test.each(['missing-field', 'wrong-type'] as const)('of kind %s violates the contract', async (kind) => {
    const { backend, client } = await signedIn();
    const compliant: string[] = [];
    for (const operation of Object.keys(operations) as OperationId[]) {
      await backend.faults.add({ operation, kind, times: 1 });
      const params = { userId: 'user_ada', id: 'job_running', uploadId: 'upload_ada_1' };
      const { status, headers, body } = await client.request(operation, { params });
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      if (checkResponse(operation, { status, headers }, text).length === 0) compliant.push(operation);
    }
    expect(compliant).toEqual([]);
  });

  test('with a seed applies to the same requests when it is added again', async () => {
    const { backend, client } = await signedIn();
    const run = (hasOtherRequests = false) =>
      statuses(24, async () => {
        if (hasOtherRequests) await client.request('getCurrentUser');
        return client.request('getCredits');
      });
    await backend.faults.add({ operation: '*', kind: 'example', status: 503, oneIn: 3, seed: 5 });
    const first = await run();
    expect(new Set(first)).toEqual(new Set([200, 503]));
    const [fault] = backend.faults.list();
    await backend.faults.remove(fault!);
    expect(backend.faults.list()).toEqual([]);
    await backend.faults.add(fault!);
    expect(await run(true)).toEqual(first);
  });

  const twice = { operation: 'getCredits', kind: 'example', status: 500, times: 2 } as const;

  test('applies on a slow line', async () => {
    const { backend, client } = await signedIn();
    await backend.faults.add(twice);
    await backend.faults.setLine('fast');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const response = client.request('getCredits');
    await atRest();
    await vi.advanceTimersByTimeAsync(LINES.fast.fault.delayMs - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(500);
  });

  test('does not apply offline', async () => {
    const { backend, client } = await signedIn();
    await backend.faults.add(twice);
    await backend.faults.setLine('offline');
    const request = new Request('http://localhost/api/users/me/credits', {
      headers: { cookie: client.cookie },
    });
    expect((await getResponse(backend.handlers, request))?.type).toBe('error');
    expect(backend.faults.line()).toBe('offline');
    await backend.faults.setLine('off');
    expect(backend.faults.list()).toMatchObject([{ operation: 'getCredits', times: 2 }]);
  });
});
