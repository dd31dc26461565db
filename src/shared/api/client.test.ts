import { describe, expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { CALL_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { startBackend } from '#test/start-backend.ts';
import { serverDate, setClock } from '../lib/clock.ts';
import { ApiError } from './api-error.ts';
import { api, fetchPath, sendRequest, unwrap } from './client.ts';
import { setEarlyResponses } from './early-responses.ts';

const credits = () => fetchPath('/api/users/me/credits');
const failure = async (request: Promise<unknown>): Promise<ApiError> => {
  const error = await request.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

/** Responds as a browser reports broken compression or a truncated body. */
function respondWithBrokenBody(status: number): void {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, { status }));
}

test.each(['.', '..', '', '\ud800', '../logout', '..%2Flogout', 'a\\b', '%2e%2e'])(
  'no request is sent for the id %j, which would change the path',
  async (userId) => {
    await startBackend();
    const request = fetchPath('/api/twins/user/{userId}/models', { userId });
    expect((await failure(request)).kind).toBe('unreadable');
  },
);

describe('any non-success response is an error (§7.1, §8.1)', () => {
  test('a redirected charge is an error (decision 49)', async () => {
    const { faults, db } = await startBackend();
    await faults.add({
      operation: 'deductCredits',
      kind: 'body',
      status: 303,
      body: '',
      headers: { location: '/api/users/me/credits' },
    });
    const before = db.ledger.size;
    const charge = unwrap(
      api.POST('/api/users/me/deduct-credits', {
        params: { header: { 'Idempotency-Key': 'charge-1' } },
        body: { amount: 5 },
      }),
    );
    expect((await failure(charge)).kind).toBe('unreadable');
    expect(db.ledger.size).toBe(before);
  });
});

describe('the kind of a failure', () => {
  test.each<[Omit<Fault, 'operation'>, string]>([
    [{ kind: 'html', status: 200 }, 'unreadable'],
    [{ kind: 'empty', status: 200 }, 'unreadable'],
    [{ kind: 'empty', status: 204 }, 'unreadable'],
    // In this test's network both end a request before its response has started.
    [{ kind: 'network' }, 'network'],
    [{ kind: 'cut' }, 'network'],
  ])('%j is %s', async (fault, kind) => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', ...fault });
    expect((await failure(credits())).kind).toBe(kind);
  });

  test('a truncated response is unreadable', async () => {
    await startBackend();
    respondWithBrokenBody(200);
    expect(await failure(credits())).toMatchObject({ kind: 'unreadable', status: undefined });
  });

  test('a truncated response is a network error offline', async () => {
    await startBackend();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    respondWithBrokenBody(200);
    expect(await failure(credits())).toMatchObject({ kind: 'network' });
  });

  test('an error with a truncated body has its status', async () => {
    await startBackend();
    respondWithBrokenBody(502);
    expect(await failure(credits())).toMatchObject({ kind: 'http', message: '502: Bad Gateway' });
  });

  test('a response of null is not a failure', async () => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', kind: 'body', body: 'null' });
    expect(await credits()).toBeNull();
  });

  test('a canceled request is aborted', async () => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', kind: 'hang' });
    const cancel = new AbortController();
    const canceled = failure(sendRequest('GET', '/api/users/me/credits', { signal: cancel.signal }));
    cancel.abort();
    expect((await canceled).kind).toBe('aborted');
  });

  test('a server that never responds is a timeout', async () => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', kind: 'hang' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = failure(credits());
    await vi.advanceTimersByTimeAsync(CALL_TIME_LIMIT_MS);
    expect((await late).kind).toBe('timeout');
  });

  const timeLimit = () => new DOMException('signal timed out', 'TimeoutError');
  const lateBody = () => new ReadableStream({ start: (stream) => stream.error(timeLimit()) });

  test.each([
    ['response', () => Promise.reject<Response>(timeLimit())],
    ['body', () => Promise.resolve(new Response(lateBody()))],
  ])('a late %s to an early request is a timeout', async (_, respond) => {
    await startBackend();
    setEarlyResponses({ '/api/users/me/credits': respond() });
    const error = await failure(credits());
    expect(error.message).toBe('The server took too long to respond. Try again.');
  });
});

test.each<[string, boolean, string, ResponseInit]>([
  ['a response', true, '{}', {}],
  ['a refusal of the server', true, '{"error":"Not enough credits."}', { status: 402 }],
  ['a page of a captive portal', false, '<p>Log in</p>', { headers: { 'content-type': 'text/html' } }],
  ['an error page of a captive portal', false, '<p>Log in</p>', { status: 511 }],
  ['an error without a problem', false, '', { status: 503 }],
])('%s sets the server’s date: %s (decision 78)', async (_, isServer, body, init) => {
  await startBackend();
  setClock();
  const response = new Response(body, init);
  response.headers.set('date', 'Sun, 22 Nov 2026 09:30:00 GMT');
  setEarlyResponses({ '/api/users/me/credits': Promise.resolve(response) });
  await credits().catch(() => undefined);
  expect(serverDate() !== undefined).toBe(isServer);
});
