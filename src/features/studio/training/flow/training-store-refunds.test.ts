import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeTabs,
  comeBack,
  device,
  lastNotice,
  modelLocks,
  openTab,
  start,
  stepOf,
} from './testing/model-device.ts';
import type { ModelServer } from './testing/model-server.ts';

/** Training fails, its refund is booked, and nobody can say so. */
const UNKNOWN: ModelServer['mishaps'] = {
  requestTraining: ['failed'],
  refund: ['lineCutAfter'],
  readBalance: [undefined, undefined, 'lineCutBefore'],
};

async function trained(mishaps: ModelServer['mishaps']) {
  const here = device(mishaps);
  const tab = openTab(here);
  await start(tab);
  return { here, tab };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  closeTabs();
  vi.useRealTimers();
});

describe('an owed refund', () => {
  const owing = () => trained({ requestTraining: ['failed'], refund: ['failed'] });

  it('is offered again after a reload, and done by the button, once', async () => {
    const { here, tab } = await owing();
    expect(tab.getSnapshot().owed).toHaveLength(1);
    expect(lastNotice()).toMatchObject({ title: 'Credit Error', variant: 'destructive' });
    expect(lastNotice()?.text).not.toContain('have been refunded');
    tab.leave();
    const next = openTab(here);
    expect(next.getSnapshot().owed).toHaveLength(1);
    await Promise.all([next.retryRefunds(), next.retryRefunds()]);
    expect(next.getSnapshot()).toMatchObject({ owed: [], state: { step: 'idle' } });
    expect(here.server.log.filter((call) => call === 'refund')).toHaveLength(2);
    expect(here.server.balance).toBe(740);
    expect(lastNotice()).toMatchObject({ text: 'Your 200 credits have been refunded.' });
  });

  it('is settled by itself when the page is online again and the balance has it', async () => {
    const { tab } = await trained(UNKNOWN);
    expect(lastNotice()?.text).toContain('It is not known yet whether the refund of your 200 credits');
    await comeBack();
    expect(tab.getSnapshot()).toMatchObject({ owed: [], state: { step: 'failed', refund: 'refunded' } });
  });

  it.each([{ requestTraining: ['failed'], refund: ['failed'] }, UNKNOWN] as ModelServer['mishaps'][])(
    'closes the failure that it belongs to: %j',
    async (mishaps) => {
      const { tab } = await trained(mishaps);
      const refunding = tab.retryRefunds();
      expect(tab.getSnapshot().isRefunding).toBe(true);
      await refunding;
      const state = { step: 'failed', refund: 'refunded' };
      expect(tab.getSnapshot()).toMatchObject({ isRefunding: false, owed: [], state });
    },
  );

  it('does not change what was said of another training', async () => {
    const { here, tab } = await owing();
    here.server.mishaps = { charge: ['refused'] };
    await start(tab);
    await tab.retryRefunds();
    expect(tab.getSnapshot().state).toMatchObject({ step: 'failed', refund: 'notCharged' });
  });

  it('is never said to be back while the balance does not show it', async () => {
    const { tab } = await trained({ ...UNKNOWN, refund: ['lineCutBefore'] });
    await comeBack();
    expect(tab.getSnapshot().state).toMatchObject({ refund: 'unconfirmed' });
  });

  it('is not said to be back where nothing was taken', async () => {
    const { tab } = await trained({ charge: ['refused'] });
    await comeBack();
    expect(tab.getSnapshot().state).toMatchObject({ step: 'failed', refund: 'notCharged' });
  });

  it('that a closed page left under way is finished at the next visit, without a button', async () => {
    const here = device({ requestTraining: ['failed'], refund: ['crashBefore'] });
    const closed = openTab(here);
    void start(closed);
    await vi.advanceTimersByTimeAsync(0);
    expect(closed.getSnapshot()).toMatchObject({ state: { step: 'refunding' }, owed: [] });
    closed.leave();
    const next = openTab({ ...here, locks: modelLocks() });
    await vi.advanceTimersByTimeAsync(0);
    expect(next.getSnapshot()).toMatchObject({ state: { step: 'failed', refund: 'refunded' }, owed: [] });
    expect(here.server.balance).toBe(740);
  });
});

it('settles by itself what could not be known, when the page is online again', async () => {
  const { here, tab } = await trained({
    charge: ['lineCutAfter'],
    readBalance: [undefined, 'lineCutBefore'],
  });
  expect(stepOf(tab)).toBe('unsettled');
  await comeBack();
  expect(tab.getSnapshot().state).toMatchObject({ step: 'failed', refund: 'refunded' });
  expect(here.server.balance).toBe(740);
});
