import { describe, expect, test } from 'vitest';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { memoryStorage } from '../db/snapshot-storage.ts';
import { openTestBackend } from '../node.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { photoForm } from '../testing/test-photos.ts';

const MINUTE_MS = 60_000;
const userId = 'user_nia';

async function signIn(scenario: 'new-creator' | 'photo-warnings' | 'photos-rejected') {
  const backend = await openTestBackend({ scenario });
  const client = createTestClient(backend);
  await client.signIn(scenario);
  return { backend, client };
}

/** Charge, photos, training: the documented order. */
async function startTraining(client: TestClient, mode: 'fast' | 'lora' = 'fast') {
  await client.call('deductCredits', { body: { amount: TRAINING_COST_CREDITS } });
  const photos = await client.call('uploadTrainingPhotos', { form: photoForm(12, userId) });
  const { zipUrl } = photos.body as { zipUrl: string };
  return client.call('trainTwin', { body: { userId, mode, referenceImages: [zipUrl] } });
}

const status = (client: TestClient) => client.call('getTrainingStatus', { params: { userId } });
const models = async (client: TestClient) =>
  (await client.call('listTrainedModels', { params: { userId } })).body as {
    trigger_word: string;
    completedAt: string;
  }[];

describe('a training', () => {
  test('starts, is processed, and becomes a twin when it is due', async () => {
    const { backend, client } = await signIn('new-creator');
    const requested = await startTraining(client);
    expect(requested.body).toEqual({
      ok: true,
      mode: 'fast',
      status: 'training',
      trigger_word: expect.stringMatching(/^NIA/),
      trainingTime: '3-4 minutes',
    });
    expect((await status(client)).body).toMatchObject({ training_status: 'starting', completedAt: null });

    backend.clock.advance(MINUTE_MS);
    expect((await status(client)).body).toMatchObject({ status: 'training', training_status: 'processing' });
    expect(await models(client)).toEqual([]);

    const started = backend.db.trainings.all()[0]?.startedAt ?? 0;
    backend.clock.advance(10 * MINUTE_MS);
    const [twin] = await models(client);
    expect(twin?.trigger_word).toMatch(/^NIA/);
    expect(twin?.completedAt).toBe(new Date(started + 3 * MINUTE_MS).toISOString());
    expect((await status(client)).body).toMatchObject({
      ok: true,
      status: 'ready',
      training_status: 'succeeded',
    });
  });

  test('goes on through a reload and a closed page', async () => {
    const storage = memoryStorage();
    const before = await openTestBackend({ storage, scenario: 'new-creator' });
    const client = createTestClient(before);
    await client.signIn('new-creator');
    await startTraining(client, 'lora');

    const after = await openTestBackend({ storage, scenario: null });
    const again = createTestClient(after);
    again.cookie = client.cookie;
    after.clock.advance(19 * MINUTE_MS);
    expect(await models(again)).toEqual([]);
    after.clock.advance(MINUTE_MS);
    expect(await models(again)).toHaveLength(1);
  });
});

describe('the charge of a training', () => {
  /** Photos and the request, with the charge that pays for it. */
  async function requestTraining(client: TestClient, chargeKey: string) {
    const photos = await client.call('uploadTrainingPhotos', { form: photoForm(12, userId) });
    const { zipUrl } = photos.body as { zipUrl: string };
    const body = { userId, mode: 'fast', referenceImages: [zipUrl] };
    return client.call('trainTwin', { body, headers: { 'Charge-Key': chargeKey } });
  }
  const deduct = (client: TestClient, key: string) =>
    client.call('deductCredits', {
      body: { amount: TRAINING_COST_CREDITS },
      headers: { 'Idempotency-Key': key },
    });
  const refund = (client: TestClient, chargeKey: string) =>
    client.call('refundCredits', {
      body: { amount: TRAINING_COST_CREDITS },
      headers: { 'Charge-Key': chargeKey },
    });

  /** Nia with credits for two trainings, and both charged: her phone's and her laptop's. */
  async function chargedTwice() {
    const { backend, client } = await signIn('new-creator');
    await backend.db.transact(() =>
      backend.db.ledger.update('entry_user_nia_0', { amount: 500, balance: 500 }),
    );
    await deduct(client, 'phone');
    await deduct(client, 'laptop');
    return { backend, client };
  }

  test('is given back without ending the training that another one paid for', async () => {
    const { client } = await chargedTwice();
    expect(await requestTraining(client, 'phone')).toMatchObject({ status: 200 });
    expect(await requestTraining(client, 'laptop')).toMatchObject({
      status: 409,
      body: { code: 'trainingRuns' },
    });
    expect(await refund(client, 'laptop')).toMatchObject({ status: 200, body: { newBalance: 300 } });
    expect((await status(client)).body).toMatchObject({ status: 'training' });
    expect(await refund(client, 'phone')).toMatchObject({ status: 200, body: { newBalance: 500 } });
    expect((await status(client)).body).toMatchObject({ status: 'failed' });
  });

  test('pays once: not for a second training, and not after a failed one', async () => {
    const { backend, client } = await chargedTwice();
    await backend.faults.add({
      operation: 'trainTwin',
      kind: 'course',
      course: { failsAfterMs: MINUTE_MS },
    });
    await requestTraining(client, 'phone');
    expect(await requestTraining(client, 'phone')).toMatchObject({ status: 402 });
    backend.clock.advance(2 * MINUTE_MS);
    expect((await status(client)).body).toMatchObject({ status: 'failed' });
    expect(await requestTraining(client, 'phone')).toMatchObject({ status: 402 });
    expect(await refund(client, 'phone')).toMatchObject({ status: 200 });
    expect(await requestTraining(client, 'phone')).toMatchObject({ status: 402 });
    expect(await requestTraining(client, 'unknown')).toMatchObject({ status: 402 });
  });

  test('is spent once the twin is ready', async () => {
    const { backend, client } = await chargedTwice();
    const { body } = await requestTraining(client, 'phone');
    backend.clock.advance(10 * MINUTE_MS);
    const nothingLeft = { status: 409, body: { code: 'nothingLeft', available: 100 } };
    expect(await refund(client, 'phone')).toMatchObject(nothingLeft);
    expect((await models(client))[0]?.trigger_word).toBe((body as { trigger_word: string }).trigger_word);
  });
});

