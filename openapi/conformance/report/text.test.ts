import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { ruleOf } from '../contract.ts';
import { describeResponse, type Exchange } from '../exchange.ts';
import { kindOf, SESSION_ENDED, SESSION_RULE } from '../findings.ts';
import { createJudge, type Judge } from '../judge.ts';
import { OBSERVED_RULES } from '../observed/observed-rules.ts';
import type { Result } from '../run.ts';
import { exchangeOf } from '../testing/exchange-of.ts';
import { hintOf } from './fingerprints.ts';
import { jsonReport } from './json.ts';
import { describeRequest, stepsTo } from './steps.ts';
import { ignoredKeys } from './summary.ts';
import { textReport } from './text.ts';

const judgeOf = () => createJudge(() => true);

function resultOf({ findings, unwanted, exchanges }: Judge): Result {
  const accounts = { a: 'user_1', b: 'user_2' };
  return {
    baseUrl: 'http://localhost:1',
    accounts,
    rules: [],
    findings,
    unjudged: [...unwanted],
    exchanges,
    isQuick: false,
    ms: 0,
  };
}

/** A response that differs from the reference's and may break these rules. */
const differ = (judge: Judge, ids: string[], exchange: Exchange, expected: string, difference = 'status') =>
  judge.differs(ids, { exchange, expected, received: undefined, difference });

const keyed = (key: string, body: object): Partial<Exchange> => ({
  requestHeaders: { cookie: 'session=1', 'idempotency-key': key },
  sent: { body },
});

test('An expired session is one finding', () => {
  const judge = judgeOf();
  for (const operation of ['createJob', 'listPromptTemplates', 'createCheckout'] as const) {
    const refused = exchangeOf(operation, { status: 401, body: { error: 'Sign in.' } });
    judge.record(refused);
    differ(judge, ['CR-17', SESSION_RULE, 'PAY-3'], refused, SESSION_ENDED, SESSION_ENDED);
  }
  expect(judge.findings.map(({ rule, times }) => [rule.id, times])).toEqual([['SE-14', 3]]);
});

test('A difference is about two rules at most', () => {
  const judge = judgeOf();
  const rules = ['PAY-5', 'PAY-4', 'CR-17', 'PAY-3'];
  for (const status of [200, 500]) {
    const exchange = exchangeOf('getCredits', { status, body: { error: 'Wrong.' } });
    differ(judge, rules, exchange, `not ${status}`);
  }
  expect(judge.findings.map(({ rule }) => rule.id)).toEqual(['PAY-5', 'PAY-4', 'GE-25']);
  expect(textReport(resultOf(judge))).toMatch(/^✗ PAY-5, PAY-4 GET/m);
});

test('A failure of every operation is one cause', () => {
  for (const status of [500, 404]) {
    const judge = judgeOf();
    for (const operation of ['createJob', 'generatePost', 'createCheckout', 'getCredits'] as const)
      judge.record(exchangeOf(operation, { status, body: { error: 'That did not work.' } }));
    expect(textReport(resultOf(judge)).match(/^✗/gm)).toHaveLength(1);
  }
});

