import { describe, expect, test } from 'vitest';
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

describe('recorded requests', () => {
  test.each([
    ['fits', {}],
    ['request', { problems: ['amount must be >= 1'] }],
    ['response', { problems: ['x'], response: { ...response, problems: ['credits is missing'] } }],
    ['broken', { response: { ...response, status: 0 } }],
    ['waiting', { response: undefined }],
  ])('the verdict of a request is “%s”', (verdict, change) => {
    expect(verdictOf({ ...charge, ...change })).toBe(verdict);
  });

  test('a request with the key of an earlier request is a repetition', () => {
    const withKey = (id: number, key: string): RecordedRequest => ({
      ...charge,
      id,
      headers: [['idempotency-key', key]],
    });
    const requests = [charge, withKey(2, 'a'), withKey(3, 'b'), withKey(4, 'a')];
    expect(requests.filter((request) => isRepeat(request, requests))).toEqual([withKey(4, 'a')]);
  });

  test.each(['deduct 200', 'POST fits', 'amount newBalance', 'me/deduct'])(
    'a request is found by “%s”',
    (query) => {
      expect([matches(charge, query), matches(charge, `${query} coffee`)]).toEqual([true, false]);
    },
  );
});
