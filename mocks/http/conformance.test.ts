import { afterAll, beforeAll, expect, test } from 'vitest';
import { BREAKS } from '#openapi/conformance/breaks/breaks.ts';
import { createProxy } from '#openapi/conformance/breaks/proxy.ts';
import { jsonOf, withBody } from '#openapi/conformance/breaks/changes.ts';
import { scoreBreaks, served, serveBroken } from '#openapi/conformance/breaks/score.ts';
import { RULES } from '#openapi/conformance/contract.ts';
import { coverageOf } from '#openapi/conformance/report/summary.ts';
import { textReport } from '#openapi/conformance/report/text.ts';
import { runContractCheck, type RunOptions } from '#openapi/conformance/run.ts';
import mockApi from '../contract-check.config.mjs';
import { startApi, type TestApi } from './api-for-test.ts';

/** Declared answers, without 429 and 5xx, that server/contract-coverage.test.ts looks at. */
const SHOWN_ELSEWHERE = [
  // Calls with one key never overlap here: the queue answers the second from the first.
  'generateImage 409',
  'generatePost 422',
  'createJob 409',
];

let api: TestApi;
let model: TestApi;
let reference: NonNullable<RunOptions['reference']>;
beforeAll(async () => {
  [api, model] = await Promise.all([startApi(), startApi()]);
  reference = { baseUrl: model.url, adapter: await mockApi({ baseUrl: model.url }) };
});
afterAll(() => Promise.all([api.stop(), model.stop()]));

test('The simulated backend keeps every rule that the backend team’s runner can check', async () => {
  const { rules, findings, exchanges } = await runContractCheck({
    baseUrl: api.url,
    adapter: await mockApi({ baseUrl: api.url }),
    reference,
    // Uploads of the largest size take longer than a test may: `npm run contract:check` makes them.
    quick: true,
  });
  expect(findings.map(({ rule, expected }) => `${rule.id}: ${expected}`)).toEqual([]);
  const unchecked = rules.filter(({ outcome }) => outcome === 'not checked');
  expect(unchecked.filter(({ reason }) => reason !== 'left out by --quick')).toEqual([]);
  const unseen = coverageOf(exchanges).flatMap(({ operation, missing }) =>
    missing.map((status) => `${operation} ${status}`),
  );
  expect(unseen).toEqual(SHOWN_ELSEWHERE);
}, 240_000);

test('A server whose uploads go to another origin is judged without a false finding', async () => {
  const storage = await served(createProxy(api.url, (call) => call.forward()));
  const app = await served(
    createProxy(api.url, async (call) => {
      const body = Buffer.from(call.body.toString('latin1').replaceAll(storage.url, ''), 'latin1');
      const reply = await call.forward({ body });
      if (call.operation !== 'createUpload' || reply.status !== 200) return reply;
      const { uploadURL } = jsonOf(reply) as { uploadURL: string };
      return withBody(reply, { uploadURL: storage.url + uploadURL });
    }),
  );
  const uploads = RULES.map(({ id }) => id).filter((id) => /^UP-|^JB-1[01]$/.test(id));
  const { findings, rules } = await runContractCheck({
    baseUrl: app.url,
    adapter: await mockApi({ baseUrl: app.url }),
    // GE-20 is looked at in every answer, and would have all checks made again.
    only: [...uploads, 'GE-20'],
    checks: uploads,
    reference,
    quick: true,
  });
  [storage, app].forEach((server) => server.stop());
  expect(findings.map(({ rule, expected }) => `${rule.id}: ${expected}`)).toEqual([]);
  expect(rules.find(({ rule }) => rule.id === 'UP-11')?.outcome).toBe('holds');
});

test('What cannot be checked without hooks is counted as not checked, never as kept', async () => {
  const result = await runContractCheck({ baseUrl: api.url, adapter: {}, quick: true });
  const outcomeOf = (id: string) => result.rules.find(({ rule }) => rule.id === id)?.outcome;
  expect(outcomeOf('SE-1')).toBe('holds');
  expect(['CR-1', 'CR-15', 'TW-10', 'PAY-4', 'JB-3'].map(outcomeOf)).toEqual(Array(5).fill('not checked'));
  expect(result.exchanges.every(({ who }) => who === 'nobody')).toBe(true);
  const ending = textReport(result).split('\n').slice(-2).join(' ');
  expect(ending).toMatch(/^Only \d+ of \d+ rules were checked; .* --config FILE/);
});

test('A server that ignores keys is told that no client can make it safe', async () => {
  const broken = await serveBroken(api.url, 'charge-key-ignored', 0);
  const adapter = await mockApi({ baseUrl: broken.url });
  const result = await runContractCheck({ baseUrl: broken.url, adapter, reference, only: ['CR-5', 'CR-12'] });
  broken.stop();
  expect(textReport(result)).toContain(
    'does not keep its keys (CR-5), and cannot be made safe by any client',
  );
});

test('A server that is broken in one way is told so by the rule that forbids it', async () => {
  // A sample; `npm run contract:score` takes all of them.
  const names = Object.keys(BREAKS).filter((name, index) => index % 22 === 0 && !BREAKS[name]?.isRare);
  const adapterFor = (baseUrl: string) => mockApi({ baseUrl });
  const scores = await scoreBreaks({ target: api.url, adapterFor, reference, names });
  expect(scores).toHaveLength(names.length);
  expect(scores.filter(({ caughtBy }) => caughtBy.length === 0).map(({ name }) => name)).toEqual([]);
}, 240_000);

test('Breaks name rules of the contract', () => {
  const ids = RULES.map(({ id }) => id);
  const cited = Object.values(BREAKS).flatMap(({ rules, shownBy }) => [...rules, ...shownBy]);
  expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
});
