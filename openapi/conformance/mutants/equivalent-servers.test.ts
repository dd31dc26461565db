import { afterAll, expect, test } from 'vitest';
import { startComparedApis } from '#mocks/testing/compared-apis.ts';
import { SEED } from '#mocks/testing/seeded-fast-check.ts';
import { served, type Served } from '../served.ts';
import { EQUIVALENT_SERVERS } from './equivalent-servers.ts';
import { createProxy, type PassingRequest } from './proxy.ts';

/** Every night checks each variation alone with 20 seeds; this test combines many of them. */
const isFull = import.meta.env.MODE === 'matrix';

const apis = await startComparedApis();
afterAll(apis.stop);

const TOGETHER = Object.keys(EQUIVALENT_SERVERS).filter(
  (name) => !['slow', 'http-1.0', 'job-ids-are-uuids'].includes(name),
);
const alone = Object.keys(EQUIVALENT_SERVERS).map((name) => [name]);
const lists = isFull ? [...alone, [], TOGETHER] : [TOGETHER];

/** The simulated backend behind a proxy for each variation; without variations, available only by IPv6. */
async function servedWith(names: readonly string[]) {
  const proxies: Served[] = [];
  for (const name of names.length === 0 ? [''] : names.toReversed()) {
    const change = EQUIVALENT_SERVERS[name] ?? ((request: PassingRequest) => request.forward());
    const host = name === '' ? '::1' : 'localhost';
    proxies.push(await served(createProxy(proxies.at(-1)?.url ?? apis.url, change), 0, host));
  }
  return { url: proxies.at(-1)?.url ?? '', stop: () => proxies.forEach((proxy) => proxy.stop()) };
}

test.each(lists.map((names) => [names.join(', ') || 'nothing', names] as const))(
  'A correct server that differs in %s causes no finding',
  async (_, names) => {
    for (let seed = SEED; seed < SEED + (isFull ? 20 : 1); seed += 1) {
      // New proxies each time, because a run starts with an empty target: no proxy may remember earlier trigger words.
      const { url, stop } = await servedWith(names);
      const { findings, comparison } = await apis.check({
        baseUrl: url,
        maxCases: isFull ? 12 : 3,
        ...(!isFull && { kinds: ['scenarios'] }),
        seed,
        quick: true,
      });
      expect(comparison?.ended).toEqual([]);
      const found = findings.map(
        ({ rule, received, expected }) => `${rule.id}: ${received}, not ${expected}`,
      );
      expect(
        found.filter((finding) => !finding.startsWith('GE-5')),
        `with SEED=${seed}`,
      ).toEqual([]);
      stop();
    }
  },
  isFull ? 3_600_000 : 600_000,
);
