import { expect, test } from 'vitest';
import type { RecordedRequest } from '#mocks/server/request-log.ts';
import { isRepeat, matches, verdictOf } from './verdict.ts';

const response = { status: 200, headers: [], body: '{"newBalance":700}', ms: 1, problems: [] };
const charge: RecordedRequest = {
  id: 1,
  operation: 'deductCredits',
  method: 'POST',
  url: 'http://localhost/api/users/me/deduct-credits',
  startedAt: 0,
  headers: [],
  body: '{"amount":40}',
  problems: [],
  faults: [],
  response,
};

test.each([
  ['fits', {}],
  ['request', { problems: ['amount must be >= 1'] }],
  ['response', { problems: ['x'], response: { ...response, problems: ['credits is missing'] } }],
  ['broken', { response: { ...response, status: 0 } }],
  ['waiting', { response: undefined }],
])('the verdict of a call: %s', (verdict, part) => {
  expect(verdictOf({ ...charge, ...part })).toBe(verdict);
});

test('a call with the key of an earlier one is sent again', () => {
  const withKey = (id: number, key: string): RecordedRequest => ({ ...charge, id, headers: [['idempotency-key', key]] });
  const all = [charge, withKey(2, 'a'), withKey(3, 'b'), withKey(4, 'a')];
  expect(all.filter((request) => isRepeat(request, all))).toEqual([withKey(4, 'a')]);
});

test.each(['deduct 200', 'POST fits', 'amount newBalance', 'me/deduct'])('is found by “%s”', (words) => {
  expect([matches(charge, words), matches(charge, `${words} coffee`)]).toEqual([true, false]);
});
