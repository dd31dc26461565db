import { afterAll, expect, test } from 'vitest';
import { startComparedApis } from '#mocks/testing/compared-apis.ts';
import { SEED } from '#mocks/testing/seeded-fast-check.ts';
import { openReference } from '../comparison/reference-server.ts';
import { RULES } from '../contract.ts';
import { served } from '../served.ts';
import { jsonOf, withBody } from './change-builders.ts';
import { MUTANTS, type MutantName } from './mutants.ts';
import { createProxy } from './proxy.ts';
import { scoreMutants } from './score.ts';

/** `npm run test:matrix` runs all cases. */
const isFull = import.meta.env.MODE === 'matrix';

const apis = await startComparedApis();
afterAll(apis.stop);

test('Uploads to another origin cause no false finding', async () => {
  const storage = await served(
    createProxy(apis.url, async (request) => {
      const reply = await request.forward();
      if (request.operation !== 'putUpload') return reply;
      const isStored = reply.status < 300 || [409, 415, 422].includes(reply.status);
      const headers = { ...reply.headers, 'content-type': 'text/xml' };
      return { status: isStored ? 201 : 400, headers, body: Buffer.from('<answer/>') };
    }),
  );
  // A request may escape its slashes.
  const storageUrl = new RegExp(storage.url.replaceAll('/', String.raw`(?:/|\\u002f)`), 'g');
  const app = await served(
    createProxy(apis.url, async (request) => {
      const body = Buffer.from(request.body.toString('latin1').replaceAll(storageUrl, ''), 'latin1');
      const reply = await request.forward({ body });
      if (request.operation !== 'createUpload' || reply.status !== 200) return reply;
      const { uploadURL } = jsonOf(reply) as { uploadURL: string };
      return withBody(reply, { uploadURL: storage.url + uploadURL });
    }),
  );
  const ruled = isFull ? /^UP-|^JB-1[01]$/ : /^UP-(?!14)/;
  const uploads = RULES.map(({ id }) => id).filter((id) => ruled.test(id));
  const { findings, rules } = await apis.check({
    baseUrl: app.url,
    only: uploads,
    ...(!isFull && { caseId: 'a-job-takes-only-photos-that-its-account-has-uploaded' }),
    seed: SEED,
    quick: true,
  });
  [storage, app].forEach((server) => server.stop());
  const found = findings.map(({ rule, expected }) => `${rule.id}: ${expected}`);
  expect(found, `with SEED=${SEED}`).toEqual([]);
  expect(rules.find(({ rule }) => rule.id === 'UP-11')).toMatchObject({ outcome: 'holds' });
});

test.each<[MutantName, string]>([
  ['double-charge', 'a-charge-repeated-after-two-weeks-is-not-booked-again'],
  ['refund-twice', 'a-refund-happens-once-whatever-its-key'],
  ['keys-race', 'concurrent-charges-and-refunds-with-one-key-are-booked-once'],
  ['package-twice', 'a-training-needs-photos-that-were-not-used-before'],
])('The mutant %s is found by the scenario %s', async (name, caseId) => {
  const backend = await openReference();
  if (!backend) throw new Error('There is no simulated backend.');
  const { baseUrl, fetch, adapterFor } = backend;
  const target = { baseUrl, fetch, adapterFor };
  const [score] = await scoreMutants({ target, reference: apis.reference, names: [name], caseId, seed: 3 });
  expect(score?.caughtBy).not.toEqual([]);
});

test('Mutants name rules of the contract', () => {
  const ids = RULES.map(({ id }) => id);
  const cited = Object.values(MUTANTS).flatMap(({ rules }): readonly string[] => rules);
  expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
});
