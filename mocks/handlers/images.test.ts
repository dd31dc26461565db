import { expect, test } from 'vitest';
import { IMAGE_COST_CREDITS, IMAGE_SETTINGS } from '#openapi/limits.gen.ts';
import { signedIn } from '../testing/signed-in.ts';

test('a stored key does not contain the picture', async () => {
  const { backend, client } = await signedIn();
  await client.request('deductCredits', { body: { amount: IMAGE_COST_CREDITS } });
  const prompt = 'ADA7K person, in a red coat';
  const created = await client.request('generateImage', {
    body: { userId: 'user_ada', prompt, ...IMAGE_SETTINGS },
  });
  expect(created.body).toMatchObject({ imageUrl: expect.stringMatching(/^data:/) });
  expect(backend.db.keys.json()).not.toContain('data:');
});
