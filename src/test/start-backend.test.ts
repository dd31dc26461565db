import { describe, expect, test } from 'vitest';
import { putFile } from '../shared/api/put-file.ts';
import { photo, photos } from './photos.ts';
import { startBackend } from './start-backend.ts';

describe('requests of a test', () => {
  test('reach the backend as the person of the scenario', async () => {
    await startBackend({ scenario: 'low-credits' });
    const response = await fetch('/api/users/me/credits');
    expect(await response.json()).toEqual({ credits: 199 });
  });

  test('carry photos as a form', async () => {
    const backend = await startBackend();
    const form = new FormData();
    form.append('userId', 'user_ada');
    for (const file of photos(8)) form.append('photos', file);
    const response = await fetch('/api/twins/upload-photos', { method: 'POST', body: form });
    expect(response.status).toBe(200);
    expect(backend.db.photoUploads.all().at(-1)?.photoCount).toBe(8);
  });

  test('put a photo as it is', async () => {
    const backend = await startBackend();
    const ticket = (await (await fetch('/api/objects/upload', { method: 'POST' })).json()) as {
      uploadURL: string;
    };
    const steps: number[] = [];
    await putFile(ticket.uploadURL, photo('me.png'), { onProgress: (done) => steps.push(done) });
    expect(backend.db.uploads.all().at(-1)).toMatchObject({
      mediaType: 'image/png',
      bytes: photo('me.png').size,
    });
    expect(steps.at(-1)).toBe(1);
  });

  test('find no session of the test before', async () => {
    await startBackend({ scenario: 'signed-out' });
    expect((await fetch('/api/auth/user')).status).toBe(401);
  });
});
