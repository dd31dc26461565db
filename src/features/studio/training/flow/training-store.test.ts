import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { atRest, holdAnswers } from '#mocks/testing/test-calls.ts';
import { waitUntil } from '#mocks/testing/wait-until.ts';
import { TRAINING_COST_CREDITS, TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { setCurrentPerson } from '#shared/api/person.ts';
import { setWaitSpeed } from '#shared/lib/clock.ts';
import { toastHistory } from '#shared/lib/toast.ts';
import { fakeLocks } from '#test/fake-locks.ts';
import { roughNetwork, USER, type RoughNetwork, type Failures } from './testing/rough-network.ts';
import {
  closeTabs,
  holdTime,
  lastNotice,
  onReturn,
  openTab,
  work,
  writeElsewhere,
  type Tab,
} from './testing/tabs.ts';
import { trainingCode } from './training-store.ts';

const BACK = `Your ${TRAINING_COST_CREDITS} credits have been refunded.`;
let network: RoughNetwork;

beforeEach(async () => {
  await trainingCode.load();
  network = await roughNetwork();
  return closeTabs;
});

const charges = () => network.count('deduct-credits');
const refundCalls = () => network.count('refund-credits');
const openRefunds = (tab: Tab) => tab.view.refunds.map(({ state }) => state);

/** A training whose upload is lost, and whose refunds go wrong in these ways. */
async function failTraining(tab: Tab, ...failures: Failures) {
  network.setFailures([null, 'lostBefore', ...failures]);
  await tab.press();
}

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

  test('charges once when two tabs start at once, and shows the training in both, also at its end', async () => {
    const locks = fakeLocks();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [one, other] = [openTab(locks), openTab(locks)];
    await Promise.all([one.press(), other.press()]);
    writeElsewhere();
    await other.reach('running');
    expect(one.step).toBe('running');
    expect(charges()).toBe(1);
    await atRest();
    network.backend.clock.advance(TRAINING_DURATION_MS.fast);
    await one.checkNow();
    expect(one.step).toBe('ready');
    writeElsewhere();
    await other.reach('ready');
    await other.press();
    expect(other.step).toBe('running');
    expect(charges()).toBe(2);
  });

  test('begins nothing by a press while another tab acts, and catches up with it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const locks = fakeLocks();
    const [one, other] = [openTab(locks), openTab(locks)];
    const pass = holdTime();
    const training = one.press();
    await one.reach('charging');
    writeElsewhere();
    await other.press();
    expect(other.step).toBe('idle');
    expect(lastNotice()?.title).toBe('Another tab is at work');
    expect(other.snapshot.get().refusal?.title).toBe(lastNotice()?.title);
    await training;
    pass(4_999);
    vi.advanceTimersByTime(250);
    await atRest();
    expect(other.step).toBe('idle');
    pass(5_000);
    vi.advanceTimersByTime(250);
    await other.reach('running');
    expect(charges()).toBe(1);
  });

  test('takes no lock while nothing is open, and keeps what is shown while another tab checks it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const locks = fakeLocks();
    const request = vi.spyOn(locks, 'request');
    const tab = openTab(locks);
    onReturn();
    vi.advanceTimersByTime(10_000);
    await atRest();
    expect(request).not.toHaveBeenCalled();
    await tab.press();
    const free = work(locks);
    await tab.checkNow();
    expect(tab.step).toBe('running');
    free();
  });
});

describe('a training is checked (decision 10)', () => {
  /** The studio's clock ticks. @returns how many calls it made */
  async function tick(ms = 250): Promise<number> {
    const asked = network.log.length;
    vi.advanceTimersByTime(ms);
    await atRest();
    return network.log.length - asked;
  }

  let tab: Tab;
  beforeEach(async () => {
    network.backend.clock.pause();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    tab = openTab();
  });

  test('at 100 %, then every five seconds until the twin is listed, which is selected', async () => {
    await network.backend.faults.add({ operation: 'listTrainedModels', kind: 'body', body: [], times: 2 });
    const waitFor = holdTime();
    await tab.press();
    network.backend.clock.advance(TRAINING_DURATION_MS.fast - 1);
    waitFor(5_000);
    expect(await tick()).toBe(0);
    network.backend.clock.advance(1);
    expect(await tick()).toBe(2);
    waitFor(9_999);
    expect(await tick()).toBe(0);
    expect(tab.step).toBe('running');
    waitFor(10_000);
    expect(await tick()).toBe(1);
    const { triggerWord } = network.backend.db.twins.ofUser(USER).at(-1)!;
    expect(localStorage.getItem('twin-studio:selected-twin:user_ada')).toContain(triggerWord);
    expect(lastNotice()).toMatchObject({ title: 'Your twin is ready', variant: 'default' });
  });

  test('when the page is seen again, once, and not when it is hidden; by a press during a check', async () => {
    await tab.press();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const asked = network.log.length;
    document.dispatchEvent(new Event('visibilitychange'));
    await atRest();
    expect(network.log).toHaveLength(asked);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await atRest();
    expect(network.log.slice(asked)).toEqual(['models', 'user_ada']);
    expect(tab.step).toBe('running');
    const answer = holdAnswers();
    onReturn();
    await waitUntil(() => network.log.at(-1) === 'models');
    network.backend.clock.advance(TRAINING_DURATION_MS.fast);
    const press = tab.checkNow();
    answer();
    await press;
    expect(tab.step).toBe('ready');
  });

  test('of another device by a press, and at each return, until it is ready', async () => {
    await network.answer('getTrainingStatus', { ok: true, status: 'melted' });
    await expect(tab.checkElsewhere()).rejects.toThrow("The server's answer could not be read.");
    await network.backend.faults.clear();
    await network.trainElsewhere();
    expect(await tab.checkElsewhere()).toBe(true);
    expect(tab.step).toBe('runningElsewhere');
    await tab.press();
    expect(charges()).toBe(0);
    network.backend.clock.advance(TRAINING_DURATION_MS.fast);
    onReturn();
    await tab.reach('ready');
  });
});

