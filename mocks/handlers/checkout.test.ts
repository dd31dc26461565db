import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PLANS } from '#openapi/limits.gen.ts';
import { signedIn } from '../testing/signed-in.ts';
import type { TestClient } from '../testing/test-client.ts';

async function startCheckout(client: TestClient, tier: string, headers: Record<string, string> = {}) {
  const { body } = await client.request('createCheckout', { body: { tier }, headers });
  const { url } = body as { url: string };
  return url.slice(url.lastIndexOf('/') + 1);
}

const pay = (client: TestClient, checkoutId: string, outcome: unknown) =>
  client.fetch(`/api/mock/pay/${checkoutId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
const balance = async (client: TestClient) =>
  ((await client.request('getCredits')).body as { credits: number }).credits;

describe('paying for a plan', () => {
  test('adds credits when the provider reports the payment late', async () => {
    const { backend, client } = await signedIn('late-payment');
    backend.clock.pause();
    const response = await pay(client, await startCheckout(client, 'starter'), 'paid');
    expect(response.body).toEqual({ redirect: '/checkout/success' });
    backend.clock.advance(44_000);
    expect(await balance(client)).toBe(740);
    backend.clock.advance(1000);
    expect(await balance(client)).toBe(740 + PLANS.starter.credits);
  });

  test('adds nothing when declined or canceled', async () => {
    const { backend, client } = await signedIn();
    backend.clock.pause();
    const id = await startCheckout(client, 'starter');
    expect((await pay(client, id, 'declined')).status).toBe(402);
    expect((await pay(client, id, 'cancelled')).body).toEqual({ redirect: '/checkout/cancel' });
    backend.clock.advance(60_000);
    expect(await balance(client)).toBe(740);
  });

  test('adds credits once after a canceled attempt', async () => {
    const { backend, client } = await signedIn();
    backend.clock.pause();
    const id = await startCheckout(client, 'starter');
    await pay(client, id, 'cancelled');
    await pay(client, id, 'paid');
    backend.clock.advance(2000);
    await pay(client, id, 'cancelled');
    backend.clock.advance(60_000);
    expect(await balance(client)).toBe(740 + PLANS.starter.credits);
  });

  test.each([
    ['below its base path', undefined, '/demo/checkout/success'],
    ['on another origin', 'http://localhost:5173', 'http://localhost:5173/demo/checkout/success'],
    ['from a sandboxed frame', 'null', '/demo/checkout/success'],
  ])('returns to the app %s', async (_, origin, location) => {
    const { client } = await signedIn('creator', '/demo');
    const id = await startCheckout(client, 'pro', origin === undefined ? {} : { origin });
    expect((await pay(client, id, 'paid')).headers.get('location')).toBe(location);
  });

  test('needs the simulated connection', async () => {
    const { backend, client } = await signedIn();
    const id = await startCheckout(client, 'pro');
    await backend.faults.setLine('offline');
    expect((await pay(client, id, 'paid')).status).toBe(0);
    expect(backend.db.checkouts.get(id)).toMatchObject({ state: 'open' });
  });

  test('refuses an unknown checkout, outcome or body', async () => {
    const { client } = await signedIn();
    expect((await pay(client, 'checkout_9999', 'paid')).status).toBe(404);
    expect((await pay(client, await startCheckout(client, 'pro'), 'stolen')).status).toBe(400);
    expect((await client.fetch('/api/mock/pay/x', { method: 'POST' })).status).toBe(400);
  });
});

test('a signed notice about an unknown checkout books nothing', async () => {
  const { client } = await signedIn();
  const body = JSON.stringify({
    id: 'evt_none',
    type: 'checkout.session.completed',
    data: { object: { id: 'checkout_none', payment_status: 'paid' } },
  });
  const signature = createHmac('sha256', 'whsec_simulated').update(`1.${body}`).digest('hex');
  const { status } = await client.fetch('/api/mock/notice', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=1,v1=${signature}` },
    body,
  });
  expect(status).toBe(200);
  expect(await balance(client)).toBe(740);
});
