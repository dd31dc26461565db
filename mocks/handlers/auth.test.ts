import { expect, test } from 'vitest';
import { openTestBackend } from '../node.ts';
import { createTestClient } from '../testing/test-client.ts';

test('signing in (§2.1) never leads to another site', async () => {
  const client = createTestClient(await openTestBackend({ scenario: 'signed-out' }));
  const response = await client.fetch('/api/callback?code=creator&returnTo=%2F%2Fevil.example');
  expect(response.status).toBe(400);
  expect(response.headers.has('location')).toBe(false);
  expect(response.headers.has('set-cookie')).toBe(false);
  expect((await client.signIn('__proto__')).status).toBe(400);
});

test('signing in by the same scenario keeps the work, by another one starts that one; signed-out signs out', async () => {
  const backend = await openTestBackend({ scenario: 'signed-out' });
  const client = createTestClient(backend);
  await client.signIn('creator');
  await client.request('deductCredits', { body: { amount: 40 } });
  await client.request('logout');
  await client.signIn('creator');
  expect((await client.request('getCredits')).body).toEqual({ credits: 700 });
  await client.signIn('photos-rejected');
  expect((await client.request('getCredits')).body).toEqual({ credits: 740 });
  await client.signIn('signed-out');
  expect((await client.request('getCurrentUser')).status).toBe(401);
});