describe('when the studio is left', () => {
  test('a training continues, nothing is called meanwhile, and it is shown on return', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const tab = openTab();
    const training = tab.press();
    await tab.reach('uploading');
    tab.leave();
    expect(tab.step).toBe('uploading');
    await training;
    network.backend.clock.advance(TRAINING_DURATION_MS.fast);
    vi.advanceTimersByTime(10_000);
    document.dispatchEvent(new Event('visibilitychange'));
    onReturn();
    await atRest();
    expect(tab.step).toBe('running');
    tab.comeBack();
    vi.advanceTimersByTime(250);
    await tab.reach('ready');
    expect(charges()).toBe(1);
    await atRest();
    tab.leave();
    const asked = network.log.length;
    onReturn();
    writeElsewhere();
    await atRest();
    expect(network.log.slice(asked)).toEqual([]);
    expect(tab.view).toEqual({ state: { step: 'idle' }, refunds: [], warnings: [] });
  });

  test('a failure is shown on return, until it is dismissed', async () => {
    const tab = openTab();
    const training = failTraining(tab);
    tab.leave();
    await training;
    expect(tab.step).toBe('failed');
    tab.dismiss();
    expect(tab.step).toBe('idle');
  });
});

test('a refused refund is offered after a reload, and requested once by the button, not beside another tab', async () => {
  const locks = fakeLocks();
  const tab = openTab(locks);
  await failTraining(tab, 403);
  expect(openRefunds(tab)).toEqual(['failed']);
  expect(lastNotice()).toMatchObject({ title: 'Credit Error', variant: 'destructive' });
  tab.leave();
  const next = openTab(locks);
  expect(openRefunds(next)).toEqual(['failed']);
  const free = work(locks);
  await next.retryRefunds();
  expect(refundCalls()).toBe(1);
  free();
  await Promise.all([next.retryRefunds(), next.retryRefunds()]);
  expect(next.view).toEqual({ state: { step: 'idle' }, refunds: [], warnings: [] });
  expect(refundCalls()).toBe(2);
  expect(network.balance()).toBe(network.balanceBefore);
  expect(lastNotice()).toMatchObject({ text: BACK });
});

describe('a refund with an unclear answer is requested again', () => {
  test('until it is clear, also outside the studio', async () => {
    const tab = openTab();
    await failTraining(tab, 'late', 'late', 'late', 'busy', 'gatewayAfter');
    tab.leave();
    await waitFor(() => expect(lastNotice()?.title).toBe('Credits settled'));
    expect(lastNotice()?.text).toBe(BACK);
    await network.deliverLate();
    expect(network.balance()).toBe(network.balanceBefore);
  });

  describe('in time', () => {
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

    test('at once on return and after a reload', async () => {
      const tab = openTab();
      void failTraining(tab, 'lostBefore', 'late', 'late', 'lostBefore');
      await seconds(5);
      expect(tab.view.state).toMatchObject({ refund: { state: 'unknown' } });
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

const refuseStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
const GIVEN_BACK = 'credits have been given back.';
const KEEPS_ASKING = `${GIVEN_BACK} We keep asking.`;
const AFTER_SIGN_IN = `${GIVEN_BACK} They are asked back when you sign in here and open the studio.`;

describe('the end of a training', () => {
  test.each<[string, person: string | undefined, Failures, told: string, prepare?: () => unknown]>([
    ['to the person whom it is about', USER, ['busy'], BACK],
    ['with who asks for credits that may be owed', USER, ['busy', 'busy', 'busy'], KEEPS_ASKING],
    ['to nobody else', 'user_bob', ['busy'], ''],
    // Signed out meanwhile: the landing says so, unless credits may be owed.
    ['after a sign-out, with when credits are asked back', undefined, ['busy'], AFTER_SIGN_IN],
    ['without a promise where the browser stores nothing', undefined, ['busy'], GIVEN_BACK, refuseStorage],
  ])('is announced %s', async (_, person, failures, told, prepare = () => {}) => {
    prepare();
    const tab = openTab();
    const training = failTraining(tab, ...failures);
    const before = toastHistory().length;
    await tab.reach('uploading');
    setCurrentPerson(person);
    await training;
    const texts = toastHistory()
      .slice(before)
      .map(({ text }) => text?.slice(-told.length));
    expect(texts).toEqual(told ? [told] : []);
  });

  test('is not announced after a sign-out when nothing was charged', async () => {
    const before = toastHistory().length;
    setCurrentPerson(undefined);
    await openTab().press();
    expect(toastHistory()).toHaveLength(before);
  });

  test('is a refund when the upload is cancelled', async () => {
    const tab = openTab();
    tab.cancelUpload();
    await network.backend.faults.add({ operation: 'uploadTrainingPhotos', kind: 'hang' });
    const training = tab.press();
    await tab.reach('uploading');
    tab.cancelUpload();
    await training;
    expect(lastNotice()?.text).toBe(`You cancelled the upload. ${BACK}`);
    expect(network.balance()).toBe(network.balanceBefore);
  });
});
