import { describe, expect, test } from 'vitest';
import type { OperationId } from '#openapi/operations.gen.ts';
import { EXAMPLE_JOB, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { memoryStorage } from '../db/snapshot-storage.ts';
import { openTestBackend } from '../node.ts';
import { createTestClient, type Call, type TestClient } from '../testing/test-client.ts';
import { photoForm } from '../testing/test-photos.ts';

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;
const userId = 'user_ada';

async function signIn(storage = memoryStorage()) {
  const backend = await openTestBackend({ storage });
  const client = createTestClient(backend);
  await client.signIn('creator');
  return { backend, client, storage };
}

type KeyedCall = [operation: OperationId, call: Call & { headers: Record<string, string> }];

const charge = (amount: number, key: string): KeyedCall => [
  'deductCredits',
  { body: { amount }, headers: { 'Idempotency-Key': key } },
];
const prompt = 'ADA7K person, in a red coat';
const image = (chargeKey: string): KeyedCall => [
  'generateImage',
  {
    body: { userId, prompt, aspect: '1:1', steps: 24, guidance: 3.5 },
    headers: { 'Idempotency-Key': 'image', 'Charge-Key': chargeKey },
  },
];
const job: KeyedCall = ['createJob', { body: EXAMPLE_JOB, headers: { 'Idempotency-Key': 'job' } }];

/** Makes each keyed call once. */
async function makeAll(client: TestClient): Promise<KeyedCall[]> {
  await client.call(...charge(200, 'lost'));
  const refund: KeyedCall = [
    'refundCredits',
    { body: { amount: 200 }, headers: { 'Idempotency-Key': 'refund', 'Charge-Key': 'lost' } },
  ];
  await client.call(...charge(5, 'five'));
  const photos = await client.call('uploadTrainingPhotos', { form: photoForm(12, userId) });
  const { zipUrl } = photos.body as { zipUrl: string };
  const training: KeyedCall = [
    'trainTwin',
    {
      body: { userId, mode: 'fast', referenceImages: [zipUrl] },
      headers: { 'Idempotency-Key': 'training', 'Charge-Key': 'charge' },
    },
  ];
  return [refund, charge(TRAINING_COST_CREDITS, 'charge'), training, image('five'), job];
}

const answerOf = async (client: TestClient, [operation, call]: KeyedCall) => {
  const { status, body, headers } = await client.call(operation, call);
  return { status, body, location: headers.get('location') };
};

describe('a call that was accepted', () => {
  test('answers the same again, whatever has happened since, and does nothing', async () => {
    const { backend, client, storage } = await signIn();
    const calls = await makeAll(client);
    const answers = [];
    for (const call of calls) answers.push(await answerOf(client, call));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201]);
    expect(answers.at(-1)?.location).toMatch(/^\/api\/jobs\/job_/);

    // Nothing of it could be accepted now: too few credits, a training runs, its photos are used.
    await client.call('deductCredits', { body: { amount: 535 } });
    const count = () =>
      backend.db.ledger.size + backend.db.trainings.size + backend.db.images.size + backend.db.jobs.size;
    const before = count();
    for (const [index, call] of calls.entries()) expect(await answerOf(client, call)).toEqual(answers[index]);

    backend.clock.advance(YEAR_MS);
    await client.call('logout');
    await client.signIn('creator');
    for (const [index, call] of calls.entries()) expect(await answerOf(client, call)).toEqual(answers[index]);

    await backend.flush();
    const after = await openTestBackend({ storage, scenario: null });
    const again = createTestClient(after);
    again.cookie = client.cookie;
    for (const [index, call] of calls.entries()) expect(await answerOf(again, call)).toEqual(answers[index]);
    expect(count()).toBe(before);
  });

  test('is not taken for another request with the same key', async () => {
    const { client } = await signIn();
    const calls = await makeAll(client);
    for (const call of calls) await client.call(...call);
    const keyReused = { status: 422, body: { code: 'keyReused' } };
    expect(await client.call(...charge(5, 'charge'))).toMatchObject(keyReused);
    expect(await client.call(...image('charge'))).toMatchObject(keyReused);
    for (const [operation, { headers, body }] of calls) {
      if (!('Charge-Key' in headers)) continue;
      const other = { body, headers: { ...headers, 'Charge-Key': 'another' } };
      expect(await client.call(operation, other)).toMatchObject(keyReused);
    }
    const [operation, { headers, body }] = job;
    const turned = Object.fromEntries(Object.entries(body as object).toReversed());
    expect(await client.call(operation, { headers, body: turned })).toMatchObject({ status: 201 });
    expect(await client.call(operation, { headers, body: { ...turned, voice: 'user' } })).toMatchObject(
      keyReused,
    );
  });

  test('stores no picture', async () => {
    const { backend, client } = await signIn();
    await client.call(...charge(5, 'five'));
    const made = await client.call(...image('five'));
    expect(made.body).toMatchObject({ imageUrl: expect.stringMatching(/^data:/) });
    expect(backend.db.keys.pages().join()).not.toContain('data:');
  });
});

test('a refused call may succeed later with the same key', async () => {
  const { client } = await signIn();
  expect(await client.call(...image('five'))).toMatchObject({ status: 402 });
  await client.call(...charge(5, 'five'));
  expect(await client.call(...image('five'))).toMatchObject({ status: 200 });
});

test('a key counts for one person and one operation', async () => {
  const { backend, client } = await signIn();
  const other = createTestClient(backend);
  await other.signIn('new-creator');
  await client.call(...charge(200, 'same'));
  expect(await other.call(...charge(100, 'same'))).toMatchObject({ body: { newBalance: 200 } });
  const headers = { 'Idempotency-Key': 'same', 'Charge-Key': 'same' };
  expect(await client.call('refundCredits', { body: { amount: 200 }, headers })).toMatchObject({
    body: { newBalance: 740 },
  });
});

test.each<[OperationId, string, string]>([
  ['deductCredits', '/api/users/me/deduct-credits', 'Idempotency-Key is missing'],
  ['createJob', '/api/jobs', 'Idempotency-Key is missing'],
  ['refundCredits', '/api/users/me/refund-credits', 'Charge-Key is missing'],
  ['trainTwin', '/api/twins/train', 'Charge-Key is missing'],
  ['generateImage', '/api/twins/generate-image', 'Charge-Key is missing'],
])('%s without its keys does nothing', async (_, path, reason) => {
  const { client } = await signIn();
  const headers = { 'content-type': 'application/json' };
  const answer = await client.fetch(path, { method: 'POST', headers, body: '{"amount":200}' });
  expect(answer).toMatchObject({ status: 400, body: { details: expect.arrayContaining([reason]) } });
  expect((await client.call('getCredits')).body).toEqual({ credits: 740 });
});
