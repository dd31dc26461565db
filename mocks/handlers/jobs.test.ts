import { expect, test } from 'vitest';
import { EXAMPLE_JOB, MIN_REFERENCE_PHOTOS } from '#openapi/limits.gen.ts';
import { startOfStep } from '../domain/job-pipeline.ts';
import { signedIn } from '../testing/signed-in.ts';
import type { TestClient } from '../testing/test-client.ts';
import { pngBytes } from '../testing/test-photos.ts';

const brief = { ...EXAMPLE_JOB, ratio: '1:1' };

/** @returns the address of an uploaded photo */
async function uploadPhoto(client: TestClient) {
  const { uploadURL } = (await client.request('createUpload')).body as { uploadURL: string };
  const body = new Blob([pngBytes()], { type: 'image/png' });
  await client.fetch(uploadURL.slice(uploadURL.indexOf('/api/')), { method: 'PUT', body });
  return uploadURL;
}

test('a job delivers each asset when its step finishes', async () => {
  const { backend, client } = await signedIn();
  const created = await client.request('createJob', { body: brief });
  const { id } = created.body as { id: string };
  expect(created.headers.get('location')).toBe(`/api/jobs/${id}`);
  backend.clock.pause();
  const { createdAt } = backend.db.jobs.get(id) ?? { createdAt: 0 };
  const assetsAt = async (ms: number) => {
    backend.clock.advance(createdAt + ms - backend.clock.now());
    return ((await client.request('getJob', { params: { id } })).body as { assets: object }).assets;
  };
  expect(await assetsAt(startOfStep('SCRIPT'))).toEqual({});
  expect(await assetsAt(startOfStep('VOICE'))).toEqual({
    script: expect.stringContaining('Three things nobody tells you'),
  });
  expect(await assetsAt(startOfStep('SCHEDULE'))).toMatchObject({
    avatarUrl: 'http://localhost/api/mock/files/avatar.webp',
    thumbnailUrl: 'http://localhost/api/mock/files/thumbnail-1x1.webp',
    finalVideoUrl: 'http://localhost/api/mock/files/clip-1x1.webm',
  });
});

test('reference photos have addresses below the base path', async () => {
  const { client } = await signedIn('creator', '/demo');
  const photos = Array.from({ length: MIN_REFERENCE_PHOTOS }, () => uploadPhoto(client));
  const referenceImages = await Promise.all(photos);
  expect(referenceImages[0]).toMatch('/demo/api/objects/upload/upload_');
  const body = { ...brief, goal: 'photoshoot', referenceImages };
  expect((await client.request('createJob', { body })).status).toBe(201);
});