test('Findings with one cause are grouped', () => {
  const judge = judgeOf();
  for (const [operation, rule] of [
    ['deductCredits', 'CR-2'],
    ['refundCredits', 'CR-13'],
  ] as const) {
    const body = { detail: [{ loc: ['body'] }] };
    const exchange = exchangeOf(operation, { status: 422, body });
    differ(judge, [rule], exchange, '400', 'status 422, not 400');
  }
  const report = textReport(resultOf(judge));
  expect(report.match(/FastAPI/g)).toHaveLength(1);
  expect(report).toMatch(/also CR-13/);
  const page = exchangeOf('getJob', { status: 404, text: '<html><pre>Cannot GET /api</pre></html>' });
  expect(hintOf(page)).toContain('Express’s page');
  expect(report).toMatch(/received {2}422 · application\/json · \{"detail"/);
});

test('All errors of one response are one finding', () => {
  const judge = judgeOf();
  for (const [rule, difference] of [
    ['CR-2', 'status 200, not 400'],
    ['CR-12', 'newBalance 295, not 300'],
  ] as const) {
    const exchange = exchangeOf('deductCredits', { body: { success: true } });
    differ(judge, [rule, 'CR-15'], exchange, difference, difference);
    judge.find('GE-14', exchange, 'another header');
  }
  expect(textReport(resultOf(judge)).match(/^✗/gm)).toHaveLength(2);
});

test('A rule about an order needs three states', () => {
  const judge = judgeOf();
  judge.record(exchangeOf('getJob', { body: { id: 'job_1', status: 'PENDING', next: 'SCRIPT' } }));
  expect(judge.resultOf(ruleOf('JB-4'))).toMatchObject({ outcome: 'holds', evidence: 'getJob 200 ×1' });
  expect(judge.resultOf(ruleOf('JB-3')).reason).toMatch(/^only PENDING SCRIPT was seen/);
});

test('The JSON report fits its schema', () => {
  const judge = judgeOf();
  judge.record(exchangeOf('createJob', { status: 500 }));
  const schema = JSON.parse(readFileSync(new URL('report.schema.json', import.meta.url), 'utf8')) as object;
  const validate = new Ajv2020({ strict: false }).compile(schema);
  const rules = [judge.resultOf(ruleOf('GE-25')), judge.resultOf(ruleOf('JB-3'))];
  validate(JSON.parse(jsonReport({ ...resultOf(judge), rules })));
  expect(validate.errors).toBeNull();
});

test('Findings of one kind share their rule', () => {
  const kind = (id: string, difference: string) =>
    kindOf({ rule: ruleOf(id), exchange: exchangeOf('getCredits'), difference });
  expect(kind('CR-1', 'status 200, not 402')).not.toBe(kind('CR-1', 'status 409, not 402'));
  expect(kind('GE-3', '/3/id is missing; /4/id is missing')).toBe(kind('GE-3', '/0/id is missing'));
});

test('Invisible characters are shown as escapes', () => {
  const exchange = exchangeOf('createJob', { status: 400, text: 'a\u0000b\u200bc \u3000' });
  expect(describeResponse(exchange)).toBe(String.raw`400 · application/json · a\u{0}b\u{200b}c \u{3000}`);
});

test('A finding that does not reappear is unsteady unless money was lost', async () => {
  const judge = judgeOf();
  let plays = 0;
  const play = (id: string, found: Exchange, isSteady: boolean) =>
    judge.play({ id }, () => {
      plays += 1;
      if (isSteady || plays % 2 > 0)
        judge.differs(['CR-5'], { exchange: { ...found }, expected: '', received: '', difference: id });
      return Promise.resolve(1);
    });
  await play('late', exchangeOf('getCredits', { status: 503 }), false);
  await play('always', exchangeOf('getCredits', { status: 503 }), true);
  await play('booked twice', exchangeOf('deductCredits'), false);
  expect(judge.findings.map(({ case: { id }, isUnsteady }) => [id, isUnsteady])).toEqual([
    ['late', true],
    ['always', false],
    ['booked twice', false],
  ]);
});

test('A partial run names other rules that seem broken', () => {
  const judge = createJudge(({ id }) => id === 'IM-5');
  const exchange = exchangeOf('generateImage', { status: 400, body: { error: 'Too long.' } });
  const found = { exchange, expected: '200', received: undefined, difference: 'status 400, not 200' };
  judge.differs(['IM-1'], found, ['IM-5']);
  judge.differs(['GE-27'], found, ['IM-2']);
  expect(judge.findings.map(({ rule }) => rule.id)).toEqual(['IM-5']);
  expect(textReport(resultOf(judge))).toMatch(/does not judge: see --only GE-27\.$/);
});

test('A variation that several operations refuse is one cause', () => {
  const judge = judgeOf();
  for (const operation of ['createJob', 'generatePost', 'createCheckout'] as const) {
    const status = operation === 'createJob' ? 404 : 401;
    const exchange = exchangeOf(operation, { status, variation: 'more-cookies' });
    differ(judge, [], exchange, '200');
  }
  expect(textReport(resultOf(judge)).match(/^✗/gm)).toHaveLength(1);
});

test('Only the requests that matter lead to a finding', () => {
  const charged = exchangeOf('deductCredits', keyed('key-c', { amount: 5 }));
  const reads = Array.from({ length: 30 }, () => exchangeOf('getCurrentUser'));
  const refused = exchangeOf('createJob', { status: 400 });
  const failed = exchangeOf('getTrainingStatus', { body: { training_status: 'failed' } });
  const again = exchangeOf('getTrainingStatus', { body: { training_status: 'succeeded' } });
  const refund = exchangeOf('refundCredits', {
    requestHeaders: { 'idempotency-key': 'key-r', 'charge-key': 'key-c' },
    since: ['1 h later (hook advance)'],
  });
  expect(stepsTo(refund, [charged, refused, ...reads])).toEqual([
    { words: 'a: POST /api/users/me/deduct-credits key key-c {"amount":5}', received: '200', expected: '' },
    { words: '1 h later (hook advance)', received: '', expected: '' },
  ]);
  expect(stepsTo(again, [failed, ...reads])).toEqual([
    { words: 'a: GET /api/twins/train/status/%7BuserId%7D', received: '200 failed', expected: '' },
  ]);
});

test('The steps to a finding show both responses', () => {
  const judge = judgeOf();
  const failed = exchangeOf('getTrainingStatus', {
    body: { training_status: 'processing' },
    reference: { status: 200, body: { training_status: 'failed' } },
  });
  const again = exchangeOf('getTrainingStatus', { body: { training_status: 'succeeded' } });
  judge.note('1 h later (hook advance)');
  judge.record(failed);
  judge.record(again);
  differ(judge, ['TW-7'], again, '-');
  expect(textReport(resultOf(judge))).toContain(
    [
      '    received        expected    after',
      '                                1 h later (hook advance)',
      '    200 processing  200 failed  a: GET /api/twins/train/status/%7BuserId%7D',
    ].join('\n'),
  );
});

test('An error may repeat the name of a file that was sent', () => {
  const name = `${'x'.repeat(300)} at line 3.png`;
  const photo = { name, type: 'image/png', bytes: new Uint8Array(1) };
  const refused = exchangeOf('uploadTrainingPhotos', {
    status: 422,
    sent: { form: [['photos', photo]] },
    body: { error: 'Some photos cannot be used.', details: [`${name}: too small`] },
  });
  expect(OBSERVED_RULES['GE-7']?.(refused, new Map())).toBe(true);
});

test('Ignored keys are reported once', () => {
  const judge = judgeOf();
  const models = exchangeOf('listTrainedModels', { body: [] });
  differ(judge, ['CR-25'], models, 'one twin');
  expect(ignoredKeys(resultOf(judge))).toEqual([]);
  const charge = exchangeOf('deductCredits', keyed('key-c', { amount: 5 }));
  differ(judge, ['CR-5'], charge, 'as before');
  expect(ignoredKeys(resultOf(judge))).toEqual(['CR-5']);
  expect(textReport(resultOf(judge))).toContain(
    'does not keep its keys (CR-5), and cannot be made safe by any client',
  );
});

test('Findings about money come first', async () => {
  const judge = judgeOf();
  const differing = (rule: string, operation: 'getCurrentUser' | 'deductCredits' | 'listTrainedModels') =>
    differ(judge, [rule], exchangeOf(operation), 'as the reference', `body.${rule}`);
  await judge.play({ id: 'one' }, async () => {
    differing('SE-10', 'getCurrentUser');
    differing('TW-8', 'listTrainedModels');
    return 1;
  });
  await judge.play({ id: 'two' }, async () => {
    differing('CR-5', 'deductCredits');
    return 1;
  });
  const report = textReport(resultOf(judge));
  expect(report.match(/^✗ [A-Z]+-\d+/gm)).toEqual(['✗ CR-5', '✗ SE-10', '✗ TW-8']);
  expect(report).toContain('may follow from the finding about SE-10');
});

test('A finding names the scenario that shows it with its file', async () => {
  const judge = judgeOf();
  const played = { id: 'a-refund-happens-once', title: 'A refund happens once', file: 'areas/credits.ts' };
  await judge.play(played, async () => {
    differ(judge, ['CR-11'], exchangeOf('refundCredits'), '409');
    return 1;
  });
  expect(textReport(resultOf(judge))).toContain(
    'again: --case a-refund-happens-once  ("A refund happens once" in areas/credits.ts)',
  );
});

test('A body that ends early is described by its length', () => {
  const judge = judgeOf();
  judge.record(
    exchangeOf('getCredits', {
      text: '{"credits": 7',
      headers: new Headers({
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'content-length': '14',
      }),
    }),
  );
  expect(judge.findings.map(({ received }) => received)).toEqual([
    '200 · ends after byte 13 of a JSON text, `Content-Length` says 14: {"credits": 7',
  ]);
});

test('The odd part of a form is described in full', () => {
  const file = (name: string, type: string, length: number) => ({
    name,
    type,
    bytes: new Uint8Array(length),
  });
  const good = Array.from({ length: 8 }, (_, index) => file(`photo-${index}.png`, 'image/png', 105));
  const photos = [...good, file('drawing.svg', 'image/svg+xml', 42)];
  const form = photos.map((photo): [string, typeof photo] => ['photos', photo]);
  const exchange = exchangeOf('uploadTrainingPhotos', { sent: { form: [['userId', 'user_1'], ...form] } });
  expect(describeRequest(exchange)).toContain(
    'userId=user_1, 8 × photos image/png 105 bytes, photos image/svg+xml 42 bytes named "drawing.svg"',
  );
});
