import { describe, expect, test } from 'vitest';
import { openTestBackend } from '../node.ts';
import { createTestClient } from '../testing/test-client.ts';

describe('signing in (§2.1)', () => {
  test('never redirects to another site', async () => {
    const client = createTestClient(await openTestBackend({ scenario: 'signed-out' }));
    const response = await client.fetch('/api/callback?code=creator&returnTo=%2F%2Fevil.example');
    expect(response.status).toBe(400);
    expect(response.headers.has('location')).toBe(false);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect((await client.signIn('__proto__')).status).toBe(400);
  });

  test('with the same scenario preserves the balance', async () => {
    const client = await clientWithFewerCredits();
    await client.request('logout');
    await client.signIn('creator');
    expect((await client.request('getCredits')).body).toEqual({ credits: 700 });
  });

  test('with another scenario starts that scenario', async () => {
    const client = await clientWithFewerCredits();
    await client.signIn('photos-rejected');
    expect((await client.request('getCredits')).body).toEqual({ credits: 740 });
  });

  test('with the scenario signed-out signs out', async () => {
    const client = await clientWithFewerCredits();
    await client.signIn('signed-out');
    expect((await client.request('getCurrentUser')).status).toBe(401);
  });
});

/** A client of the creator, who has spent 40 credits. */
async function clientWithFewerCredits() {
  const client = createTestClient(await openTestBackend({ scenario: 'signed-out' }));
  await client.signIn('creator');
  await client.request('deductCredits', { body: { amount: 40 } });
  return client;
}
