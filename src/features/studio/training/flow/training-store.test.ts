import { beforeEach, expect, test, vi } from 'vitest';
import { atRest, holdAnswers } from '#mocks/testing/test-calls.ts';
import { waitUntil } from '#mocks/testing/wait-until.ts';
import { TRAINING_COST_CREDITS, TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { setCurrentPerson } from '#shared/api/person.ts';
import { setWaitSpeed } from '#shared/lib/clock.ts';
import { toastHistory } from '#shared/lib/toast.ts';
import { fakeLocks } from '#test/fake-locks.ts';
import { roughNetwork, USER, type RoughNetwork, type Failures } from './testing/rough-network.ts';
import { closeTabs, holdTime, lastNotice, openTab, work, type Tab } from './testing/tabs.ts';
import { KEEP_ASKING } from './training-state.ts';
import { announce, trainingCode } from './training-store.ts';

const BACK = `Your ${TRAINING_COST_CREDITS} credits have been refunded.`;
const OTHER_TAB = 'Another tab is at work';
const READY_MS = TRAINING_DURATION_MS.fast;
let network: RoughNetwork;
let locks: ReturnType<typeof fakeLocks>;
let tab: Tab;

beforeEach(async () => {
  await trainingCode.load();
  network = await roughNetwork();
  network.backend.clock.pause();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  locks = fakeLocks();
  tab = openTab(locks);
  return closeTabs;
});

const charges = () => network.count('deduct-credits');
const refundCalls = () => network.count('refund-credits');
/** A training whose upload is lost, and whose refunds go wrong in these ways. */
function failTraining(...failures: Failures): Promise<void> {
  network.setFailures([null, 'lostBefore', ...failures]);
  return tab.press();
}

// What happens to the page. Each returns how many calls it made.
async function callsOf(act: () => unknown): Promise<number> {
  const asked = network.log.length;
  await act();
  await atRest();
  return network.log.length - asked;
}
const tick = (ms = 250) => callsOf(() => vi.advanceTimersByTime(ms));
const goOnline = () => callsOf(() => dispatchEvent(new Event('online')));
const beSeen = () => callsOf(() => document.dispatchEvent(new Event('visibilitychange')));
const writeElsewhere = () => callsOf(() => dispatchEvent(new StorageEvent('storage', { key: null })));

test('three presses are one training, also when it fails', async () => {
  await Promise.all([failTraining(), tab.press(), tab.press()]);
  expect([tab.step, charges()]).toEqual(['failed', 1]);
  await Promise.all([tab.press(), tab.press(), tab.press()]);
  expect([tab.step, charges()]).toEqual(['running', 2]);
  expect(await callsOf(() => tab.press())).toBe(0);
});

test('two tabs that start at once charge once: the other one says so, and catches up with it, also at its end', async () => {
  const other = openTab(locks);
  const training = tab.press();
  await tab.reach('charging');
  void writeElsewhere();
  void tick();
  await other.press();
  expect([other.step, other.refusal, lastNotice()?.title]).toEqual(['idle', OTHER_TAB, OTHER_TAB]);
  expect(lastNotice()?.text).toMatch(/^It has to finish/);
  await training;
  await tick();
  expect([other.step, other.refusal, charges()]).toEqual(['running', undefined, 1]);
  const pass = holdTime();
  network.backend.clock.advance(READY_MS);
  await tab.checkNow();
  await writeElsewhere();
  pass(5_000);
  await tick();
  expect([tab.step, other.step]).toEqual(['ready', 'ready']);
  await other.press();
  expect([other.step, charges()]).toEqual(['running', 2]);
});

test('nothing begins while the stored journal cannot be read (decision 58)', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('lost', 'UnknownError');
  });
  expect(await callsOf(() => tab.press())).toBe(0);
  expect(tab.snapshot.get().refusal).toMatchObject({ title: 'Nothing was started', tone: 'warning' });
  expect(lastNotice()?.text).toMatch(/^This browser cannot read/);
});

test('a training is checked at 100 %, then every five seconds until its twin is listed', async () => {
  await network.backend.faults.add({ operation: 'listTrainedModels', kind: 'body', body: [], times: 2 });
  const pass = holdTime();
  await tab.press();
  network.backend.clock.advance(READY_MS - 1);
  pass(5_000);
  expect(await tick()).toBe(0);
  network.backend.clock.advance(1);
  expect(await tick()).toBe(2);
  pass(9_999);
  expect(await tick()).toBe(0);
  expect(tab.step).toBe('running');
  pass(10_000);
  expect(await tick()).toBe(1);
  expect(lastNotice()).toMatchObject({ title: 'Your twin is ready', variant: 'default' });
});

test('a training is checked when the page is seen again, once, and by a press during a check', async () => {
  await tab.press();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await beSeen()).toBe(0);
  visibility.mockReturnValue('visible');
  expect(await callsOf(() => Promise.all([beSeen(), beSeen()]))).toBe(2);
  expect(tab.step).toBe('running');
  const answer = holdAnswers();
  void goOnline();
  await waitUntil(() => network.log.at(-1) === 'models');
  network.backend.clock.advance(READY_MS);
  const press = tab.checkNow();
  answer();
  await press;
  expect(tab.step).toBe('ready');
});

