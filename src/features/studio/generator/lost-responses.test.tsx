import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { IMAGE_COST_CREDITS } from '#openapi/limits.gen.ts';
import { createTabLock } from '#shared/api/tab-lock.ts';
import { setWaitSpeed } from '#shared/lib/clock.ts';
import { PICTURE_PERHAPS_CHARGED } from '#test/error-catalogue/actions.ts';
import { fakeLocks } from '#test/fake-locks.ts';
import { renderPart } from '#test/render-part.tsx';
import type { PreparedBackend } from '#test/start-backend.ts';
import { GeneratorPanel } from './generator-panel.tsx';
import { chargeForPicture, isChargeUnclear } from './request-picture.ts';

const TWIN = { key: 'ADA7K', userId: 'user_ada', triggerWord: 'ADA7K', completedAt: 1 };

const button = () => screen.getByRole('button', { name: 'Generate Image (FREE)' });
const picture = () => screen.findByRole('figure', { name: 'Latest picture' });

const lost = (operation: Fault['operation'], times?: number): Fault => ({
  operation,
  kind: 'network',
  afterEffect: true,
  times,
});

async function openGenerator(options: PreparedBackend) {
  const panel = <GeneratorPanel twin={TWIN} prompt="in a hat" onPromptChange={() => {}} />;
  const page = await renderPart(panel, options);
  return { ...page, keys: page.requests.keys };
}

describe('a picture with lost responses (decision 54)', () => {
  test('lost responses cause one charge for one picture', async () => {
    const { user, backend, credits, keys } = await openGenerator({
      faults: [lost('deductCredits', 2), lost('generateImage', 2)],
    });
    const created = backend.db.images.size;
    await user.click(button());
    await picture();
    for (const operation of ['deductCredits', 'generateImage'] as const) {
      expect(keys(operation)).toHaveLength(3);
      expect(new Set(keys(operation)).size).toBe(1);
    }
    expect(backend.db.images.size).toBe(created + 1);
    expect(credits()).toBe(740 - IMAGE_COST_CREDITS);
  });

  test('a charge that stays unclear pays for the next attempt', async () => {
    const { user, backend, credits, keys } = await openGenerator({
      faults: [lost('deductCredits')],
    });
    await user.click(button());
    await screen.findAllByText('Credit Error');
    await waitFor(() => expect(button()).toBeEnabled());
    expect(screen.getByText(PICTURE_PERHAPS_CHARGED, { exact: false })).toBeVisible();
    expect(keys('deductCredits')).toHaveLength(3);
    expect(keys('generateImage')).toEqual([]);

    await backend.faults.clear();
    await user.click(button());
    await picture();
    expect(new Set(keys('deductCredits')).size).toBe(1);
    expect(credits()).toBe(740 - IMAGE_COST_CREDITS);

    // The following attempt has a new charge.
    await user.click(button());
    await waitFor(() => expect(credits()).toBe(740 - 2 * IMAGE_COST_CREDITS));
    expect(new Set(keys('deductCredits')).size).toBe(2);
  });

  test('a repeated charge that is refused keeps its key', async () => {
    const { user, credits, keys } = await openGenerator({
      faults: [
        { operation: 'deductCredits', kind: 'network', times: 1 },
        { operation: 'deductCredits', kind: 'status', status: 402, times: 1 },
      ],
    });
    await user.click(button());
    expect(await screen.findByRole('link', { name: 'Buy More' })).toBeVisible();
    expect(screen.getByText(PICTURE_PERHAPS_CHARGED, { exact: false })).toBeVisible();
    expect(keys('deductCredits')).toHaveLength(2);
    await user.click(button());
    await picture();
    expect(keys('deductCredits')).toHaveLength(3);
    expect(new Set(keys('deductCredits')).size).toBe(1);
    expect(credits()).toBe(740 - IMAGE_COST_CREDITS);
  });
});

test('an unclear charge is repeated by only one of two tabs', async () => {
  const { keys } = await openGenerator({});
  localStorage.setItem('twin-studio:picture-charge:user_ada', '"unclear-key"');
  const locks = fakeLocks();
  const { signal } = new AbortController();
  const charge = () => chargeForPicture({ userId: 'user_ada', signal }, createTabLock(locks, 'pictures'));
  const [first, second] = await Promise.all([charge(), charge()]);
  expect(first.chargeKey).toBe('unclear-key');
  expect(keys('deductCredits')).toEqual([first.chargeKey, second.chargeKey]);
  expect(second.chargeKey).not.toBe(first.chargeKey);
  expect(isChargeUnclear('user_ada')).toBe(false);
});

