import { afterAll, expect, test } from 'vitest';
import mockApi from '#mocks/contract-check.config.mjs';
import { startComparedApis } from '#mocks/testing/compared-apis.ts';
import { SEED } from '#mocks/testing/seeded-fast-check.ts';
import { scaled } from '#openapi/time-limits.mjs';
import { runContractCheck } from '../run.ts';
import { served } from '../served.ts';
import { createProxy } from './proxy.ts';
import { combined, VARIATIONS } from './variations.ts';

/** Every night each variation is checked alone with 20 seeds; here many of them are checked together. */
const isFull = import.meta.env.MODE === 'matrix';

const apis = await startComparedApis();
afterAll(apis.stop);

const TOGETHER = Object.keys(VARIATIONS).filter(
  (name) => !['slow', 'http-1.0', 'job-ids-are-uuids'].includes(name),
);
const alone = Object.keys(VARIATIONS).map((name) => [name]);
const lists = isFull ? [...alone, [], TOGETHER] : [TOGETHER];

test.each(lists.map((names) => [names.join(', ') || 'nothing', names] as const))(
  'A right server that differs in %s is not accused',
  async (_, names) => {
    const change = combined([(call) => call.forward(), ...names.flatMap((name) => VARIATIONS[name] ?? [])]);
    // Without a variation, it is reached by IPv6 alone.
    const host = names.length === 0 ? '::1' : 'localhost';
    for (let seed = SEED; seed < SEED + (isFull ? 20 : 1); seed += 1) {
      // A new one each time, because a run begins with an empty target: the proxy must not remember the last one's words.
      const server = await served(createProxy(apis.url, change), 0, host);
      const { findings, comparison } = await runContractCheck({
        baseUrl: server.url,
        adapter: await mockApi({ baseUrl: server.url }),
        reference: apis.reference,
        maxCases: isFull ? 12 : 3,
        ...(!isFull && { kinds: ['stories'] }),
        seed,
        quick: true,
      });
      expect(comparison?.ended).toEqual([]);
      const found = findings.map(
        ({ rule, received, expected }) => `${rule.id}: ${received}, not ${expected}`,
      );
      expect(
        found.filter((one) => !one.startsWith('GE-5')),
        `with SEED=${seed}`,
      ).toEqual([]);
      server.stop();
    }
  },
  scaled(isFull ? 1_200_000 : 60_000),
);
