import { CALL_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startBackend } from '../../test/start-backend.ts';
import { ApiError, errorMessage } from './api-error.ts';
import { answer, api } from './client.ts';
import { read } from './read.ts';

const credits = () => read('/api/users/me/credits');
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('A call that succeeds (§7.1)', () => {
  it('answers the data of the contract', async () => {
    await startBackend({ scenario: 'creator' });
    expect(await credits()).toEqual({ credits: 740 });
  });

  it.each(['.', '..', '', '\ud800'])(
    'is not made for the id %j, which would make the path another one',
    async (userId) => {
      await startBackend();
      const call = read('/api/twins/user/{userId}/models', { userId });
      expect((await failure(call)).kind).toBe('unreadable');
    },
  );

  it('carries the session cookie', async () => {
    await startBackend({ scenario: 'signed-out' });
    expect((await failure(credits())).status).toBe(401);
  });
});

describe('Any non-success response is an error (§7.1, §8.1)', () => {
  it('carries its status, and the body as the sentence of the contract’s error schema', async () => {
    const { faults } = await startBackend();
    await faults.add({
      operation: 'getCredits',
      kind: 'status',
      status: 500,
      body: { error: 'Ledger is locked.' },
    });
    const error = await failure(credits());
    expect(error.message).toBe('500: Ledger is locked.');
    expect(error.kind).toBe('http');
  });

  it('is a charge that was redirected, whatever is answered there (decision 49)', async () => {
    const { faults, db } = await startBackend();
    await faults.add({
      operation: 'deductCredits',
      kind: 'body',
      status: 303,
      body: '',
      headers: { location: '/api/users/me/credits' },
    });
    const before = db.ledger.size;
    const charge = answer(api.POST('/api/users/me/deduct-credits', { body: { amount: 5 } }));
    expect((await failure(charge)).kind).toBe('unreadable');
    expect(db.ledger.size).toBe(before);
  });

  it('says the status text when the body is empty, even where the protocol carries none', async () => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', kind: 'empty', status: 500 });
    expect((await failure(credits())).message).toBe('500: Internal Server Error');
  });

  it('reads details whatever their shape', async () => {
    const { faults } = await startBackend();
    const cases: [unknown, string[] | undefined][] = [
      [
        ['Too dark', 'Too small'],
        ['Too dark', 'Too small'],
      ],
      ['Too dark', ['Too dark']],
      [null, undefined],
      [[{ photo: 1 }, 'Too dark'], ['Too dark']],
    ];
    for (const [details, lines] of cases) {
      await faults.clear();
      await faults.add({
        operation: 'getCredits',
        kind: 'status',
        status: 400,
        body: { error: 'Photos', details },
      });
      expect((await failure(credits())).problem?.details).toEqual(lines);
    }
  });
});

describe('A success that says nothing is an error too', () => {
  it.each(['html', 'empty'] as const)('200 with %s', async (kind) => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', kind, status: 200 });
    expect((await failure(credits())).kind).toBe('unreadable');
  });

  it('204', async () => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', kind: 'empty', status: 204 });
    expect((await failure(credits())).kind).toBe('unreadable');
  });

  it('null', async () => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', kind: 'body', body: 'null' });
    expect(await credits()).toBeNull();
  });
});

describe('Failures of the line are told apart', () => {
  afterEach(() => vi.useRealTimers());

  it('a refused connection', async () => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', kind: 'network' });
    const error = await failure(credits());
    expect([error.kind, error.status]).toEqual(['network', undefined]);
    expect(errorMessage(error, '')).toBe("Can't reach the server. Check your connection and try again.");
  });

  it('a body that is cut in the middle', async () => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', kind: 'cut' });
    expect((await failure(credits())).kind).toBe('network');
  });

  it('a server that never answers', async () => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', kind: 'hang' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ended = failure(credits());
    await vi.advanceTimersByTimeAsync(CALL_TIME_LIMIT_MS);
    expect((await ended).kind).toBe('timeout');
  });

  it('a person who left', async () => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'getCredits', kind: 'hang' });
    const leave = new AbortController();
    const ended = failure(read('/api/users/me/credits', undefined, leave.signal));
    leave.abort();
    expect((await ended).kind).toBe('aborted');
  });

  it('one click is one request: nothing is retried', async () => {
    const { faults } = await startBackend();
    await faults.add({ operation: 'deductCredits', kind: 'status', status: 503, times: 1 });
    expect(
      (await failure(answer(api.POST('/api/users/me/deduct-credits', { body: { amount: 5 } })))).status,
    ).toBe(503);
    expect(await credits()).toEqual({ credits: 740 });
  });
});