test('a charge that is canceled before it is sent causes no request', async () => {
  const { keys } = await openGenerator({});
  await expect(chargeForPicture({ userId: 'user_ada', signal: AbortSignal.abort() })).rejects.toThrow(
    'aborted',
  );
  expect(keys('deductCredits')).toEqual([]);
});

test('the attempt after a lost picture is charged again', async () => {
  const { user, backend, credits, keys } = await openGenerator({ faults: [lost('generateImage')] });
  await user.click(button());
  await screen.findAllByText('Generation Failed');
  await backend.faults.clear();
  await user.click(button());
  await picture();
  expect(new Set(keys('deductCredits')).size).toBe(2);
  expect(new Set(keys('generateImage')).size).toBe(2);
  expect(credits()).toBe(740 - 2 * IMAGE_COST_CREDITS);
});

test('a picture is not charged while another user is signed in', async () => {
  const { keys } = await openGenerator({});
  const charge = chargeForPicture({ userId: 'user_other', signal: new AbortController().signal });
  await expect(charge).rejects.toThrow('Another account signed in');
  expect(keys('deductCredits')).toEqual([]);
});

const IN_FLIGHT = { error: 'Being handled.', code: 'inFlight' };
const KEY_REUSED = { error: 'This key was used for another request.', code: 'keyReused' };

/** An HTML page of a host in place of the server's response. */
const page = (operation: Fault['operation'], status: number): Fault => ({ operation, kind: 'html', status });
const refusal = (operation: Fault['operation'], status: number, body: object, times = 1): Fault => ({
  operation,
  kind: 'body',
  status,
  body,
  times,
});

test('an attempt that the server has refunded is shown as refunded', async () => {
  const body = { error: 'No.', refunded: true };
  const { user } = await openGenerator({ faults: [refusal('generateImage', 422, body)] });
  await user.click(button());
  expect(await screen.findByText(/Your 5 credits for this attempt have been refunded\./)).toBeVisible();
  expect(screen.queryByText(/even if it fails/)).not.toBeInTheDocument();
});

test('waiting for another tab is reported as such', async () => {
  const locks = fakeLocks();
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const otherTab = createTabLock(locks, 'pictures').take(() => finished);
  const waits: unknown[] = [];
  const { signal } = new AbortController();
  await openGenerator({});
  const request = { userId: 'user_ada', signal, onWait: (wait: unknown) => waits.push(wait) };
  const charge = chargeForPicture(request, createTabLock(locks, 'pictures'));
  await waitFor(() => expect(waits).toEqual([{ for: 'otherTab' }]));
  finish();
  await Promise.all([otherTab, charge]);
  expect(waits).toEqual([{ for: 'otherTab' }, undefined]);
});

test('a pause that the server requires is shown with its time', async () => {
  setWaitSpeed(1);
  const busy = { kind: 'status', status: 429, headers: { 'retry-after': '30' }, times: 1 } as const;
  const { user } = await openGenerator({ faults: [{ operation: 'deductCredits', ...busy }] });
  setWaitSpeed(1);
  await user.click(button());
  expect(await screen.findByRole('button', { name: /^Trying again in (29|30) seconds…/ })).toBeVisible();
  expect(screen.queryByText(/^Deducting 5 credits|^Generating your picture/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
});

test('a picture that the server still generates is shown later', async () => {
  const { user, backend, keys } = await openGenerator({
    faults: [lost('generateImage', 1), refusal('generateImage', 409, IN_FLIGHT, 8)],
  });
  const created = backend.db.images.size;
  await user.click(button());
  await picture();
  expect(keys('generateImage')).toHaveLength(10);
  expect(new Set(keys('generateImage')).size).toBe(1);
  expect(backend.db.images.size).toBe(created + 1);
});

test('a charge with an unusable key is refunded before a new charge', async () => {
  const { user, backend, credits, keys } = await openGenerator({ faults: [lost('deductCredits', 3)] });
  await user.click(button());
  await screen.findAllByText('Credit Error');
  expect(credits()).toBe(740 - IMAGE_COST_CREDITS);
  await waitFor(() => expect(button()).toBeEnabled());
  await backend.faults.add(refusal('deductCredits', 422, KEY_REUSED));
  await user.click(button());
  await picture();
  expect(await screen.findByText('Your 5 credits for an earlier attempt have been refunded.')).toBeVisible();
  expect(new Set(keys('deductCredits')).size).toBe(2);
  expect(credits()).toBe(740 - IMAGE_COST_CREDITS);
});

test.each([402, 403, 429])('a %i page of a host does not count as a refused charge', async (status) => {
  const { user } = await openGenerator({ faults: [page('deductCredits', status)] });
  await user.click(button());
  await screen.findAllByText('Credit Error');
  expect(screen.queryByText(/balance is too low/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Buy More' })).not.toBeInTheDocument();
});
