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
import { STILL_CHECKING } from './training-state.ts';
import { announce, trainingCode } from './training-store.ts';

const REFUNDED_TEXT = `Your ${TRAINING_COST_CREDITS.fast} credits have been refunded.`;
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
const refundRequests = () => network.count('refund-credits');
/** Clicks twice to start a training whose upload is lost. @param failures the failures of its refund requests */
function failTraining(...failures: Failures): Promise<unknown> {
  network.setFailures([null, 'lostBefore', ...failures]);
  return Promise.all([tab.click(), tab.click()]);
}

// Events of the page. Each returns the number of requests it caused.
async function requestsOf(act: () => unknown): Promise<number> {
  const before = network.log.length;
  await act();
  await atRest();
  return network.log.length - before;
}
const tick = (ms = 250) => requestsOf(() => vi.advanceTimersByTime(ms));
const goOnline = () => requestsOf(() => dispatchEvent(new Event('online')));
const becomeVisible = () => requestsOf(() => document.dispatchEvent(new Event('visibilitychange')));
const storeInOtherTab = () => requestsOf(() => dispatchEvent(new StorageEvent('storage', { key: null })));

test('two tabs that start concurrently charge once', async () => {
  const otherTab = openTab(locks);
  const training = tab.click();
  await tab.reach('charging');
  void storeInOtherTab();
  void tick();
  await otherTab.click();
  expect([otherTab.step, otherTab.refusal]).toEqual(['idle', 'Another tab is busy']);
  expect(lastNotice()?.text).toMatch(/^Wait until it has finished/);
  await training;
  await tick();
  expect([otherTab.step, otherTab.refusal, charges()]).toEqual(['running', undefined, 1]);
  const pass = holdTime();
  network.backend.clock.advance(READY_MS);
  await tab.checkNow();
  await storeInOtherTab();
  pass(5_000);
  await tick();
  expect([tab.step, otherTab.step]).toEqual(['ready', 'ready']);
  await otherTab.click();
  expect([otherTab.step, charges()]).toEqual(['running', 2]);
});

test('nothing starts while the stored journal is unreadable (decision 58)', async () => {
  failStorage('Storage', 'getItem');
  expect(await requestsOf(() => tab.click())).toBe(0);
  expect(tab.snapshot.get().refusal).toMatchObject({ title: 'Nothing was started', tone: 'warning' });
  expect(lastNotice()?.text).toMatch(/^Couldn’t read your earlier trainings/);
});

test('a full bar is checked every five seconds until the twin is listed', async () => {
  await network.backend.faults.add({ operation: 'listTrainedModels', kind: 'body', body: [], times: 2 });
  const pass = holdTime();
  await tab.click();
  network.backend.clock.advance(READY_MS - 1);
  pass(5_000);
  expect([await tick(), await requestsOf(tab.click)]).toEqual([0, 0]);
  network.backend.clock.advance(1);
  expect(await tick()).toBe(2);
  pass(9_999);
  expect(await tick()).toBe(0);
  pass(10_000);
  expect(await tick()).toBe(1);
  expect(lastNotice()).toMatchObject({ title: 'Your twin is ready', variant: 'default' });
});

test('a training is checked once a minute while the page is visible', async () => {
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
  expect(await requestsOf(() => dispatchEvent(new Event('focus')))).toBe(2);
});

test('a training is checked once when the page becomes visible', async () => {
  await tab.click();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await becomeVisible()).toBe(0);
  visibility.mockReturnValue('visible');
  expect(await requestsOf(() => Promise.all([becomeVisible(), becomeVisible()]))).toBe(2);
});

test('a click during a check starts another check', async () => {
  await tab.click();
  const releaseResponses = holdResponses();
  void goOnline();
  await waitUntil(() => network.log.at(-1) === 'models');
  network.backend.clock.advance(READY_MS);
  const click = tab.checkNow();
  releaseResponses();
  await click;
  expect(tab.step).toBe('ready');
});

test('a training of another device is checked until it is ready', async () => {
  await network.trainElsewhere();
  expect(await tab.checkElsewhere()).toMatchObject({ status: 'training' });
  expect(localStorage.getItem('twin-studio:training:user_ada')).toBeNull();
  await tab.click();
  expect([tab.step, charges()]).toEqual(['runningElsewhere', 0]);
  network.backend.clock.advance(READY_MS);
  await goOnline();
  expect(tab.step).toBe('ready');
});

