import { beforeEach, expect, test, vi } from 'vitest';
import { atRest, holdResponses } from '#mocks/testing/test-requests.ts';
import { waitUntil } from '#mocks/testing/wait-until.ts';
import { TRAINING_COST_CREDITS, TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { setCurrentUser } from '#shared/api/current-user.ts';
import { setWaitSpeed } from '#shared/lib/clock.ts';
import { toastHistory } from '#shared/lib/toast.ts';
import { failStorage } from '#test/fail-storage.ts';
import { fakeLocks } from '#test/fake-locks.ts';
import { roughNetwork, USER, type RoughNetwork, type Failures } from './testing/rough-network.ts';
import { closeTabs, holdTime, lastNotice, openTab, type Tab } from './testing/tabs.ts';
import { KEEP_ASKING } from './training-state.ts';
import { announce, trainingCode } from './training-store.ts';

const BACK = `Your ${TRAINING_COST_CREDITS.fast} credits have been refunded.`;
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
/** Two presses for a training whose upload is lost, and whose refunds go wrong in these ways. */
function failTraining(...failures: Failures): Promise<unknown> {
  network.setFailures([null, 'lostBefore', ...failures]);
  return Promise.all([tab.click(), tab.click()]);
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

test('two tabs that start at once charge once: the other one says so, and catches up with it until its end, and can train then', async () => {
  const other = openTab(locks);
  const training = tab.click();
  await tab.reach('charging');
  void writeElsewhere();
  void tick();
  await other.click();
  expect([other.step, other.refusal]).toEqual(['idle', 'Another tab is busy']);
  expect(lastNotice()?.text).toMatch(/^Wait until it has finished/);
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
  await other.click();
  expect([other.step, charges()]).toEqual(['running', 2]);
});

test('nothing begins while the stored journal cannot be read (decision 58)', async () => {
  failStorage('Storage', 'getItem');
  expect(await callsOf(() => tab.click())).toBe(0);
  expect(tab.snapshot.get().refusal).toMatchObject({ title: 'Nothing was started', tone: 'warning' });
  expect(lastNotice()?.text).toMatch(/^Couldn’t read your earlier trainings/);
});

test('a training is checked at 100 %, then every five seconds until its twin is listed', async () => {
  await network.backend.faults.add({ operation: 'listTrainedModels', kind: 'body', body: [], times: 2 });
  const pass = holdTime();
  await tab.click();
  network.backend.clock.advance(READY_MS - 1);
  pass(5_000);
  expect([await tick(), await callsOf(tab.click)]).toEqual([0, 0]);
  network.backend.clock.advance(1);
  expect(await tick()).toBe(2);
  pass(9_999);
  expect(await tick()).toBe(0);
  pass(10_000);
  expect(await tick()).toBe(1);
  expect(lastNotice()).toMatchObject({ title: 'Your twin is ready', variant: 'default' });
});

test('a training is checked once a minute while the page is in view', async () => {
  const pass = holdTime();
  await tab.click();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(60_000);
  expect(await tick()).toBe(0);
  visibility.mockReturnValue('visible');
  expect(await tick()).toBe(2);
  pass(119_999);
  expect(await tick()).toBe(0);
  pass(120_000);
  expect(await tick()).toBe(2);
});

test('a training is checked when the page is focused', async () => {
  await tab.click();
  expect(await callsOf(() => dispatchEvent(new Event('focus')))).toBe(2);
});

test('a training is checked when the page is seen again, once, and by a press during a check', async () => {
  await tab.click();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await beSeen()).toBe(0);
  visibility.mockReturnValue('visible');
  expect(await callsOf(() => Promise.all([beSeen(), beSeen()]))).toBe(2);
  const answer = holdResponses();
  void goOnline();
  await waitUntil(() => network.log.at(-1) === 'models');
  network.backend.clock.advance(READY_MS);
  const press = tab.checkNow();
  answer();
  await press;
  expect(tab.step).toBe('ready');
});

test('a training of another device is checked by a press, and at each return, until it is ready', async () => {
  await network.trainElsewhere();
  expect(await tab.checkElsewhere()).toMatchObject({ status: 'training' });
  expect(localStorage.getItem('twin-studio:training:user_ada')).toBeNull();
  await tab.click();
  expect([tab.step, charges()]).toEqual(['runningElsewhere', 0]);
  network.backend.clock.advance(READY_MS);
  await goOnline();
  expect(tab.step).toBe('ready');
});

test('when the studio is left, a training continues without a call, is shown on return, and then no more', async () => {
  const training = tab.click();
  await tab.reach('uploading');
  tab.leave();
  await Promise.resolve();
  expect(tab.step).toBe('uploading');
  await training;
  network.backend.clock.advance(READY_MS);
  expect([await tick(10_000), await beSeen(), await goOnline()]).toEqual([0, 0, 0]);
  await callsOf(tab.comeBack);
  expect(tab.step).toBe('ready');
  tab.leave();
  expect([await goOnline(), await writeElsewhere()]).toEqual([0, 0]);
  expect(tab.snapshot.get()).toMatchObject({ shown: { step: 'idle' }, warnings: [] });
});

test('a refused refund of two presses is offered after a reload, requested once by the button, and its end is said in both tabs', async () => {
  await failTraining(403);
  const request = vi.spyOn(locks, 'request');
  const next = openTab(locks);
  await goOnline();
  await tick(10_000);
  expect(request).not.toHaveBeenCalled();
  expect([next.refunds, charges(), refundCalls()]).toEqual([['failed'], 1, 1]);
  await Promise.all([next.retryRefunds(), next.retryRefunds()]);
  expect([next.step, next.refunds, refundCalls()]).toEqual(['idle', [], 2]);
  expect(lastNotice()?.text).toBe(BACK);
  await writeElsewhere();
  expect(tab.snapshot.get().shown).toMatchObject({ refund: { state: 'settledElsewhere' } });
  expect(request.mock.lastCall?.[0]).toBe(`twin-studio:training-lock:${USER}`);
  tab.dismiss();
  next.dismissSettled();
  expect([tab.step, tab.snapshot.get().warnings, next.snapshot.get().settled]).toEqual(['idle', [], []]);
});

/** Waits take their time, which only {@link seconds} passes. */
function takeTime(): void {
  setWaitSpeed(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Seconds pass. @returns those in which something was requested; 0 is at once */
async function seconds(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let second = 0; second <= count; second += 1) {
    const calls = await callsOf(() => second > 0 && vi.advanceTimersByTimeAsync(1_000));
    if (calls > 0) times.push(second);
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
    setCurrentUser(person);
    tab.comeBack();
    tab.leave();
    expect(await seconds(60)).toEqual([]);
  }
  setCurrentUser(USER);
  tab.comeBack();
  expect(await seconds(36)).toEqual([0, 5, 15, 35]);
});

test('an unclear refund is requested when the server says, until it is settled', async () => {
  takeTime();
  const headers = { 'retry-after': '60' };
  await network.backend.faults.add({ operation: 'refundCredits', kind: 'status', status: 429, headers });
  void failTraining();
  expect(await seconds(185)).toEqual([0, 60, 120, 180]);
  await network.backend.faults.clear();
  await seconds(60);
  expect(tab.refunds).toEqual([]);
});

const LATER = 'Lost. We request the refund when you sign in on this device and open the studio.';

test.each([
  ['with when credits are asked back', LATER, () => {}],
  ['without a promise where the browser stores nothing', 'Lost.', () => failStorage('Storage', 'setItem')],
])('after a sign-out the end of a training is announced %s, and to nobody else', (_, text, prepare) => {
  prepare();
  const before = toastHistory().length;
  const ends = (text: string, isOwed: boolean) => announce(USER, { title: 'Credit Error', text }, isOwed);
  setCurrentUser('user_bob');
  ends('Not for Bob.', true);
  setCurrentUser(undefined);
  // Where nothing was charged, the landing says enough.
  ends('Nothing was charged.', false);
  ends(`Lost. ${KEEP_ASKING}`, true);
  expect(toastHistory().slice(before)).toMatchObject([{ text }]);
});

test('a cancelled upload ends in a refund', async () => {
  tab.cancelUpload();
  await network.backend.faults.add({ operation: 'uploadTrainingPhotos', kind: 'hang' });
  const training = tab.click();
  await tab.reach('uploading');
  tab.cancelUpload();
  await training;
  expect(lastNotice()?.text).toBe(`You canceled the upload. ${BACK}`);
  expect(network.balance()).toBe(network.balanceBefore);
});
