import { afterAll, expect, test } from 'vitest';
import { startComparedApis } from '#mocks/testing/compared-apis.ts';
import { SEED } from '#mocks/testing/seeded-fast-check.ts';
import { CHECKS } from './checks/checks.ts';
import { openReference } from './comparison/reference-server.ts';
import type { RuleResult } from './evidence.ts';
import { coverageOf, exitCodeOf, failures } from './report/summary.ts';
import { textReport } from './report/text.ts';

/** `npm run test:matrix` compares all cases; `npm test` compares the same sample each time. */
const isFull = import.meta.env.MODE === 'matrix';

/** Declared responses, without 429 and 5xx, that server/contract-coverage.test.ts covers. */
const SHOWN_ELSEWHERE = [
  // Requests with one key never overlap here: the queue responds to the second with the result of the first.
  'generateImage 409',
  'generatePost 422',
  'createJob 409',
];

const apis = await startComparedApis();
afterAll(apis.stop);

test('The simulated backend satisfies every rule that can be checked', async () => {
  const { rules, findings, exchanges } = await apis.check({
    maxCases: isFull ? Infinity : 4,
    seed: SEED,
    // Uploads of the largest size exceed the time limit of a test; `npm run contract:check` sends them.
    quick: true,
  });
  const found = findings.map(({ rule, expected }) => `${rule.id}: ${expected}`);
  expect(found, `with SEED=${SEED}`).toEqual([]);
  // A sample shows only some of the comparisons and observations.
  const isSampled = (id: string) => !isFull && !Object.hasOwn(CHECKS, id);
  const unchecked = rules.filter(({ outcome, rule }) => outcome === 'not checked' && !isSampled(rule.id));
  expect(unchecked.filter(({ reason }) => reason !== 'left out by --quick')).toEqual([]);
  const unseen = coverageOf(exchanges).flatMap(({ operation, missing }) =>
    missing.map((status) => `${operation} ${status}`),
  );
  // A sample covers fewer responses.
  const expected = isFull ? unseen : unseen.filter((response) => SHOWN_ELSEWHERE.includes(response));
  expect(expected).toEqual(SHOWN_ELSEWHERE);
}, 900_000);

test('A stopped run lists its skipped cases', async () => {
  const stopped = new AbortController();
  const result = await apis.check({
    only: ['CR-1'],
    seed: SEED,
    signal: stopped.signal,
    progress: (line) => line.startsWith('3 of ') && stopped.abort(),
  });
  expect(result.comparison).toMatchObject({
    cases: 3,
    cut: expect.arrayContaining([expect.stringMatching(/^\d+ of \d+ scenarios$/)]) as string[],
  });
  const report = textReport(result);
  expect(report).toMatch(/\nThis run ended early: it left out .*\d+ of \d+ scenarios/);
  expect(report).not.toContain('holds.');
  expect(exitCodeOf(result)).toBe(3);
});

test('A reference that does not respond ends the comparison without a finding', async () => {
  const reference = await openReference();
  if (!reference) throw new Error('There is no reference.');
  let requests = 0;
  const fetch: typeof reference.fetch = (url, init) => {
    requests += 1;
    return requests > 40 ? Promise.reject(new Error('it has stopped')) : reference.fetch(url, init);
  };
  const { findings, comparison } = await apis.check({
    reference: { ...reference, fetch },
    only: ['CR-2'],
    seed: SEED,
  });
  expect(findings).toEqual([]);
  expect(comparison?.ended).toEqual([expect.stringContaining('the reference server does not respond')]);
});

test('A run without hooks counts rules as not checked', async () => {
  const result = await apis.check({ adapter: {}, reference: undefined, quick: true });
  const outcomeOf = (id: string) => result.rules.find(({ rule }) => rule.id === id)?.outcome;
  expect(['CR-1', 'CR-15', 'TW-10', 'PAY-4', 'JB-3'].map(outcomeOf)).toEqual(Array(5).fill('not checked'));
  expect(failures(result)).toEqual([]);
  const unchecked = ({ outcome, rule }: RuleResult) => outcome === 'not checked' && rule.level === 'must';
  expect(failures(result, true)).toEqual(result.rules.filter(unchecked));
  expect(result.exchanges.every(({ who }) => who === 'nobody')).toBe(true);
  const ending = textReport(result).split('\n').slice(-2).join(' ');
  expect(ending).toMatch(/^Only \d+ of \d+ rules were checked; .* --config FILE/);
});
