import { expect, test } from 'vitest';
import { openTestBackend } from '../node.ts';
import { createTestClient } from '../testing/test-client.ts';

test('samples of 1048576 bytes together are accepted, whatever their number, and one byte more is not', async () => {
  const client = createTestClient(await openTestBackend({ scenario: 'new-creator' }));
  await client.signIn('new-creator');
  const send = (last: string) => {
    const sampleTexts = [...Array<string>(52).fill('word '.repeat(4000)), last];
    return client.call('embedStyle', { body: { userId: 'user_nia', sampleTexts } });
  };
  const rest = 'x'.repeat(1_048_576 - 52 * 20_000);
  expect(await send(rest)).toMatchObject({ status: 200, body: { savedSamples: 53 } });
  expect((await send(`${rest}x`)).status).toBe(413);
});
