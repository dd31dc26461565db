import { expect, test, vi } from 'vitest';
import { createTestClient } from '#mocks/testing/test-client.ts';
import { openBackend } from './open-backend.ts';

test.each([
  ['MP4, which phones and editors take', 'probably', 'mp4'],
  ['WebM, where the browser plays no MP4', '', 'webm'],
] as const)('a finished job delivers its video as %s', async (_, played, ending) => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(played);
  const backend = await openBackend();
  await backend.reset('job-complete');
  const client = createTestClient(backend);
  await client.signIn('creator');
  const { body } = await client.request('getJob', { params: { id: 'job_complete' } });
  expect(body).toMatchObject({ assets: { finalVideoUrl: expect.stringMatching(`clip-9x16\\.${ending}$`) } });
});
