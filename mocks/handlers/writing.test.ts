import { expect, test } from 'vitest';
import { MAX_SAMPLES_BYTES, MAX_SAMPLE_LENGTH } from '#openapi/limits.gen.ts';
import { signedIn } from '../testing/signed-in.ts';

test('writing samples are accepted up to the total size limit', async () => {
  const { client } = await signedIn('new-creator');
  const sample = 'word '.repeat(Math.floor(MAX_SAMPLE_LENGTH / 5));
  const count = Math.floor(MAX_SAMPLES_BYTES / sample.length);
  const send = (last: string) => {
    const sampleTexts = [...Array<string>(count).fill(sample), last];
    return client.request('embedStyle', { body: { userId: 'user_nia', sampleTexts } });
  };
  const rest = 'x'.repeat(MAX_SAMPLES_BYTES - count * sample.length);
  expect(await send(rest)).toMatchObject({ status: 200, body: { savedSamples: count + 1 } });
  expect((await send(`${rest}x`)).status).toBe(413);
});
