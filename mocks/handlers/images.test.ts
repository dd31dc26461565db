import { expect, test } from 'vitest';
import { openTestBackend } from '../node.ts';
import { createTestClient } from '../testing/test-client.ts';

test('a picture is not stored with its key', async () => {
  const backend = await openTestBackend();
  const client = createTestClient(backend);
  await client.signIn('creator');
  await client.call('deductCredits', { body: { amount: 5 } });
  const prompt = 'ADA7K person, in a red coat';
  const made = await client.call('generateImage', {
    body: { userId: 'user_ada', prompt, aspect: '1:1', steps: 24, guidance: 3.5 },
  });
  expect(made.body).toMatchObject({ imageUrl: expect.stringMatching(/^data:/) });
  expect(backend.db.keys.pages().join()).not.toContain('data:');
});
