import { expect, test } from 'vitest';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS } from '#openapi/limits.gen.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { signedIn } from '../testing/signed-in.ts';
import { checkResponse } from './contract-check.ts';

// openapi/conformance/run.test.ts produces most of the declared statuses, and lists the others.

const params = { userId: 'user_ada', id: 'job_running', uploadId: 'upload_ada_1' };

test.each(Object.keys(operations) as OperationId[])(
  '%s responds with the example of each declared status',
  async (operation) => {
    const { backend, client } = await signedIn();
    for (const status of operations[operation].statuses) {
      if (status === 'default') continue;
      await backend.faults.add({ operation, kind: 'example', status, times: 1 });
      const { body, ...response } = await client.request(operation, { params });
      expect(response.status).toBe(status);
      expect(checkResponse(operation, response, body === '' ? '' : JSON.stringify(body))).toEqual([]);
    }
  },
);

const { userId } = params;

test.each<[OperationId, object]>([
  ['generateImage', { userId, ...IMAGE_SETTINGS, prompt: 'ADA7K person, nude' }],
  ['generatePost', { userId, topic: 'gore', platform: 'facebook' }],
])('%s refuses text against the content rules', async (operation, body) => {
  const { client } = await signedIn();
  await client.request('deductCredits', { body: { amount: IMAGE_COST_CREDITS } });
  expect(await client.request(operation, { body })).toMatchObject({
    status: 422,
    body: { error: expect.any(String) },
  });
});
