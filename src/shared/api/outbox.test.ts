import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLocks } from '#test/fake-locks.ts';
import { setWaitSpeed } from '../lib/clock.ts';
import { ApiError } from './api-error.ts';
import { callOnce, callWithKey, isClearRefusal, problemOf, RefusedAnswer } from './outbox.ts';
import { setCurrentPerson } from './person.ts';
import { createTurns } from './tab-lock.ts';

const USER = 'user_ada';
const refusal = (status: number, code?: string) =>
  ApiError.http(status, '', JSON.stringify({ error: 'No.', code }));
const BROKEN = ApiError.of('network');

beforeEach(() => setCurrentPerson(USER));
afterEach(() => {
  setCurrentPerson(undefined);
  setWaitSpeed(1);
});

test.each<[string, boolean, boolean, unknown]>([
  ['400', true, false, refusal(400)],
  ['401', true, false, refusal(401)],
  ['402', true, true, refusal(402)],
  ['402 without a body', true, true, ApiError.http(402, '', '')],
  ['403 of a firewall', false, false, ApiError.http(403, '', '<html>')],
  ['408', false, false, refusal(408)],
  ['409 of another reason', true, false, refusal(409)],
  ['409 inFlight', false, false, refusal(409, 'inFlight')],
  ['409 nothingLeft', true, true, refusal(409, 'nothingLeft')],
  ['422 keyReused', true, false, refusal(422, 'keyReused')],
  ['429', false, false, refusal(429)],
  ['500', false, false, refusal(500)],
  ['a cut line', false, false, BROKEN],
  ['a time-out', false, false, ApiError.of('timeout')],
  ['an unreadable answer', false, false, ApiError.of('unreadable')],
  ['a cancelled call', false, false, ApiError.of('aborted')],
  ['another person, so that nothing was sent', true, true, ApiError.of('otherPerson')],
  ['a success that says no', true, true, new RefusedAnswer('No.')],
  ['anything else', false, false, new Error('No id.')],
])(
  'a refusal ends the repetitions: %s: of a first call %s, of a repeated one %s',
  (_, ofFirst, ofRepeated, error) => {
    expect([isClearRefusal(error, false), isClearRefusal(error, true)]).toEqual([ofFirst, ofRepeated]);
  },
);

