import { describe, expect, test } from 'vitest';
import { EXAMPLE_JOB } from '#openapi/limits.gen.ts';
import { openTestBackend } from '../node.ts';
import { PIPELINE_DURATION_MS, startOfStep } from '../domain/pipeline.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { pngBytes } from '../testing/test-photos.ts';

const brief = { ...EXAMPLE_JOB, ratio: '1:1' };

interface Job {
  status: string;
  next: string;
  assets: Record<string, string>;
  createdAt: string;
  updatedAt: string;
}

async function signIn(base = '') {
  const backend = await openTestBackend();
  const client = createTestClient(backend, base);
  await client.signIn('creator');
  return { backend, client };
}

async function uploadPhoto(client: TestClient): Promise<string> {
  const { uploadURL } = (await client.call('createUpload')).body as { uploadURL: string };
  const uploadId = uploadURL.slice(uploadURL.lastIndexOf('/') + 1);
  await client.call('putUpload', { params: { uploadId }, raw: { bytes: pngBytes(), type: 'image/png' } });
  return uploadURL;
}

const read = async (client: TestClient, id: string) =>
  (await client.call('getJob', { params: { id } })).body as Job;

describe('a job', () => {
  test('walks the pipeline, and shows each asset when its step is done', async () => {
    const { backend, client } = await signIn();
    const created = await client.call('createJob', { body: brief });
    const { id } = created.body as { id: string };
    expect(created.headers.get('location')).toBe(`/api/jobs/${id}`);
    backend.clock.pause();
    const { createdAt } = backend.db.jobs.get(id) ?? { createdAt: 0 };
    const goTo = (ms: number) => backend.clock.advance(createdAt + ms - backend.clock.now());

    expect(await read(client, id)).toMatchObject({ status: 'PENDING', next: 'SCRIPT', assets: {} });
    goTo(startOfStep('VOICE'));
    const atVoice = await read(client, id);
    expect(atVoice).toMatchObject({ status: 'PROCESSING', next: 'VOICE' });
    expect(Object.keys(atVoice.assets)).toEqual(['script']);
    expect(atVoice.assets['script']).toContain('Three things nobody tells you');
    expect(Date.parse(atVoice.updatedAt)).toBeGreaterThan(Date.parse(atVoice.createdAt));
    goTo(startOfStep('SCHEDULE'));
    goTo(PIPELINE_DURATION_MS);
    expect(await read(client, id)).toMatchObject({
      status: 'COMPLETE',
      next: 'DONE',
      assets: {
        avatarUrl: 'http://localhost/api/mock/files/avatar.webp',
        thumbnailUrl: 'http://localhost/api/mock/files/thumbnail-1x1.webp',
        finalVideoUrl: 'http://localhost/api/mock/files/clip-1x1.webm',
      },
    });
  });
});

describe('reference photos', () => {
  test.each(['', '/demo'])('are the upload addresses that hold a photo (below "%s")', async (base) => {
    const { client } = await signIn(base);
    const referenceImages = [await uploadPhoto(client), await uploadPhoto(client), await uploadPhoto(client)];
    expect(referenceImages[0]).toMatch(`${base}/api/objects/upload/upload_`);
    const body = { ...brief, goal: 'photoshoot', referenceImages };
    expect((await client.call('createJob', { body })).status).toBe(201);
  });

  test('that were never put, are somebody else’s or made up are refused by name', async () => {
    const { backend, client } = await signIn();
    const other = createTestClient(backend);
    await other.signIn('new-creator');
    const { uploadURL } = (await client.call('createUpload')).body as { uploadURL: string };
    const strange = [
      uploadURL,
      await uploadPhoto(other),
      'https://evil.example/api/objects/upload/upload_ada_1',
    ];
    const body = { ...brief, goal: 'ai_twin', referenceImages: strange };
    expect(await client.call('createJob', { body })).toMatchObject({
      status: 422,
      body: { details: strange },
    });
  });

  test('of 10485760 bytes go, of one more do not', async () => {
    const { client } = await signIn();
    const put = async (size: number) => {
      const { uploadURL } = (await client.call('createUpload')).body as { uploadURL: string };
      const bytes = new Uint8Array(size);
      bytes.set(pngBytes());
      const uploadId = uploadURL.slice(uploadURL.lastIndexOf('/') + 1);
      return (await client.call('putUpload', { params: { uploadId }, raw: { bytes, type: 'image/png' } }))
        .status;
    };
    expect(await put(10_485_760)).toBe(204);
    expect(await put(10_485_761)).toBe(413);
  });
});
