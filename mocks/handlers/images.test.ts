import { expect, test } from 'vitest';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS } from '#openapi/limits.gen.ts';
import { openTestBackend } from '../node.ts';
import { createTestClient } from '../testing/test-client.ts';

test('a picture is not stored with its key', async () => {
  const backend = await openTestBackend();
  const client = createTestClient(backend);
  await client.signIn('creator');
  await client.call('deductCredits', { body: { amount: IMAGE_COST_CREDITS } });
  const prompt = 'ADA7K person, in a red coat';
  const made = await client.call('generateImage', {
    body: { userId: 'user_ada', prompt, ...IMAGE_SETTINGS },
  });
  expect(made.body).toMatchObject({ imageUrl: expect.stringMatching(/^data:/) });
  expect(backend.db.keys.json()).not.toContain('data:');
});
