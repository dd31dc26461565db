import { expect, test } from 'vitest';
import {
  IMAGE_COST_CREDITS,
  IMAGE_SETTINGS,
  MAX_PHOTO_BYTES,
  MIN_TRAINING_PHOTOS,
  TRAINING_COST_CREDITS,
} from '#openapi/limits.gen.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { openTestBackend } from '../node.ts';
import { createTestClient, type Call } from '../testing/test-client.ts';
import { photoForm, pngBytes } from '../testing/test-photos.ts';
import { checkAnswer } from './contract-check.ts';

// Every declared status is produced: most of them in http/conformance.test.ts, which lists those that are tested here.

async function signIn(scenario = 'creator') {
  const backend = await openTestBackend();
  const client = createTestClient(backend);
  await client.signIn(scenario);
  return { backend, client };
}

const params = { userId: 'user_ada', id: 'job_running', uploadId: 'upload_ada_1' };

test.each(Object.keys(operations) as OperationId[])(
  '%s answers each declared status with its example when a fault asks for it',
  async (operation) => {
    const { backend, client } = await signIn();
    for (const status of operations[operation].statuses) {
      if (status === 'default') continue;
      await backend.faults.add({ operation, kind: 'example', status, times: 1 });
      const { body, ...answer } = await client.call(operation, { params });
      expect(answer.status).toBe(status);
      expect(checkAnswer(operation, answer, body === '' ? '' : JSON.stringify(body))).toEqual([]);
    }
  },
);

const { userId } = params;
const image = { userId, ...IMAGE_SETTINGS };
const tooBig = new Uint8Array(MAX_PHOTO_BYTES + 1);
tooBig.set(pngBytes());

function formOf(name: string, form = new FormData()): FormData {
  form.append(name, new File([tooBig], 'huge.png', { type: 'image/png' }));
  return form;
}

test.each<[OperationId, number, Call]>([
  ['listTrainedModels', 400, { params: { userId: 'user ada' } }],
  ['getTrainingStatus', 400, { params: { userId: 'user ada' } }],
  ['getJob', 400, { params: { id: 'x'.repeat(1000) } }],
  ['generateImage', 422, { body: { ...image, prompt: 'ADA7K person, nude' } }],
  ['generatePost', 422, { body: { userId, topic: 'gore', platform: 'facebook' } }],
  ['uploadTrainingPhotos', 413, { form: formOf('photos', photoForm(MIN_TRAINING_PHOTOS - 1)) }],
  ['reversePrompt', 413, { form: formOf('image') }],
  ['putUpload', 413, { params, raw: { bytes: tooBig, type: 'image/png' } }],
])('%s answers with status %i', async (operation, status, call) => {
  const { client } = await signIn();
  if (operation === 'generateImage')
    await client.call('deductCredits', { body: { amount: IMAGE_COST_CREDITS } });
  expect(await client.call(operation, call)).toMatchObject({ status, body: { error: expect.any(String) } });
});

test('a training and a refund fail in the scenario for it', async () => {
  const { client } = await signIn('refund-fails');
  await client.call('deductCredits', { body: { amount: TRAINING_COST_CREDITS } });
  const zipUrl = 'https://files.aitwin.example/trainings/user_ada/photos.zip';
  const training = { userId, mode: 'fast', referenceImages: [zipUrl] };
  expect(await client.call('trainTwin', { body: training })).toMatchObject({ status: 502 });
  expect(await client.call('refundCredits', { body: { amount: TRAINING_COST_CREDITS } })).toMatchObject({
    status: 500,
  });
});
