import { expect, test, vi } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { CALL_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { startBackend } from '#test/start-backend.ts';
import { serverDate, setClock } from '../lib/clock.ts';
import { ApiError } from './api-error.ts';
import { api, call as request, fetchPath, unwrap } from './client.ts';
import { setEarlyAnswers } from './early-responses.ts';

const credits = () => fetchPath('/api/users/me/credits');
const failure = async (request: Promise<unknown>): Promise<ApiError> => {
  const error = await request.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

/** As a browser tells of broken compression and of a body that is too short. */
function respondWithBrokenBody(status: number): void {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, { status }));
}

test.each(['.', '..', '', '\ud800', '../logout', '..%2Flogout', 'a\\b', '%2e%2e'])(
  'is not made for the id %j, which would make the path another one',
  async (userId) => {
    await startBackend();
    const request = fetchPath('/api/twins/user/{userId}/models', { userId });
    expect((await failure(request)).kind).toBe('unreadable');
  },
);

test('Any non-success response is an error (§7.1, §8.1) also a redirected charge, whatever the other server answers (decision 49)', async () => {
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
      params: { header: { 'Idempotency-Key': 'one' } },
      body: { amount: 5 },
    }),
  );
  expect((await failure(charge)).kind).toBe('unreadable');
  expect(db.ledger.size).toBe(before);
});

test.each<[Omit<Fault, 'operation'>, string]>([
  [{ kind: 'html', status: 200 }, 'unreadable'],
  [{ kind: 'empty', status: 200 }, 'unreadable'],
  [{ kind: 'empty', status: 204 }, 'unreadable'],
  // In this test's network both end a call before its answer has begun.
  [{ kind: 'network' }, 'network'],
  [{ kind: 'cut' }, 'network'],
])('the kind of a failure: %j is %s', async (fault, kind) => {
  const { faults } = await startBackend();
  await faults.add({ operation: 'getCredits', ...fault });
  expect((await failure(credits())).kind).toBe(kind);
});

test('the kind of a failure: a truncated answer is unreadable, not a network error; an error with an unreadable body has its status, and null is none', async () => {
  const { faults } = await startBackend();
  respondWithBrokenBody(200);
  expect(await failure(credits())).toMatchObject({ kind: 'unreadable', status: undefined });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  respondWithBrokenBody(200);
  expect(await failure(credits())).toMatchObject({ kind: 'network' });
  respondWithBrokenBody(502);
  expect(await failure(credits())).toMatchObject({ kind: 'http', message: '502: Bad Gateway' });
  await faults.add({ operation: 'getCredits', kind: 'body', body: 'null' });
  expect(await credits()).toBeNull();
});

test('the kind of a failure: a cancelled call is aborted, and a server that never answers is a timeout', async () => {
  const { faults } = await startBackend();
  await faults.add({ operation: 'getCredits', kind: 'hang' });
  const leave = new AbortController();
  const cancelled = failure(request('GET', '/api/users/me/credits', { signal: leave.signal }));
  leave.abort();
  expect((await cancelled).kind).toBe('aborted');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = failure(credits());
  await vi.advanceTimersByTimeAsync(CALL_TIME_LIMIT_MS);
  expect((await ended).kind).toBe('timeout');
});

test('the kind of a failure: an early answer that takes too long is a timeout, before and after it has begun', async () => {
  await startBackend();
  const limit = () => new DOMException('signal timed out', 'TimeoutError');
  const body = new ReadableStream({ start: (stream) => stream.error(limit()) });
  for (const response of [Promise.reject(limit()), Promise.resolve(new Response(body))]) {
    setEarlyAnswers({ '/api/users/me/credits': response });
    const error = await failure(credits());
    expect(error.message).toBe('The server took too long to respond. Try again.');
  }
});

test.each<[string, boolean, string, ResponseInit]>([
  ['an answer', true, '{}', {}],
  ['a refusal of the server', true, '{"error":"Not enough credits."}', { status: 402 }],
  ['a page of a captive portal', false, '<p>Log in</p>', { headers: { 'content-type': 'text/html' } }],
  ['its error page', false, '<p>Log in</p>', { status: 511 }],
  ['an error without a problem', false, '', { status: 503 }],
])('%s says what time it is on the server: %s (decision 78)', async (_, isServer, body, init) => {
  await startBackend();
  setClock();
  const response = new Response(body, init);
  response.headers.set('date', 'Sun, 22 Nov 2026 09:30:00 GMT');
  setEarlyAnswers({ '/api/users/me/credits': Promise.resolve(response) });
  await credits().catch(() => undefined);
  expect(serverDate() !== undefined).toBe(isServer);
});
