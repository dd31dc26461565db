import { beforeEach, describe, expect, test, vi } from 'vitest';
import { atRest } from '#mocks/testing/test-calls.ts';
import { TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { fakeLocks } from '#test/fake-locks.ts';
import { roughNetwork, type RoughNetwork } from './testing/rough-network.ts';
import { closeTabs, holdTime, lastNotice, onReturn, openTab, work, writeElsewhere } from './testing/tabs.ts';

let network: RoughNetwork;

beforeEach(async () => {
  network = await roughNetwork();
  return closeTabs;
});

const charges = () => network.count('deduct-credits');

describe('one training at a time', () => {
  test('three presses are one training', async () => {
    const tab = openTab();
    await Promise.all([tab.press(), tab.press(), tab.press()]);
    expect(tab.step).toBe('running');
    expect(charges()).toBe(1);
    const sent = network.log.length;
    await tab.press();
    expect(network.log).toHaveLength(sent);
  });

  test('charges once when two tabs start at once, and shows the training in both', async () => {
    const locks = fakeLocks();
    const [one, other] = [openTab(locks), openTab(locks)];
    await Promise.all([one.press(), other.press()]);
    await other.reach('running');
    expect(one.step).toBe('running');
    expect(charges()).toBe(1);
  });

  test('waits for the first tab, and trains if that was short', async () => {
    const locks = fakeLocks();
    const [one, other] = [openTab(locks), openTab(locks)];
    network.setWeather([null, 'lostBefore']);
    const first = one.press();
    await one.reach('charging');
    const second = other.press();
    await other.reach('otherTab');
    await Promise.all([first, second]);
    expect(one.step).toBe('failed');
    expect(other.step).toBe('running');
  });

  test.each([
    [3_000, 'running', 1, 'default Photo Quality Tips', /give a better likeness/],
    [3_001, 'idle', 0, 'destructive Training Failed', /^Nothing was started, because .* try again\.$/],
  ])('and after a wait of %i ms is %s', async (ms, step, charged, headline, text) => {
    const locks = fakeLocks();
    const free = work(locks);
    const tab = openTab(locks);
    const waitFor = holdTime();
    const press = tab.press();
    await tab.reach('otherTab');
    waitFor(ms);
    free();
    await press;
    expect(tab.step).toBe(step);
    expect(charges()).toBe(charged);
    expect(`${lastNotice()?.variant} ${lastNotice()?.title}`).toBe(headline);
    expect(lastNotice()?.text).toMatch(text);
  });

  test.each([
    [200, 'running', 1],
    [422, 'idle', 0],
  ] as const)(
    'is waited for by a tab that is opened meanwhile: charge %i, then %s',
    async (status, step, requests) => {
      const locks = fakeLocks();
      const one = openTab(locks);
      network.setWeather([status === 200 ? null : status]);
      const training = one.press();
      await one.reach('charging');
      const other = openTab(locks);
      await other.reach('otherTab');
      await training;
      await other.reach(step);
      expect(charges()).toBe(1);
      expect(network.count('train')).toBe(requests);
      expect(network.count('user_ada')).toBe(0);
    },
  );
});

describe('a training in several tabs', () => {
  test('stays on screen while another tab checks it, and does not block a new tab', async () => {
    const locks = fakeLocks();
    const tab = openTab(locks);
    await tab.press();
    const free = work(locks);
    const check = tab.checkNow();
    await atRest();
    expect(tab.step).toBe('running');
    free();
    await check;
  });

  test('is followed to its end, after which each tab can train again', async () => {
    const locks = fakeLocks();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [one, other] = [openTab(locks), openTab(locks)];
    await one.press();
    writeElsewhere();
    await other.reach('running');
    network.backend.clock.advance(TRAINING_DURATION_MS.fast);
    await one.checkNow();
    expect(one.step).toBe('ready');
    writeElsewhere();
    await other.reach('ready');
    await other.press();
    expect(other.step).toBe('running');
    expect(charges()).toBe(2);
  });

  test('takes no lock while nothing is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const locks = fakeLocks();
    const request = vi.spyOn(locks, 'request');
    openTab(locks);
    onReturn();
    vi.advanceTimersByTime(10_000);
    await atRest();
    expect(request).not.toHaveBeenCalled();
  });
});

describe('when the studio is left', () => {
  test('a training continues, is not checked meanwhile, and is shown on return', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const tab = openTab();
    const training = tab.press();
    await tab.reach('uploading');
    tab.leave();
    expect(tab.step).toBe('uploading');
    await training;
    network.backend.clock.advance(TRAINING_DURATION_MS.fast);
    vi.advanceTimersByTime(10_000);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    onReturn();
    await atRest();
    expect(tab.step).toBe('running');
    tab.comeBack();
    vi.advanceTimersByTime(250);
    await tab.reach('ready');
    expect(charges()).toBe(1);
  });

  test('nothing is called', async () => {
    const tab = openTab();
    await tab.press();
    await atRest();
    tab.leave();
    const asked = network.log.length;
    onReturn();
    writeElsewhere();
    document.dispatchEvent(new Event('visibilitychange'));
    await atRest();
    expect(network.log.slice(asked)).toEqual([]);
    expect(tab.view).toEqual({ state: { step: 'idle' }, refunds: [], warnings: [] });
  });

  test('a failure is shown on return, until it is dismissed', async () => {
    const tab = openTab();
    network.setWeather([null, 'lostBefore']);
    const training = tab.press();
    tab.leave();
    await training;
    expect(tab.step).toBe('failed');
    tab.dismiss();
    expect(tab.view).toMatchObject({ state: { step: 'idle' }, warnings: [] });
    await tab.press();
    tab.dismiss();
    expect(tab.step).toBe('running');
  });

  test('a training is forgotten with the storage that the browser has cleared', async () => {
    const tab = openTab();
    await tab.press();
    tab.leave();
    localStorage.clear();
    tab.comeBack();
    await atRest();
    expect(tab.step).toBe('idle');
  });
});
