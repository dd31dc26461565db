import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CALL_TIME_LIMIT_MS } from '#openapi/limits.gen.ts';
import { fakeLocks } from '#test/fake-locks.ts';
import { setWaitSpeed } from '../lib/clock.ts';
import { ApiError } from './api-error.ts';
import { setCurrentUser } from './current-user.ts';
import { MEANING_OF_CODE, MEANING_OF_STATUS, meaningOf, type Meaning } from './outbox-meanings.ts';
import { sendOnce, sendWithKey } from './outbox.ts';
import { problemOf, RefusedResponse } from './refused-response.ts';
import { createTabLock } from './tab-lock.ts';

const USER = 'user_ada';
const refusal = (status: number, code?: string) =>
  ApiError.http(status, '', JSON.stringify({ error: 'No.', code }));
const BROKEN = ApiError.of('network');

beforeEach(() => setCurrentUser(USER));
afterEach(() => {
  setCurrentUser(undefined);
  setWaitSpeed(1);
});

test.each<[string, Meaning, unknown]>([
  ['400', 'refused', refusal(400)],
  ['402', 'refused', refusal(402)],
  ['402 of a proxy', 'unclear', ApiError.http(402, '', '<html>')],
  ['402 without a body', 'unclear', ApiError.http(402, '', '')],
  ['403 of a firewall', 'unclear', ApiError.http(403, '', '<html>')],
  ['404 of a proxy', 'unclear', ApiError.http(404, '', '<html>')],
  ['408', 'unclear', refusal(408)],
  ['409 without a code', 'refused', refusal(409)],
  ['409 inFlight', 'inProgress', refusal(409, 'inFlight')],
  ['409 nothingLeft', 'keyIsOver', refusal(409, 'nothingLeft')],
  ['409 trainingRuns', 'refused', refusal(409, 'trainingRuns')],
  ['422 keyReused', 'keyIsOver', refusal(422, 'keyReused')],
  ['429', 'unclear', refusal(429)],
  ['500', 'unclear', refusal(500)],
  ['a status that the contract does not have', 'unclear', refusal(418)],
  ['a broken connection', 'unclear', BROKEN],
  ['a time-out', 'unclear', ApiError.of('timeout')],
  ['an unreadable response', 'unclear', ApiError.of('unreadable')],
  ['a canceled request', 'unclear', ApiError.of('aborted')],
  ['a request of another user, which is not sent', 'refused', ApiError.of('otherUser')],
  ['a success that reports a failure', 'refused', new RefusedResponse('No.')],
  ['anything else', 'unclear', new Error('No id.')],
])('the meaning of %s is %s', (_, meaning, error) => {
  expect(meaningOf(error)).toBe(meaning);
});

const MARK = '<!-- Written from outbox-meanings.ts by `npx vitest run outbox.test.ts -u` -->\n';

/** The consequence of each meaning, as the decisions describe it. */
const MEANINGS: Record<Meaning, string> = {
  refused: 'final: nothing was done; after an unclear response, the earlier request may still arrive',
  keyIsOver: 'final for the key: nothing is done with it any more, and it is never sent again',
  inProgress:
    'progress: asked again after `Retry-After`, else every 3 seconds, for as long as a request may take',
  unclear: 'not final: repeated twice, after `Retry-After`, else after 1 and 3 seconds',
};

test('the table of failures in the decisions is up to date (`-u` writes it)', async () => {
  const failures: [string, Meaning][] = [
    ...Object.entries(MEANING_OF_STATUS).map(([status, meaning]) => [status, meaning] as [string, Meaning]),
    ...Object.entries(MEANING_OF_CODE).map(
      ([code, meaning]) => [`\`${code}\``, meaning] as [string, Meaning],
    ),
    ['any other status, no `Problem`, no response', 'unclear'],
  ];
  const lines = Object.entries(MEANINGS).map(([meaning, follows]) => {
    const same = failures.filter(([, candidate]) => candidate === meaning).map(([failure]) => failure);
    return `| ${same.join(', ')} | ${follows} |`;
  });
  const path = 'docs/decisions.md';
  const [before, old = ''] = (await readFile(path, 'utf8')).split(MARK);
  const written = ['| failure of a request with a key | what it means |', '|---|---|', ...lines].join('\n');
  const text = `${before}${MARK}${written}${old.slice(old.indexOf('\n\n'))}`;
  await expect(text).toMatchFileSnapshot(`${process.cwd()}/${path}`);
});

