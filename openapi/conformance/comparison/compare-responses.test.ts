import { expect, test } from 'vitest';
import * as fc from '#mocks/testing/seeded-fast-check.ts';
import { rulesShownBy } from '../areas/shown-rules.ts';
import { createSamples } from '../samples.ts';
import type { Fc } from '../scenarios/draw.ts';
import { otherCase, scenarioKey } from '../scenarios/references.ts';
import { createScenarioKit } from '../scenarios/scenario.ts';
import { exchangeOf } from '../testing/exchange-of.ts';
import { compareResponses, Difference } from './compare-responses.ts';
import {
  createComparedServer,
  mayBeJob,
  startCase,
  twinsNamed,
  type ComparedServer,
} from './compared-server.ts';
import { randomSequences } from './random-sequences.ts';
import { createRequestHistory } from './request-history.ts';

const kit = createScenarioKit(createSamples());
const { a, b } = kit;

/** A server with the twins of its two users. */
function serverOf(twins: { a: string; b: string }): ComparedServer {
  const server = createComparedServer({ baseUrl: 'http://localhost:1', hooks: {} }, () => undefined);
  for (const who of ['a', 'b'] as const)
    server.users[who] = { id: `user_${who}`, twin: twins[who] } as ComparedServer['users']['a'];
  startCase(server);
  return server;
}

const reference = () => serverOf({ a: 'NIA9X', b: 'OTTO7' });

/** The difference between two responses, or undefined if they are equal. */
function differenceOf(
  [candidate, referenceServer]: [ComparedServer, ComparedServer],
  parts: Omit<Parameters<typeof compareResponses>[1], 'cases'>,
) {
  try {
    compareResponses({ candidate, reference: referenceServer }, { cases: [], ...parts });
    return undefined;
  } catch (error) {
    if (error instanceof Difference) return error.found;
    throw error;
  }
}

const listOf = (who: 'a' | 'b', word: string) =>
  exchangeOf('listTrainedModels', {
    who,
    body: [
      { userId: `user_${who}`, trigger_word: word, status: 'ready', completedAt: '2026-11-23T10:00:00Z' },
    ],
  });

test('Each account may number its trigger words separately', () => {
  const servers: [ComparedServer, ComparedServer] = [serverOf({ a: 'TWN0', b: 'TWN0' }), reference()];
  for (const [who, word] of [
    ['a', 'NIA9X'],
    ['b', 'OTTO7'],
  ] as const) {
    const responses = { candidate: listOf(who, 'TWN0'), reference: listOf(who, word) };
    expect(differenceOf(servers, { operation: 'listTrainedModels', ...responses })).toBeUndefined();
    const prompt = kit[who].generateImage({ key: 'w', charge: 'c', twin: kit[who].oldTwin });
    expect(twinsNamed(servers[0], prompt)).toBe(twinsNamed(servers[1], prompt));
  }
  // Two users share the trigger word, so no response to it can be compared.
  const foreign = a.generateImage({ key: 'w', charge: 'c', prompt: b.oldTwin });
  expect(twinsNamed(servers[0], foreign)).not.toBe(twinsNamed(servers[1], foreign));
});

test('A difference in a long response names its field', () => {
  const balance = (credits: number) => exchangeOf('getCredits', { body: { note: 'x'.repeat(400), credits } });
  const found = differenceOf([reference(), reference()], {
    operation: 'getCredits',
    candidate: balance(1900),
    reference: balance(1300),
  });
  expect(found?.received).toMatch(/^`credits` 1900, 200 · /);
  expect(found?.expected).toMatch(/^`credits` 1300, as the reference responds: 200 · /);
});

test('The most specific rule comes first', () => {
  const created = exchangeOf('createJob', { status: 201, body: { id: 'job_1' } });
  expect(rulesShownBy('createJob', created, ['a-day-later'])[0]).toBe('UP-14');
  const balance = exchangeOf('getCredits', { body: { credits: 5 } });
  expect(rulesShownBy('getCredits', balance, ['paid', 'paid-again']).slice(0, 2)).toEqual(['PAY-5', 'PAY-4']);
  const image = exchangeOf('generateImage', { body: { ok: true } });
  expect(rulesShownBy('generateImage', image, [])).toContain('IM-1');
});

test('The history remembers the use of a key until it is renewed', () => {
  const history = createRequestHistory();
  history.sent(a.train({ key: 't', charge: 'c' }), false);
  const refund = a.send('refundCredits', { headers: { 'charge-key': scenarioKey('c') } });
  expect(history.cases(refund)).toContain('refused-training');
  const fixed = a.send('deductCredits', { headers: { 'idempotency-key': 'K' } });
  const charge = a.charge(5, { key: 'c' });
  for (const step of [fixed, charge]) history.sent(step, true);
  history.renew();
  expect(history.cases(fixed)).toContain('repeated');
  expect(history.cases(charge)).not.toContain('repeated');
});

test('An invented number may be a job where jobs are numbered', () => {
  const server = reference();
  const inOtherCase = otherCase(a.job());
  const ids = ['1', inOtherCase, a.job(), 'none'];
  const mayBe = () => ids.filter((id) => mayBeJob(server, a.readJob(id)));
  expect(mayBe()).toEqual([]);
  server.created.push({ kind: 'createJob', who: 'a', value: '17', lifeMs: Infinity, createdBetween: [0, 0] });
  expect(mayBe()).toEqual(['1', inOtherCase]);
});

test('Undeclared fields may change when a key is repeated', () => {
  const servers: [ComparedServer, ComparedServer] = [reference(), reference()];
  const charged = (requestId: string, newBalance = 995) =>
    exchangeOf('deductCredits', {
      requestHeaders: { 'idempotency-key': 'k' },
      body: { newBalance, requestId },
    });
  const compared = (candidate: ReturnType<typeof charged>) =>
    differenceOf(servers, { operation: 'deductCredits', candidate, reference: charged('r') });
  expect(compared(charged('1'))).toBeUndefined();
  expect(compared(charged('2'))).toBeUndefined();
  expect(compared(charged('3', 990))?.expected).toContain('`newBalance` 995');
});

test('A success without a readable body differs', () => {
  for (const operation of ['deductCredits', 'createJob'] as const) {
    const charged = (body?: object) =>
      exchangeOf(operation, {
        status: operation === 'createJob' ? 201 : 200,
        requestHeaders: { 'idempotency-key': 'k' },
        body,
      });
    const responses = { candidate: charged(), reference: charged({ id: 'job_1', newBalance: 995 }) };
    expect(differenceOf([reference(), reference()], { operation, ...responses })).toBeDefined();
  }
});

test('Random sequences of every kind can be drawn', () => {
  for (const sequences of Object.values(randomSequences(fc as unknown as Fc, kit)))
    expect(fc.sample(sequences, 40)).toHaveLength(40);
});
