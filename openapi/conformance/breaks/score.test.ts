import { afterAll, expect, test } from 'vitest';
import mockApi from '#mocks/contract-check.config.mjs';
import { startComparedApis } from '#mocks/testing/compared-apis.ts';
import { SEED } from '#mocks/testing/seeded-fast-check.ts';
import { RULES } from '../contract.ts';
import { served } from '../served.ts';
import { BREAKS } from './breaks.ts';
import { jsonOf, withBody } from './changes.ts';
import { MONEY_CHANGES } from './money-changes.ts';
import { OTHER_CHANGES } from './other-changes.ts';
import { createProxy } from './proxy.ts';
import { scoreBreaks } from './score.ts';

/** `npm run test:matrix` plays all cases. */
const isFull = import.meta.env.MODE === 'matrix';

const apis = await startComparedApis();
afterAll(apis.stop);

test('A server whose uploads go to another origin is judged without a false finding', async () => {
  const storage = await served(
    createProxy(apis.url, async (call) => {
      const reply = await call.forward();
      if (call.operation !== 'putUpload') return reply;
      const isStored = reply.status < 300 || [409, 415, 422].includes(reply.status);
      const headers = { ...reply.headers, 'content-type': 'text/xml' };
      return { status: isStored ? 201 : 400, headers, body: Buffer.from('<answer/>') };
    }),
  );
  // A request may write its slashes as escapes.
  const storageUrl = new RegExp(storage.url.replaceAll('/', String.raw`(?:/|\\u002f)`), 'g');
  const app = await served(
    createProxy(apis.url, async (call) => {
      const body = Buffer.from(call.body.toString('latin1').replaceAll(storageUrl, ''), 'latin1');
      const reply = await call.forward({ body });
      if (call.operation !== 'createUpload' || reply.status !== 200) return reply;
      const { uploadURL } = jsonOf(reply) as { uploadURL: string };
      return withBody(reply, { uploadURL: storage.url + uploadURL });
    }),
  );
  const ruled = isFull ? /^UP-|^JB-1[01]$/ : /^UP-(?!14)/;
  const uploads = RULES.map(({ id }) => id).filter((id) => ruled.test(id));
  const { findings, rules } = await apis.check({
    baseUrl: app.url,
    only: uploads,
    ...(!isFull && { kinds: ['stories'], maxCases: 2 }),
    seed: SEED,
    quick: true,
  });
  [storage, app].forEach((server) => server.stop());
  const found = findings.map(({ rule, expected }) => `${rule.id}: ${expected}`);
  expect(found, `with SEED=${SEED}`).toEqual([]);
  expect(rules.find(({ rule }) => rule.id === 'UP-11')?.outcome).toBe('holds');
});

test('A break is found by a rule that it breaks', async () => {
  // `npm run contract:score` takes all of them.
  const names = ['names-in-any-case', 'body-where-none-is-declared'];
  const adapterFor = (baseUrl: string) => mockApi({ baseUrl });
  const scores = await scoreBreaks({
    target: apis.url,
    adapterFor,
    reference: apis.reference,
    names,
    seed: 3,
    ...(!isFull && { maxCases: 4 }),
  });
  expect(scores).toHaveLength(names.length);
  expect(scores.filter(({ caughtBy }) => caughtBy.length === 0).map(({ name }) => name)).toEqual([]);
}, 900_000);

test('Breaks name rules of the contract, and their code has a row', () => {
  const ids = RULES.map(({ id }) => id);
  const cited = Object.values(BREAKS).flatMap(({ rules }) => rules);
  expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
  const coded = Object.keys({ ...MONEY_CHANGES, ...OTHER_CHANGES });
  expect(coded.filter((name) => !Object.hasOwn(BREAKS, name))).toEqual([]);
});
