import { afterAll, beforeAll, expect, test } from 'vitest';
import { runContractCheck } from '#openapi/conformance/run.ts';
import mockApi from '../contract-check.config.mjs';
import { startApi, type TestApi } from './api-for-test.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('The simulated backend keeps every rule that the backend team’s runner can check', async () => {
  const { rules, findings } = await runContractCheck({
    baseUrl: api.url,
    adapter: await mockApi({ baseUrl: api.url }),
    // Uploads of the largest size take longer than a test may: `npm run contract:check` makes them.
    quick: true,
  });
  expect(findings.map(({ rule, expected }) => `${rule.id}: ${expected}`)).toEqual([]);
  const unchecked = rules.filter(({ outcome }) => outcome === 'not checked');
  expect(unchecked.filter(({ reason }) => reason !== 'left out by --quick')).toEqual([]);
});