test('a training continues after the studio unmounts', async () => {
  const training = tab.click();
  await tab.reach('uploading');
  tab.leave();
  await Promise.resolve();
  expect(tab.step).toBe('uploading');
  await training;
  network.backend.clock.advance(READY_MS);
  expect([await tick(10_000), await becomeVisible(), await goOnline()]).toEqual([0, 0, 0]);
  await requestsOf(tab.comeBack);
  expect(tab.step).toBe('ready');
  tab.leave();
  expect([await goOnline(), await storeInOtherTab()]).toEqual([0, 0]);
  expect(tab.snapshot.get()).toMatchObject({ shown: { step: 'idle' }, warnings: [] });
});

test('a refused refund is requested once by two clicks after a reload', async () => {
  await failTraining(403);
  const request = vi.spyOn(locks, 'request');
  const reloadedTab = openTab(locks);
  await goOnline();
  await tick(10_000);
  expect(request).not.toHaveBeenCalled();
  expect([reloadedTab.refunds, charges(), refundRequests()]).toEqual([['failed'], 1, 1]);
  await Promise.all([reloadedTab.retryRefunds(), reloadedTab.retryRefunds()]);
  expect([reloadedTab.step, reloadedTab.refunds, refundRequests()]).toEqual(['idle', [], 2]);
  expect(lastNotice()?.text).toBe(REFUNDED_TEXT);
  await storeInOtherTab();
  expect(tab.snapshot.get().shown).toMatchObject({ refund: { state: 'settledElsewhere' } });
  expect(request.mock.lastCall?.[0]).toBe(`twin-studio:training-lock:${USER}`);
  tab.dismiss();
  reloadedTab.dismissSettled();
  expect([tab.step, tab.snapshot.get().warnings, reloadedTab.snapshot.get().settled]).toEqual([
    'idle',
    [],
    [],
  ]);
});

/** Stops all waits until {@link passSeconds} passes their time. */
function holdWaits(): void {
  setWaitSpeed(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Passes time. @returns the seconds in which a request was sent; 0 means immediately */
async function passSeconds(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let second = 0; second <= count; second += 1) {
    const requestCount = await requestsOf(() => second > 0 && vi.advanceTimersByTimeAsync(1_000));
    if (requestCount > 0) times.push(second);
  }
  return times;
}

test('an unclear refund is requested with pauses that double up to half a minute', async () => {
  holdWaits();
  void failTraining(...Array.from({ length: 20 }, () => 'lostBefore' as const));
  tab.leave();
  // The repeated first request ends after 4 seconds.
  expect(await passSeconds(130)).toEqual([0, 1, 4, 9, 19, 39, 69, 99, 129]);
  for (const userId of [undefined, 'user_bob']) {
    setCurrentUser(userId);
    tab.comeBack();
    tab.leave();
    expect(await passSeconds(60)).toEqual([]);
  }
  setCurrentUser(USER);
  tab.comeBack();
  expect(await passSeconds(36)).toEqual([0, 5, 15, 35]);
});

test('an unclear refund waits as long as the server requires', async () => {
  holdWaits();
  const headers = { 'retry-after': '60' };
  await network.backend.faults.add({ operation: 'refundCredits', kind: 'status', status: 429, headers });
  void failTraining();
  expect(await passSeconds(185)).toEqual([0, 60, 120, 180]);
  await network.backend.faults.clear();
  await passSeconds(60);
  expect(tab.refunds).toEqual([]);
});

const LATER = 'Lost. We request the refund when you sign in on this device and open the studio.';

test.each([
  ['with the time of the refund request', LATER, () => {}],
  ['without a promise where the browser stores nothing', 'Lost.', () => failStorage('Storage', 'setItem')],
])('a training that ends after a sign-out is announced %s', (_, text, prepare) => {
  prepare();
  const before = toastHistory().length;
  const announceEnd = (text: string, isOwed: boolean) =>
    announce(USER, { title: 'Credit Error', text }, isOwed);
  setCurrentUser('user_bob');
  announceEnd('Not for Bob.', true);
  setCurrentUser(undefined);
  // Without a charge, the landing page explains enough.
  announceEnd('Nothing was charged.', false);
  announceEnd(`Lost. ${STILL_CHECKING}`, true);
  expect(toastHistory().slice(before)).toMatchObject([{ text }]);
});

test('a canceled upload ends in a refund', async () => {
  tab.cancelUpload();
  await network.backend.faults.add({ operation: 'uploadTrainingPhotos', kind: 'hang' });
  const training = tab.click();
  await tab.reach('uploading');
  tab.cancelUpload();
  await training;
  expect(lastNotice()?.text).toBe(`You canceled the upload. ${REFUNDED_TEXT}`);
  expect(network.balance()).toBe(network.balanceBefore);
});