test('a training of another device is checked by a press, and at each return, until it is ready', async () => {
  expect(await tab.checkElsewhere()).toMatchObject({ status: 'ready' });
  await network.trainElsewhere();
  expect(await tab.checkElsewhere()).toMatchObject({ status: 'training' });
  expect(localStorage.getItem('twin-studio:training:user_ada')).toBeNull();
  await tab.press();
  expect([tab.step, charges()]).toEqual(['runningElsewhere', 0]);
  network.backend.clock.advance(READY_MS);
  await goOnline();
  expect(tab.step).toBe('ready');
});

test('when the studio is left, a training continues without a call, is shown on return, and then no more', async () => {
  const training = tab.press();
  await tab.reach('uploading');
  tab.leave();
  await Promise.resolve();
  expect(tab.step).toBe('uploading');
  await training;
  network.backend.clock.advance(READY_MS);
  expect([await tick(10_000), await beSeen(), await goOnline()]).toEqual([0, 0, 0]);
  expect(tab.step).toBe('running');
  await callsOf(tab.comeBack);
  expect(tab.step).toBe('ready');
  tab.leave();
  expect([await goOnline(), await writeElsewhere()]).toEqual([0, 0]);
  expect(tab.snapshot.get()).toMatchObject({ shown: { step: 'idle' }, warnings: [] });
});

test('a refused refund is offered after a reload, requested once by the button, not beside another tab, and its end is said in both', async () => {
  await failTraining(403);
  const request = vi.spyOn(locks, 'request');
  const next = openTab(locks);
  await goOnline();
  await tick(10_000);
  expect(request).not.toHaveBeenCalled();
  expect(next.refunds).toEqual(['failed']);
  const free = work(locks);
  await next.retryRefunds();
  expect(refundCalls()).toBe(1);
  free();
  await Promise.all([next.retryRefunds(), next.retryRefunds()]);
  expect([next.step, next.refunds, refundCalls()]).toEqual(['idle', [], 2]);
  expect(network.balance()).toBe(network.balanceBefore);
  expect(lastNotice()?.text).toBe(BACK);
  await writeElsewhere();
  expect(tab.snapshot.get().shown).toMatchObject({ step: 'failed', refund: { state: 'settledElsewhere' } });
  next.dismissSettled();
  expect(next.snapshot.get()).toMatchObject({ shown: { step: 'idle' }, settled: [] });
});

/** Waits take their time, which only {@link seconds} passes. */
function takeTime(): void {
  setWaitSpeed(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

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

test('an unclear refund is requested with pauses that double up to half a minute, also outside the studio, and anew after another user', async () => {
  takeTime();
  void failTraining(...Array.from({ length: 20 }, () => 'lostBefore' as const));
  tab.leave();
  // Its own calls end after 4 seconds.
  expect(await seconds(130)).toEqual([0, 1, 4, 9, 19, 39, 69, 99, 129]);
  for (const person of [undefined, 'user_bob']) {
    setCurrentPerson(person);
    tab.comeBack();
    tab.leave();
    expect(await seconds(60)).toEqual([]);
  }
  setCurrentPerson(USER);
  tab.comeBack();
  expect(await seconds(36)).toEqual([0, 5, 15, 35]);
});

test('an unclear refund is requested when the server says, and not while another tab does something', async () => {
  takeTime();
  const headers = { 'retry-after': '60' };
  await network.backend.faults.add({ operation: 'refundCredits', kind: 'status', status: 429, headers });
  void failTraining();
  expect(await seconds(185)).toEqual([0, 60, 120, 180]);
  const free = work(locks);
  void goOnline();
  expect(await seconds(60)).toEqual([]);
  expect(tab.step).toBe('failed');
  free();
  await network.backend.faults.clear();
  await seconds(60);
  expect(tab.refunds).toEqual([]);
});

const refuseStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
const LATER = 'Lost. We ask for the refund when you sign in here and open the studio.';

test.each<[string, person: string | undefined, isOwed: boolean, told: string[], prepare?: () => unknown]>([
  ['to the person whom it is about', USER, false, [`Lost. ${KEEP_ASKING}`]],
  ['to nobody else', 'user_bob', true, []],
  ['after a sign-out, with when the refund is asked for', undefined, true, [LATER]],
  ['without a promise where the browser stores nothing', undefined, true, ['Lost.'], refuseStorage],
  ['not after a sign-out when nothing was charged: the landing says enough', undefined, false, []],
])('the end of a training is announced %s', (_, person, isOwed, told, prepare = () => {}) => {
  prepare();
  setCurrentPerson(person);
  const before = toastHistory().length;
  announce(USER, { title: 'Credit Error', text: `Lost. ${KEEP_ASKING}` }, isOwed);
  expect(toastHistory().slice(before)).toMatchObject(told.map((text) => ({ text })));
});

test('a cancelled upload ends in a refund', async () => {
  tab.cancelUpload();
  await network.backend.faults.add({ operation: 'uploadTrainingPhotos', kind: 'hang' });
  const training = tab.press();
  await tab.reach('uploading');
  tab.cancelUpload();
  await training;
  expect(lastNotice()?.text).toBe(`You cancelled the upload. ${BACK}`);
  expect(network.balance()).toBe(network.balanceBefore);
});
