import { afterAll, expect, test } from 'vitest';
import { startComparedApis } from '#mocks/testing/compared-apis.ts';
import { ALL_SCENARIOS } from './areas/areas.ts';
import { openReference } from './comparison/reference-server.ts';
import { runContractCheck } from './run.ts';
import { slugOf } from './scenarios/scenario.ts';

/** `npm run test:matrix` runs all of them; `npm test` runs some short ones. */
const isFull = import.meta.env.MODE === 'matrix';

const SOME = ['A refund happens once, whatever its key', 'A job is read only by its account'];

const apis = await startComparedApis();
afterAll(apis.stop);

test.each(
  ALL_SCENARIOS.map(({ scenario }) => scenario).filter(({ title }) => isFull || SOME.includes(title)),
)(
  '"$title" shows its rules',
  async ({ title, rules }) => {
    const backend = await openReference();
    if (!backend) throw new Error('There is no simulated backend.');
    const { baseUrl, fetch, adapter } = backend;
    const unneeded = { restart: () => Promise.resolve(), slow: () => Promise.resolve() };
    const result = await runContractCheck({
      baseUrl,
      fetch,
      adapter: { ...adapter, ...unneeded },
      reference: apis.reference,
      only: rules,
      caseId: slugOf(title),
      seed: 1,
    });
    const open = result.rules.filter(({ outcome }) => outcome !== 'holds');
    expect(open.map(({ rule }) => rule.id)).toEqual([]);
  },
  300_000,
);
