import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { fakeLocks } from '../../../../test/fake-locks.ts';
import { passTurns, roughNetwork, type RoughNetwork } from './testing/rough-network.ts';
import {
  closeTabs,
  holdTime,
  lastNotice,
  onReturn,
  openTab,
  reach,
  start,
  stepOf,
  work,
  writeElsewhere,
} from './testing/tabs.ts';
import { failedOnServer } from './training-failure.ts';
import { trainingJournal } from './training-journal.ts';

let network: RoughNetwork;

beforeEach(async () => {
  network = await roughNetwork();
  return closeTabs;
});

const charges = () => network.count('deduct-credits');

describe('one training at a time', () => {
  it('three presses are one training', async () => {
    const tab = openTab();
    await Promise.all([start(tab), start(tab), start(tab)]);
    expect(stepOf(tab)).toBe('running');
    expect(charges()).toBe(1);
    const sent = network.log.length;
    await start(tab);
    expect(network.log).toHaveLength(sent);
  });

  it('charges once when two tabs start at once, and shows the training in both', async () => {
    const locks = fakeLocks();
    const [one, other] = [openTab(locks), openTab(locks)];
    await Promise.all([start(one), start(other)]);
    await reach(other, 'running');
    expect(stepOf(one)).toBe('running');
    expect(charges()).toBe(1);
  });

  it('waits for the first tab, and trains if that was short', async () => {
    const locks = fakeLocks();
    const [one, other] = [openTab(locks), openTab(locks)];
    network.setWeather([null, 'lostBefore']);
    const first = start(one);
    await reach(one, 'charging');
    const second = start(other);
    await reach(other, 'otherTab');
    await Promise.all([first, second]);
    expect(stepOf(one)).toBe('failed');
    expect(stepOf(other)).toBe('running');
  });

  it.each([
    [3_000, 'running', 1, 'default', /12 to 15 give a better likeness/],
    [3_001, 'idle', 0, 'destructive', /^Nothing was started, because .* try again\.$/],
  ])('and after a wait of %i ms is %s', async (ms, step, charged, variant, notice) => {
    const locks = fakeLocks();
    const free = work(locks);
    const tab = openTab(locks);
    const waitFor = holdTime();
    const press = start(tab);
    await reach(tab, 'otherTab');
    waitFor(ms);
    free();
    await press;
    expect(stepOf(tab)).toBe(step);
    expect(charges()).toBe(charged);
    expect(lastNotice()).toMatchObject({ variant, text: expect.stringMatching(notice) });
  });

  it.each([
    [200, 'running', 1],
    [422, 'idle', 0],
  ])(
    'is waited for by a tab that is opened meanwhile: charge %i, then %s',
    async (status, step, requests) => {
      const locks = fakeLocks();
      const one = openTab(locks);
      network.setWeather([status === 200 ? null : status]);
      const training = start(one);
      await reach(one, 'charging');
      const other = openTab(locks);
      await reach(other, 'otherTab');
      await training;
      await reach(other, step);
      expect(charges()).toBe(1);
      expect(network.count('train')).toBe(requests);
      expect(network.count('user_ada')).toBe(0);
    },
  );
});

describe('a training in several tabs', () => {
  it('stays on screen while another tab checks it, and does not block a new tab', async () => {
    const locks = fakeLocks();
    const tab = openTab(locks);
    await start(tab);
    work(locks);
    void tab.checkNow();
    await passTurns();
    expect(stepOf(tab)).toBe('running');
  });

  it('is followed to its end, after which each tab can train again', async () => {
    const locks = fakeLocks();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [one, other] = [openTab(locks), openTab(locks)];
    await start(one);
    writeElsewhere();
    await reach(other, 'running');
    network.backend.clock.advance(TRAINING_DURATION_MS.fast);
    await one.checkNow();
    expect(stepOf(one)).toBe('ready');
    writeElsewhere();
    await reach(other, 'ready');
    await start(other);
    expect(stepOf(other)).toBe('running');
    expect(charges()).toBe(2);
  });

  it('that one tab saw fail, and was closed before its refund, is refunded by the other', async () => {
    const tab = openTab();
    await start(tab);
    const journal = trainingJournal('user_ada');
    const { id } = journal.read().open!;
    const refund = { id, failure: failedOnServer, isCharged: true, state: 'pending' } as const;
    journal.write(() => ({ open: null, refunds: [refund] }));
    writeElsewhere();
    await reach(tab, 'failed');
    expect(tab.snapshot.get()).toMatchObject({ refunds: [], state: { refund: 'refunded' } });
    expect(network.balance()).toBe(network.balanceBefore);
  });

  it('takes no lock while nothing is open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const locks = fakeLocks();
    const request = vi.spyOn(locks, 'request');
    openTab(locks);
    onReturn();
    vi.advanceTimersByTime(10_000);
    await passTurns();
    expect(request).not.toHaveBeenCalled();
  });
});

describe('when the studio is left', () => {
  it('a training continues, is not checked meanwhile, and is shown on return', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const tab = openTab();
    const training = start(tab);
    await reach(tab, 'uploading');
    tab.leave();
    expect(stepOf(tab)).toBe('uploading');
    await training;
    network.backend.clock.advance(TRAINING_DURATION_MS.fast);
    vi.advanceTimersByTime(10_000);
    await passTurns();
    expect(stepOf(tab)).toBe('running');
    tab.leave = tab.snapshot.subscribe(() => {});
    vi.advanceTimersByTime(250);
    await reach(tab, 'ready');
    expect(charges()).toBe(1);
  });

  it('nothing is called', async () => {
    const tab = openTab();
    await start(tab);
    await passTurns();
    tab.leave();
    const asked = network.log.length;
    onReturn();
    writeElsewhere();
    document.dispatchEvent(new Event('visibilitychange'));
    await passTurns();
    expect(network.log).toHaveLength(asked);
    expect(tab.snapshot.get()).toEqual({ state: { step: 'idle' }, refunds: [], warnings: [] });
  });

  it('a failure is shown on return, until it is dismissed', async () => {
    const tab = openTab();
    network.setWeather([null, 'lostBefore']);
    const training = start(tab);
    tab.leave();
    await training;
    expect(stepOf(tab)).toBe('failed');
    tab.dismiss();
    expect(tab.snapshot.get()).toMatchObject({ state: { step: 'idle' }, warnings: [] });
    await start(tab);
    tab.dismiss();
    expect(stepOf(tab)).toBe('running');
  });

  it('a training is forgotten with the storage that the browser has cleared', async () => {
    const tab = openTab();
    await start(tab);
    tab.leave();
    localStorage.clear();
    tab.leave = tab.snapshot.subscribe(() => {});
    await passTurns();
    expect(stepOf(tab)).toBe('idle');
  });
});
