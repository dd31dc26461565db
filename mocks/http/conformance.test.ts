import { afterAll, beforeAll, expect, test } from 'vitest';
import { BREAK_NAMES, BREAKS } from '#openapi/conformance/breaks/breaks.ts';
import type { Break } from '#openapi/conformance/breaks/proxy.ts';
import { scoreBreaks } from '#openapi/conformance/breaks/score.ts';
import { RULES } from '#openapi/conformance/contract.ts';
import { coverageOf } from '#openapi/conformance/report/summary.ts';
import { runContractCheck } from '#openapi/conformance/run.ts';
import mockApi from '../contract-check.config.mjs';
import { startApi, type TestApi } from './api-for-test.ts';

/** Declared answers, without 429 and 5xx, that server/contract-coverage.test.ts looks at. */
const SHOWN_ELSEWHERE = [
  'listTrainedModels 400',
  'getTrainingStatus 400',
  'uploadTrainingPhotos 413',
  'reversePrompt 413',
  'generateImage 422',
  'generatePost 422',
  // Calls with one key never overlap here: the queue answers the second from the first.
  'deductCredits 409',
  'createJob 409',
  'getJob 400',
  'putUpload 413',
];

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('The simulated backend keeps every rule that the backend team’s runner can check', async () => {
  const { rules, findings, exchanges } = await runContractCheck({
    baseUrl: api.url,
    adapter: await mockApi({ baseUrl: api.url }),
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
});

test('A server that is broken in one way is told so by the rule that forbids it', async () => {
  // A sample; `npm run contract:score` takes all of them.
  const names = BREAK_NAMES.filter((_, index) => index % 9 === 0);
  const scores = await scoreBreaks({ target: api.url, adapterFor: (baseUrl) => mockApi({ baseUrl }), names });
  expect(scores).toHaveLength(names.length);
  expect(scores.filter(({ caughtBy }) => caughtBy.length === 0).map(({ name }) => name)).toEqual([]);
});

test('Breaks name rules of the contract', () => {
  const ids = RULES.map(({ id }) => id);
  const cited = BREAK_NAMES.flatMap((name) => (BREAKS[name] as Break).rules);
  expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
});
