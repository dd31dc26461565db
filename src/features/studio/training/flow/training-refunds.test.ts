import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { atRest } from '#mocks/testing/test-calls.ts';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { setCurrentPerson } from '#shared/api/person.ts';
import { setWaitSpeed } from '#shared/lib/clock.ts';
import { toastHistory } from '#shared/lib/toast.ts';
import { fakeLocks } from '#test/fake-locks.ts';
import { roughNetwork, USER, type RoughNetwork, type Weather } from './testing/rough-network.ts';
import { closeTabs, lastNotice, onReturn, openTab, work, type Tab } from './testing/tabs.ts';

const BACK = `Your ${TRAINING_COST_CREDITS} credits have been refunded.`;
let network: RoughNetwork;

beforeEach(async () => {
  network = await roughNetwork();
  return closeTabs;
});

const refundCalls = () => network.count('refund-credits');
const openRefunds = (tab: Tab) => tab.refunds.map(({ state }) => state);

/** A training whose upload is lost, and whose refunds go on in this weather. */
async function failTraining(tab: Tab, ...weather: Weather) {
  network.setWeather([null, 'lostBefore', ...weather]);
  await tab.press();
}

describe('a refused refund', () => {
  test('is offered after a reload, and requested once by the button', async () => {
    const tab = openTab();
    await failTraining(tab, 403);
    expect(openRefunds(tab)).toEqual(['failed']);
    expect(lastNotice()).toMatchObject({ title: 'Credit Error', variant: 'destructive' });
    expect(lastNotice()?.text).not.toContain('have been refunded');
    tab.leave();
    const next = openTab();
    expect(openRefunds(next)).toEqual(['failed']);
    await Promise.all([next.retryRefunds(), next.retryRefunds()]);
    expect(next.view).toEqual({ state: { step: 'idle' }, refunds: [], warnings: [] });
    expect(refundCalls()).toBe(2);
    expect(network.balance()).toBe(network.balanceBefore);
    expect(lastNotice()).toMatchObject({ text: BACK });
  });

  test('is requested only by a press, while an unclear one is requested again', async () => {
    const tab = openTab();
    await failTraining(tab, 403);
    const told = toastHistory().length;
    const training = failTraining(tab, 'late', 'late', 'late', 'late');
    await tab.reach('refunding');
    expect(openRefunds(tab)).toEqual(['failed']);
    await training;
    expect(openRefunds(tab)).toHaveLength(2);
    await waitFor(() => expect(openRefunds(tab)).toHaveLength(1));
    expect(refundCalls()).toBe(1 + 3 + 2);
    expect(openRefunds(tab)).toEqual(['failed']);
    const titles = toastHistory().slice(told);
    expect(titles.map(({ title }) => title)).toEqual(['Credit Error', 'Credits settled']);
  });

  test('is requested by a press after another tab has finished', async () => {
    const locks = fakeLocks();
    const tab = openTab(locks);
    await failTraining(tab, 403);
    const free = work(locks);
    const press = tab.retryRefunds();
    await atRest();
    expect(refundCalls()).toBe(1);
    free();
    await press;
    expect(network.balance()).toBe(network.balanceBefore);
    expect(openRefunds(tab)).toEqual([]);
  });
});

describe('a refund with an unclear answer', () => {
  test.each(['in the studio', 'outside the studio'])('is requested %s until it is clear', async (place) => {
    const tab = openTab();
    await failTraining(tab, 'late', 'late', 'late', 'busy', 'gatewayAfter');
    if (place === 'outside the studio') tab.leave();
    await waitFor(() => expect(lastNotice()?.title).toBe('Credits settled'));
    expect(lastNotice()?.text).toBe(BACK);
    await network.deliverLate();
    expect(network.balance()).toBe(network.balanceBefore);
  });

  describe('is requested again', () => {
    /** Seconds pass. @returns those in which a refund was requested; 0 is at once */
    async function seconds(count: number): Promise<number[]> {
      const times: number[] = [];
      for (let second = 0; second <= count; second += 1) {
        const asked = refundCalls();
        if (second > 0) await vi.advanceTimersByTimeAsync(1_000);
        if (second === 0 || refundCalls() > asked) await atRest();
        if (refundCalls() > asked) times.push(second);
      }
      return times;
    }

    beforeEach(() => {
      setWaitSpeed(1);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });

    test('with pauses that double up to half a minute, and begin again after another user', async () => {
      const tab = openTab();
      const lost = Array.from({ length: 20 }, () => 'lostBefore' as const);
      void failTraining(tab, ...lost);
      // Its own calls end after 4 seconds.
      expect(await seconds(130)).toEqual([0, 1, 4, 9, 19, 39, 69, 99, 129]);
      for (const person of [undefined, 'user_bob']) {
        setCurrentPerson(person);
        onReturn();
        tab.leave();
        expect(await seconds(60)).toEqual([]);
      }
      setCurrentPerson(USER);
      tab.comeBack();
      expect(await seconds(36)).toEqual([0, 5, 15, 35]);
    });

    test('when the server says, and not while another tab does something', async () => {
      const locks = fakeLocks();
      const tab = openTab(locks);
      const headers = { 'retry-after': '60' };
      await network.backend.faults.add({ operation: 'refundCredits', kind: 'status', status: 429, headers });
      void failTraining(tab);
      expect(await seconds(185)).toEqual([0, 60, 120, 180]);
      const free = work(locks);
      onReturn();
      expect(await seconds(60)).toEqual([]);
      expect(tab.step).toBe('failed');
      free();
      await network.backend.faults.clear();
      await seconds(60);
      expect(openRefunds(tab)).toEqual([]);
    });

    test('as late as one of several answers says', async () => {
      const tab = openTab();
      await failTraining(tab, 403);
      await failTraining(tab, 403);
      const headers = { 'retry-after': '60' };
      await network.backend.faults.add({
        operation: 'refundCredits',
        kind: 'status',
        status: 429,
        headers,
        times: 1,
      });
      network.setWeather([null, 'lostBefore']);
      await tab.retryRefunds();
      expect(openRefunds(tab)).toEqual(['unknown', 'unknown']);
      expect(await seconds(60)).toEqual([60]);
      expect(openRefunds(tab)).toEqual([]);
    });

    test('at once on return and after a reload', async () => {
      const tab = openTab();
      void failTraining(tab, 'lostBefore', 'late', 'late', 'lostBefore');
      await seconds(5);
      expect(tab.state).toMatchObject({ refund: 'unknown' });
      onReturn();
      await atRest();
      expect(refundCalls()).toBe(4);
      tab.leave();
      const next = openTab();
      await atRest();
      expect(openRefunds(next)).toEqual([]);
      expect(network.balance()).toBe(network.balanceBefore);
    });
  });
});
