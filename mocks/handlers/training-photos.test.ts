import { describe, expect, test } from 'vitest';
import {
  MAX_PHOTO_BYTES,
  MAX_TRAINING_PHOTOS,
  MIN_TRAINING_PHOTOS,
  RECOMMENDED_TRAINING_PHOTOS,
} from '#openapi/limits.gen.ts';
import { signedIn } from '../testing/signed-in.ts';
import type { TestClient } from '../testing/test-client.ts';
import { photoForm } from '../testing/test-photos.ts';

const userId = 'user_nia';

const signIn = async () => (await signedIn('new-creator')).client;
const send = (client: TestClient, form: FormData) => client.request('uploadTrainingPhotos', { form });

describe('training photos', () => {
  const { min, max } = RECOMMENDED_TRAINING_PHOTOS;

  test('fewer than recommended are accepted with a tip', async () => {
    expect((await send(await signIn(), photoForm(MIN_TRAINING_PHOTOS, userId))).body).toMatchObject({
      warnings: [`${MIN_TRAINING_PHOTOS} photos are enough, but ${min} to ${max} give a better likeness.`],
    });
  });

  test('as many as recommended are accepted without a tip', async () => {
    expect((await send(await signIn(), photoForm(min, userId))).body).toMatchObject({ warnings: [] });
  });

  test.each([
    [MIN_TRAINING_PHOTOS - 3, `${MIN_TRAINING_PHOTOS - 3} photos were sent. Add 3 more.`],
    [MAX_TRAINING_PHOTOS + 1, `${MAX_TRAINING_PHOTOS + 1} photos were sent. Remove 1.`],
  ])('%i are refused: %s', async (count, detail) => {
    expect(await send(await signIn(), photoForm(count, userId))).toMatchObject({
      status: 400,
      body: { details: [detail], guidelines: expect.any(Array) },
    });
  });

  test('are checked for size, then type, number, owner', async () => {
    const client = await signIn();
    const form = photoForm(5, 'user_ada');
    form.append('photos', new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    expect(await send(client, form)).toMatchObject({
      status: 415,
      body: { details: ['notes.txt: text/plain'] },
    });
    form.append('photos', new File([new Uint8Array(MAX_PHOTO_BYTES + 1)], 'huge.png', { type: 'image/png' }));
    expect(await send(client, form)).toMatchObject({
      status: 413,
      body: { details: [`huge.png: ${((MAX_PHOTO_BYTES + 1) / 1_048_576).toFixed(1)} MB`] },
    });
    expect((await send(client, photoForm(5, 'user_ada'))).status).toBe(400);
    expect((await send(client, photoForm(MIN_TRAINING_PHOTOS, 'user_ada'))).status).toBe(403);
  });

  test('get the warnings of a scenario', async () => {
    const { client } = await signedIn('photo-warnings');
    const { body } = await send(client, photoForm(RECOMMENDED_TRAINING_PHOTOS.min));
    expect(body).toMatchObject({ warnings: [expect.stringMatching(/daylight/), expect.any(String)] });
  });

  test('in a broken form are a bad request', async () => {
    const client = await signIn();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await client.request('uploadTrainingPhotos', { body: 'nothing', headers })).status).toBe(400);
  });

  test('without a user are a bad request', async () => {
    const form = photoForm(MIN_TRAINING_PHOTOS);
    form.delete('userId');
    expect(await send(await signIn(), form)).toMatchObject({
      status: 400,
      body: { details: ['userId is not an id'] },
    });
  });
});
