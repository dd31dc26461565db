import { expect, test } from 'vitest';
import * as fc from '#mocks/testing/seeded-fast-check.ts';
import { createSamples } from '../samples.ts';
import { exchangeOf } from '../testing/exchange-of.ts';
import { createCallHistory } from './case-ids.ts';
import { compareAnswers, Differs } from './compare-answers.ts';
import { rulesShownBy } from './compared-rules.ts';
import {
  createComparedServer,
  mayBeJob,
  startCase,
  twinsNamed,
  type ComparedServer,
} from './compared-server.ts';
import { filesOf, parseSteps } from './parse-steps.ts';
import { sequencesOf, type Fc } from './sequences.ts';
import { call, readJob, type CallStep } from './steps.ts';

const files = filesOf(createSamples());
const callOf = (words: string) => parseSteps(words, files)[0] as CallStep;

/** A server, and the twins that its two people have. */
function serverOf(twins: { a: string; b: string }): ComparedServer {
  const server = createComparedServer('http://localhost:1', {}, () => undefined);
  for (const who of ['a', 'b'] as const)
    server.people[who] = { id: `user_${who}`, twin: twins[who] } as ComparedServer['people']['a'];
  startCase(server);
  return server;
}

const reference = () => serverOf({ a: 'NIA9X', b: 'OTTO7' });

/** The difference of two answers; undefined where they are alike. */
function differenceOf(
  servers: [ComparedServer, ComparedServer],
  parts: Omit<Parameters<typeof compareAnswers>[1], 'caseIds'> & { caseIds?: string[] },
) {
  try {
    compareAnswers(servers, { caseIds: [], ...parts });
    return undefined;
  } catch (error) {
    if (error instanceof Differs) return error.found;
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

test('Each account may number its trigger words on its own', () => {
  const servers: [ComparedServer, ComparedServer] = [serverOf({ a: 'TWN0', b: 'TWN0' }), reference()];
  for (const [who, word] of [
    ['a', 'NIA9X'],
    ['b', 'OTTO7'],
  ] as const) {
    const answers = { mine: listOf(who, 'TWN0'), theirs: listOf(who, word) };
    expect(differenceOf(servers, { operation: 'listTrainedModels', ...answers })).toBeUndefined();
    const prompt = callOf(`${who} draws key w charge c twin old`);
    expect(twinsNamed(servers[0], prompt)).toBe(twinsNamed(servers[1], prompt));
  }
  // The word of somebody else is one's own, too: no answer to that can be compared.
  const foreign = callOf('a draws key w charge c twin «twin b»');
  expect(twinsNamed(servers[0], foreign)).not.toBe(twinsNamed(servers[1], foreign));
});

test('A difference names the field, however long the answer is', () => {
  const balance = (credits: number) => exchangeOf('getCredits', { body: { note: 'x'.repeat(400), credits } });
  const found = differenceOf([reference(), reference()], {
    operation: 'getCredits',
    mine: balance(1900),
    theirs: balance(1300),
  });
  expect(found?.received).toMatch(/^`credits` 1900, 200 · /);
  expect(found?.expected).toMatch(/^`credits` 1300, as the reference answers: 200 · /);
});

test('The rule that says most of a call comes first', () => {
  const created = exchangeOf('createJob', { status: 201, body: { id: 'job_1' } });
  expect(rulesShownBy('createJob', created, ['day-later'])[0]).toBe('UP-14');
  const balance = exchangeOf('getCredits', { body: { credits: 5 } });
  expect(rulesShownBy('getCredits', balance, ['paid', 'paid-again']).slice(0, 2)).toEqual(['PAY-5', 'PAY-4']);
  const image = exchangeOf('generateImage', { body: { ok: true } });
  expect(rulesShownBy('generateImage', image, [])).toContain('IM-1');
});

test('What a charge paid for is named after a refused training; a key that stays the same in a case is known after the others are renewed', () => {
  const callHistory = createCallHistory();
  callHistory.called(callOf('a trains key t charge c'), false);
  expect(callHistory.caseIds(call('a', 'refundCredits', { headers: { 'charge-key': '«k»c' } }))).toContain(
    'refused-training',
  );
  const fixed = call('a', 'deductCredits', { headers: { 'idempotency-key': 'K' } });
  const charge = callOf('a charges 5 key c');
  for (const step of [fixed, charge]) callHistory.called(step, true);
  callHistory.renew();
  expect(callHistory.caseIds(fixed)).toContain('again');
  expect(callHistory.caseIds(charge)).not.toContain('again');
});

test('A number that is made up may be a job where jobs are numbered', () => {
  const server = reference();
  const ids = ['1', '«JOB a 0»', '«job a 0»', 'none'];
  const mayBe = () => ids.filter((id) => mayBeJob(server, readJob('a', id)));
  expect(mayBe()).toEqual([]);
  server.created.push({ kind: 'job', who: 'a', value: '17', lifeMs: Infinity, createdBetween: [0, 0] });
  expect(mayBe()).toEqual(['1', '«JOB a 0»']);
});

test('A repeated key answers as before, whatever undeclared fields say', () => {
  const servers: [ComparedServer, ComparedServer] = [reference(), reference()];
  const charged = (requestId: string, newBalance = 995) =>
    exchangeOf('deductCredits', {
      requestHeaders: { 'idempotency-key': 'k' },
      body: { newBalance, requestId },
    });
  const compared = (mine: ReturnType<typeof charged>) =>
    differenceOf(servers, { operation: 'deductCredits', mine: mine, theirs: charged('r') });
  expect(compared(charged('1'))).toBeUndefined();
  expect(compared(charged('2'))).toBeUndefined();
  expect(compared(charged('3', 990))?.expected).toContain('`newBalance` 995');
});

test('A success without a body that can be read differs, and ends no run', () => {
  for (const operation of ['deductCredits', 'createJob'] as const) {
    const charged = (body?: object) =>
      exchangeOf(operation, {
        status: operation === 'createJob' ? 201 : 200,
        requestHeaders: { 'idempotency-key': 'k' },
        body,
      });
    const answers = { mine: charged(), theirs: charged({ id: 'job_1', newBalance: 995 }) };
    expect(differenceOf([reference(), reference()], { operation, ...answers })).toBeDefined();
  }
});

test('Random sequences of every kind can be made', () => {
  for (const sequences of Object.values(sequencesOf(fc as unknown as Fc, createSamples())))
    expect(fc.sample(sequences, 40)).toHaveLength(40);
});