describe('an unclear request is repeated', () => {
  test('twice: after 1 s, then after 3 s', async () => {
    vi.useFakeTimers();
    const send = vi.fn(() => Promise.reject(BROKEN));
    const response = sendWithKey(send, { userId: USER });
    const counts: number[] = [];
    for (const ms of [0, 999, 1, 2_999, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(ms);
      counts.push(send.mock.calls.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
    expect(await response).toEqual({ kind: 'unclear', error: BROKEN });
  });

  test('after a `Retry-After` of at most two minutes', async () => {
    vi.useFakeTimers();
    const busy = (seconds: number) => ApiError.http(429, '', '{"error":"Busy."}', seconds * 1_000);
    const send = vi.fn().mockRejectedValueOnce(busy(120)).mockRejectedValue(busy(121));
    const response = sendWithKey(send, { userId: USER });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    expect(await response).toMatchObject({ kind: 'unclear' });
  });

  test('until it is accepted', async () => {
    setWaitSpeed(1e6);
    const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(BROKEN).mockResolvedValue('done');
    expect(await sendWithKey(send, { userId: USER })).toEqual({ kind: 'accepted', value: 'done' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('until it is refused, which stays unclear', async () => {
    setWaitSpeed(1e6);
    const error = refusal(402);
    const send = vi.fn().mockRejectedValueOnce(BROKEN).mockRejectedValue(error);
    expect(await sendWithKey(send, { userId: USER })).toEqual({ kind: 'unclear', error });
    expect(send).toHaveBeenCalledTimes(2);
    expect(await sendWithKey(send, { userId: USER })).toEqual({ kind: 'refused', error });
  });

  test.each(['keyReused', 'nothingLeft'])('until its key is over: %s', async (code) => {
    setWaitSpeed(1e6);
    const error = refusal(409, code);
    const send = vi.fn().mockRejectedValueOnce(BROKEN).mockRejectedValue(error);
    expect(await sendWithKey(send, { userId: USER })).toEqual({ kind: 'refused', error });
    expect(send).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['has signed out', () => setCurrentUser(undefined)],
    ['has changed', () => setCurrentUser('user_bob')],
  ])('unless the user %s', async (_, change) => {
    setWaitSpeed(1e6);
    const send = vi.fn(() => (change(), Promise.reject(BROKEN)));
    expect(await sendWithKey(send, { userId: USER })).toEqual({ kind: 'unclear', error: BROKEN });
    expect(send).toHaveBeenCalledOnce();
    // The request that was sent before may still arrive.
    const error = ApiError.of('otherUser');
    expect(await sendWithKey(send, { userId: USER })).toEqual({ kind: 'refused', error });
    expect(await sendWithKey(send, { userId: USER, isRepeat: true })).toEqual({ kind: 'unclear', error });
    expect(send).toHaveBeenCalledOnce();
  });

  test('unless it was canceled', async () => {
    const cancel = new AbortController();
    const send = vi.fn(() => (cancel.abort(), Promise.reject(BROKEN)));
    const response = await sendWithKey(send, { userId: USER, signal: cancel.signal });
    expect(response).toMatchObject({ kind: 'unclear' });
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('progress of the server (`inFlight`)', () => {
  const busy = (retryAfterMs?: number) => ApiError.http(409, '', IN_FLIGHT, retryAfterMs);
  const IN_FLIGHT = '{"error":"Being handled.","code":"inFlight"}';
  const countAfter = async (send: ReturnType<typeof vi.fn>, ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return send.mock.calls.length;
  };

  test('is followed every three seconds until the response arrives', async () => {
    vi.useFakeTimers();
    const send = vi.fn().mockRejectedValue(busy());
    const result = sendWithKey(send, { userId: USER });
    expect([
      await countAfter(send, 2_999),
      await countAfter(send, 1),
      await countAfter(send, 12_000),
    ]).toEqual([1, 2, 6]);
    send.mockResolvedValue('picture');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await result).toEqual({ kind: 'accepted', value: 'picture' });
  });

  test('is followed at the pace of the server', async () => {
    vi.useFakeTimers();
    const send = vi.fn().mockRejectedValue(busy(20_000));
    void sendWithKey(send, { userId: USER });
    expect([await countAfter(send, 19_999), await countAfter(send, 1)]).toEqual([1, 2]);
  });

  test('is followed for as long as a request may take', async () => {
    vi.useFakeTimers();
    const send = vi.fn().mockRejectedValue(busy());
    const result = sendWithKey(send, { userId: USER });
    await vi.advanceTimersByTimeAsync(CALL_TIME_LIMIT_MS);
    expect(await result).toMatchObject({ kind: 'unclear' });
    expect(send).toHaveBeenCalledTimes(1 + CALL_TIME_LIMIT_MS / 3_000);
  });

  test('does not reduce the repetitions of an unclear request', async () => {
    setWaitSpeed(1e6);
    const send = vi.fn().mockRejectedValueOnce(busy()).mockRejectedValue(BROKEN);
    expect(await sendWithKey(send, { userId: USER })).toMatchObject({ kind: 'unclear' });
    expect(send).toHaveBeenCalledTimes(4);
  });
});

test('the start and end of a pause of the server are reported', async () => {
  vi.useFakeTimers();
  const send = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(ApiError.http(429, '', '{"error":"Busy."}', 7_000))
    .mockRejectedValueOnce(BROKEN)
    .mockResolvedValue('done');
  const pauses: (number | undefined)[] = [];
  const result = sendWithKey(send, { userId: USER, onPause: (ms) => pauses.push(ms) });
  await vi.advanceTimersByTimeAsync(6_999);
  expect(pauses).toEqual([7_000]);
  await vi.advanceTimersByTimeAsync(60_000);
  await result;
  expect(pauses).toEqual([7_000, undefined, undefined, undefined]);
});

test('a key is stored from before its request until the response', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const log: string[] = [];
  const stored = {
    read: () => undefined,
    store: () => void log.push('stored'),
    remove: () => void log.push('removed'),
  };
  const send = () => {
    log.push('sent');
    return promise.finally(() => log.push('responded'));
  };
  const sent = sendOnce(stored, send, { userId: USER });
  await Promise.resolve();
  expect(log).toEqual(['stored', 'sent']);
  resolve('done');
  await sent;
  expect(log).toEqual(['stored', 'sent', 'responded', 'removed']);
});

test('each request is sent with its own stored key', async () => {
  setWaitSpeed(1e6);
  let stored: string | undefined;
  const keys: string[] = [];
  const storage = {
    read: () => stored,
    store: (key: string) => void (stored = key),
    remove: () => void (stored = undefined),
  };
  for (const outcome of ['first', 'second']) {
    const send = (key: string) => Promise.resolve(keys.push(`${outcome} ${key === stored}`));
    await sendOnce(storage, send, { userId: USER });
  }
  expect(keys).toEqual(['first true', 'second true']);
});

test.each<[string, response: string | Error, before: string | undefined, isStored: boolean]>([
  ['accepted', 'done', undefined, false],
  ['accepted at last', 'done', 'earlier', false],
  ['refused', refusal(402), undefined, false],
  ['refused after an unclear response', refusal(402), 'earlier', true],
  ['refused because its key is over', refusal(422, 'keyReused'), 'earlier', false],
  ['unclear', BROKEN, undefined, true],
])('the key of a request is stored until the outcome is clear: %s', async (_, response, before, isStored) => {
  setWaitSpeed(1e6);
  let stored = before;
  const store = (key?: string) => (stored = key);
  const sent: unknown[] = [];
  const send = (key: string) => {
    sent.push(key, stored);
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  };
  const request = sendOnce({ read: () => stored, store, remove: store }, send, { userId: USER });
  const [key] = sent;
  expect(await request.catch((error: unknown) => error)).toEqual(
    response === 'done' ? { value: response, key } : response,
  );
  expect(new Set(sent)).toEqual(new Set([before ?? key]));
  expect(key).toBeTruthy();
  expect(stored).toBe(isStored ? key : undefined);
});

test('the fields of a refusal are read from a response of any status', () => {
  expect(problemOf(new RefusedResponse('', { refunded: true }))).toEqual({ refunded: true });
  expect(problemOf(refusal(409, 'inFlight'))).toMatchObject({ code: 'inFlight' });
  expect([problemOf(BROKEN), problemOf({ problem: 1 })]).toEqual([{}, {}]);
});

describe('a tab lock', () => {
  test('runs one function at a time across tabs', async () => {
    const locks = fakeLocks();
    const order: string[] = [];
    const log = (entry: string) => () => Promise.resolve(order.push(entry));
    const tab = (name: string) => createTabLock(locks, name);
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    const first = tab('ada').take(() => end.then(log('first')));
    expect(await tab('bob').take(log('bob'))).toBe(true);
    expect(await tab('ada').take(log('never'))).toBe(false);
    const second = tab('ada').take(log('second'), {});
    finish();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(order).toEqual(['bob', 'first', 'second']);
  });

  test('runs the next function of a tab after a failure', async () => {
    const lock = createTabLock(fakeLocks(), 'ada');
    const order: string[] = [];
    const log = (name: string) => async () => {
      order.push(`${name} starts`);
      await Promise.resolve();
      order.push(`${name} finishes`);
    };
    const { promise, reject } = Promise.withResolvers<void>();
    const fails = vi.fn(() => promise);
    const first = lock.take(fails);
    const laterRuns = [lock.take(log('second')), lock.take(log('third'))];
    expect(lock.isTaken()).toBe(true);
    reject(new Error('A mistake.'));
    await expect(first).rejects.toThrow('A mistake.');
    await Promise.all(laterRuns);
    expect(fails).toHaveBeenCalledOnce();
    expect(order).toEqual(['second starts', 'second finishes', 'third starts', 'third finishes']);
    expect(lock.isTaken()).toBe(false);
  });
});