describe('the photos of a training', () => {
  const send = (client: TestClient, form: FormData) => client.call('uploadTrainingPhotos', { form });

  test('under twelve are taken with a tip, twelve without', async () => {
    const { client } = await signIn('new-creator');
    const few = await send(client, photoForm(8, userId));
    expect(few.body).toMatchObject({
      warnings: ['8 photos are enough, but 12 to 15 give a better likeness.'],
    });
    const enough = await send(client, photoForm(12, userId));
    expect(enough.body).toMatchObject({ warnings: [] });
  });

  test('are refused by number, with what to do', async () => {
    const { client } = await signIn('new-creator');
    expect(await send(client, photoForm(5, userId))).toMatchObject({
      status: 400,
      body: { details: ['5 photos were sent. Add 3 more.'], guidelines: expect.any(Array) },
    });
    expect(await send(client, photoForm(1, userId))).toMatchObject({
      body: { details: ['One photo was sent. Add 7 more.'] },
    });
    expect(await send(client, photoForm(21, userId))).toMatchObject({
      status: 400,
      body: { details: ['21 photos were sent. Remove 1.'] },
    });
  });

  test('are judged by their bytes, each refused one named', async () => {
    const { client } = await signIn('new-creator');
    const form = photoForm(8, userId);
    form.append('photos', new File(['<svg/>'], '../../x.png', { type: 'image/png' }));
    form.append('photos', new File([], 'empty.jpg', { type: 'image/jpeg' }));
    expect(await send(client, form)).toMatchObject({
      status: 422,
      body: {
        details: expect.arrayContaining(['../../x.png: cannot be read', 'empty.jpg: the file is empty']),
      },
    });
  });

  test('are refused for their size before their type, and for both before their number and owner', async () => {
    const { client } = await signIn('new-creator');
    const form = photoForm(5, 'user_ada');
    form.append('photos', new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    const byType = await send(client, form);
    expect(byType).toMatchObject({ status: 415, body: { details: ['notes.txt: text/plain'] } });
    form.append('photos', new File([new Uint8Array(10_485_761)], 'huge.png', { type: 'image/png' }));
    expect(await send(client, form)).toMatchObject({ status: 413, body: { details: ['huge.png: 10.0 MB'] } });
    expect((await send(client, photoForm(5, 'user_ada'))).status).toBe(400);
  });

  test('can be refused or remarked on for what they show', async () => {
    const rejected = await signIn('photos-rejected');
    expect(await send(rejected.client, photoForm(12))).toMatchObject({
      status: 422,
      body: {
        details: [
          'photo-2.png: no face found',
          'photo-4.png: more than one person',
          'photo-6.png: too blurry',
        ],
      },
    });
    const remarked = await signIn('photo-warnings');
    const { status, body } = await send(remarked.client, photoForm(12));
    expect(status).toBe(200);
    expect((body as { warnings: string[] }).warnings[0]).toMatch(/daylight/);
  });

  test('a form that is none, or without a user, is a bad request', async () => {
    const { client } = await signIn('new-creator');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await client.call('uploadTrainingPhotos', { body: 'nothing', headers })).status).toBe(400);
    const nobody = photoForm(8);
    nobody.delete('userId');
    expect(await send(client, nobody)).toMatchObject({
      status: 400,
      body: { details: ['userId is not an id'] },
    });
    // As the contract orders the checks: the shape of an id comes before its owner.
    nobody.set('userId', '');
    expect(await send(client, nobody)).toMatchObject({ status: 400 });
  });
});