describe('an unclear call is repeated', () => {
  test('after 1 and 3 seconds, then not again', async () => {
    vi.useFakeTimers();
    const send = vi.fn(() => Promise.reject(BROKEN));
    const answer = callWithKey(send, { userId: USER });
    const counts: number[] = [];
    for (const ms of [0, 999, 1, 2_999, 1, 60_000]) {
      await vi.advanceTimersByTimeAsync(ms);
      counts.push(send.mock.calls.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
    expect(await answer).toEqual({ kind: 'unclear', error: BROKEN });
  });

  test('after `Retry-After`, unless that is longer than two minutes', async () => {
    vi.useFakeTimers();
    const busy = (seconds: number) => ApiError.http(429, '', '{"error":"Busy."}', seconds * 1_000);
    const send = vi.fn().mockRejectedValueOnce(busy(120)).mockRejectedValue(busy(121));
    const answer = callWithKey(send, { userId: USER });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    expect(await answer).toMatchObject({ kind: 'unclear' });
  });

  test('until it is clear, but a refusal then says nothing about the first one', async () => {
    setWaitSpeed(1e6);
    const error = refusal(402);
    const send = vi.fn().mockRejectedValueOnce(BROKEN).mockRejectedValue(error);
    expect(await callWithKey(send, { userId: USER })).toEqual({ kind: 'unclear', error });
    expect(send).toHaveBeenCalledTimes(2);
    expect(await callWithKey(send, { userId: USER })).toEqual({ kind: 'refused', error });
    send.mockResolvedValue('done');
    expect(await callWithKey(send, { userId: USER })).toEqual({ kind: 'accepted', value: 'done' });
  });

  test.each([
    ['nobody is signed in any more', () => setCurrentPerson(undefined)],
    ['somebody else is', () => setCurrentPerson('user_bob')],
  ])('but not when %s', async (_, change) => {
    setWaitSpeed(1e6);
    const send = vi.fn(() => (change(), Promise.reject(BROKEN)));
    expect(await callWithKey(send, { userId: USER })).toEqual({ kind: 'unclear', error: BROKEN });
    expect(send).toHaveBeenCalledOnce();
    // What was sent before may still arrive.
    const error = ApiError.of('otherPerson');
    expect(await callWithKey(send, { userId: USER })).toEqual({ kind: 'refused', error });
    expect(await callWithKey(send, { userId: USER, isRepeat: true })).toEqual({ kind: 'unclear', error });
    expect(send).toHaveBeenCalledOnce();
  });

  test('nor when it was cancelled meanwhile', async () => {
    const cancel = new AbortController();
    const send = vi.fn(() => (cancel.abort(), Promise.reject(BROKEN)));
    const answer = await callWithKey(send, { userId: USER, signal: cancel.signal });
    expect(answer).toMatchObject({ kind: 'unclear' });
    expect(send).toHaveBeenCalledOnce();
  });
});

test.each<[string, answer: string | Error, before: string | undefined, isKept: boolean]>([
  ['accepted', 'done', undefined, false],
  ['accepted at last', 'done', 'earlier', false],
  ['refused', refusal(402), undefined, false],
  ['refused after an unclear answer', refusal(402), 'earlier', true],
  ['unclear', BROKEN, undefined, true],
])('the key of a call is kept until it is clear: %s', async (_, answer, before, isKept) => {
  setWaitSpeed(1e6);
  let stored = before;
  const keep = (key?: string) => (stored = key);
  const sent: unknown[] = [];
  const send = (key: string) => {
    sent.push(key, stored);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const call = callOnce({ read: () => stored, keep, drop: keep }, send, { userId: USER });
  const [key] = sent;
  expect(await call.catch((error: unknown) => error)).toEqual(
    answer === 'done' ? { value: answer, key } : answer,
  );
  expect(new Set(sent)).toEqual(new Set([before ?? key]));
  expect(key).toBeTruthy();
  expect(stored).toBe(isKept ? key : undefined);
});

test('a refusal has further fields, in an answer of any status', () => {
  expect(problemOf(new RefusedAnswer('', { refunded: true }))).toEqual({ refunded: true });
  expect(problemOf(refusal(409, 'inFlight'))).toMatchObject({ code: 'inFlight' });
  expect([problemOf(BROKEN), problemOf({ problem: 1 })]).toEqual([{}, {}]);
});

test('lets one tab in; another one waits for its end if it may, and else does nothing', async () => {
  const locks = fakeLocks();
  const order: string[] = [];
  const log = (word: string) => () => Promise.resolve(order.push(word));
  const tab = (name: string) => createTurns(locks, name);
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const first = tab('ada').take(() => end.then(log('first')));
  expect(await tab('bob').take(log('bob'))).toBe(true);
  expect(await tab('ada').take(log('never'))).toBe(false);
  const second = tab('ada').take(log('second'), {});
  finish();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(order).toEqual(['bob', 'first', 'second']);
});

test('runs one after the other in a tab, also after one that fails', async () => {
  const turns = createTurns(fakeLocks(), 'ada');
  const order: string[] = [];
  const log = (word: string) => async () => {
    order.push(word);
    await Promise.resolve();
    order.push(`end of ${word}`);
  };
  const { promise, reject } = Promise.withResolvers<void>();
  const fails = vi.fn(() => promise);
  const first = turns.take(fails);
  const others = [turns.take(log('one')), turns.take(log('other'))];
  expect(turns.isTaken()).toBe(true);
  reject(new Error('A mistake.'));
  await expect(first).rejects.toThrow('A mistake.');
  await Promise.all(others);
  expect(fails).toHaveBeenCalledOnce();
  expect(order).toEqual(['one', 'end of one', 'other', 'end of other']);
  expect(turns.isTaken()).toBe(false);
});
