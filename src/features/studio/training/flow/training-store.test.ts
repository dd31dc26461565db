import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRAINING_COST_CREDITS, TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { balanceOf } from '../../../../../mocks/domain/ledger.ts';
import { fakeLocks } from '../../../../test/fake-locks.ts';
import { setCurrentPerson } from '../../../../shared/api/person.ts';
import { setWaitSpeed } from '../../../../shared/lib/clock.ts';
import { toastHistory } from '../../../../shared/lib/toast.ts';
import { roughNetwork, USER, type Mishap, type RoughNetwork } from './testing/rough-network.ts';
import {
  closeTabs,
  onReturn,
  lastNotice,
  openTab,
  reach,
  start,
  stepOf,
  writeElsewhere,
} from './testing/tabs.ts';

const IDLE = { state: { step: 'idle' }, refunds: [], warnings: [] };
const BACK = `Your ${TRAINING_COST_CREDITS} credits have been refunded.`;
const LOCK = 'twin-studio:training-lock:user_ada';
let network: RoughNetwork;
/** Credits before any training. */
let before: number;

beforeEach(async () => {
  network = await roughNetwork();
  before = balance();
});
afterEach(() => {
  closeTabs();
  vi.unstubAllGlobals();
  setWaitSpeed(1);
  setCurrentPerson(undefined);
});

const balance = () => balanceOf(network.backend.db.ledger.ofUser(USER));
const charges = () => network.log.filter((call) => call === 'deduct-credits').length;
const refundCalls = () => network.log.filter((call) => call === 'refund-credits').length;
const pass = (ms: number) => network.backend.clock.advance(ms);

/** Whatever is under way goes on. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
}

/** A tab in which a training was started in this weather. */
async function trained(...weather: (Mishap | null)[]) {
  const tab = openTab();
  network.setWeather(weather);
  await start(tab);
  return tab;
}

/** Another tab does something. @returns its end */
function work(locks: ReturnType<typeof fakeLocks>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks.request(LOCK, () => promise);
  return resolve;
}

/** The page's time, from now on. @returns passes it */
function holdTime(): (ms: number) => void {
  const start = Math.ceil(performance.now());
  const time = vi.spyOn(performance, 'now').mockReturnValue(start);
  return (ms) => void time.mockReturnValue(start + ms);
}

/** The answers of calls from now on are held back. @returns lets them through */
function holdAnswers(): () => void {
  const send = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await send(request);
    await promise;
    return response;
  });
  return () => {
    vi.stubGlobal('fetch', send);
    resolve();
  };
}

/** A training of Ada's on another device. */
async function trainElsewhere(): Promise<void> {
  const { id, ...another } = network.backend.db.trainings.ofUser(USER).at(-1)!;
  const facts = { triggerWord: 'ADA9Q', startedAt: network.backend.clock.now(), isDelivered: false };
  await network.backend.db.transact(async () => {
    await network.backend.db.trainings.insert({ ...another, ...facts, id: `${id}_other`, mode: 'fast' });
  });
}

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

  it('continues when the studio is left, and is shown on return', async () => {
    const tab = openTab();
    const training = start(tab);
    await reach(tab, 'uploading');
    tab.leave();
    expect(stepOf(tab)).toBe('uploading');
    await training;
    const leaveAgain = tab.snapshot.subscribe(() => {});
    await reach(tab, 'running');
    expect(charges()).toBe(1);
    leaveAgain();
  });

  it('starts none while another device’s training runs, and shows when that is ready', async () => {
    await trainElsewhere();
    const tab = openTab();
    expect(await tab.checkElsewhere()).toBe(true);
    expect(stepOf(tab)).toBe('runningElsewhere');
    await start(tab);
    expect(charges()).toBe(0);
    const asked = network.log.length;
    onReturn();
    await turns();
    expect(network.log.length).toBeGreaterThan(asked);
    pass(TRAINING_DURATION_MS.fast);
    holdTime()(5_000);
    await reach(tab, 'ready');
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
    [3_000, 'running', 1, 'Photo Quality Tips', /12 to 15 give a better likeness/],
    [3_001, 'idle', 0, 'Training Failed', /^Nothing was started, because .* try again\.$/],
  ])('and after a wait of %i ms is %s', async (ms, step, charged, title, notice) => {
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
    expect(lastNotice()).toMatchObject({ title, text: expect.stringMatching(notice) });
  });

  it('is waited for, and shown, by a tab that is opened meanwhile', async () => {
    const locks = fakeLocks();
    const one = openTab(locks);
    const training = start(one);
    await reach(one, 'charging');
    const other = openTab(locks);
    await reach(other, 'otherTab');
    await training;
    await reach(other, 'running');
    expect(charges()).toBe(1);
  });

  it('stays on screen while another tab checks it, and does not block a new tab', async () => {
    const locks = fakeLocks();
    const tab = openTab(locks);
    await start(tab);
    work(locks);
    void tab.checkNow();
    await turns();
    expect(stepOf(tab)).toBe('running');
  });

  it('is forgotten when the browser has cleared its storage while the studio was left', async () => {
    const tab = await trained();
    tab.leave();
    localStorage.clear();
    tab.leave = tab.snapshot.subscribe(() => {});
    await turns();
    expect(stepOf(tab)).toBe('idle');
  });

  it('follows another tab’s training to its end, and can train again', async () => {
    const locks = fakeLocks();
    const [one, other] = [openTab(locks), openTab(locks)];
    await start(one);
    writeElsewhere();
    await reach(other, 'running');
    pass(TRAINING_DURATION_MS.fast);
    await one.checkNow();
    writeElsewhere();
    await reach(other, 'ready');
    await start(other);
    expect(stepOf(other)).toBe('running');
    expect(charges()).toBe(2);
  });

  it('on another device counts as ended after its upper bound (decision 42)', async () => {
    await trainElsewhere();
    const tab = openTab();
    const waitFor = holdTime();
    await tab.checkElsewhere();
    await network.backend.faults.add({ operation: 'getTrainingStatus', kind: 'network' });
    for (const [ms, step] of [
      [TRAINING_ENDS_WITHIN_MS.lora - 1, 'runningElsewhere'],
      [TRAINING_ENDS_WITHIN_MS.lora, 'idle'],
    ] as const) {
      waitFor(ms);
      await tab.checkNow();
      expect(stepOf(tab)).toBe(step);
    }
  });

  it('does not wait for the check of other devices, whose late answer changes nothing', async () => {
    await trainElsewhere();
    const tab = openTab();
    const answer = holdAnswers();
    const check = tab.checkElsewhere();
    await turns();
    network.setWeather([null, 'lostBefore', 'closedAfter']);
    answer();
    void start(tab);
    await check;
    expect(stepOf(tab)).not.toBe('runningElsewhere');
  });

  it('that was refused because of another device’s shows what became of its credits', async () => {
    await trainElsewhere();
    const tab = await trained(null, null, null, 'late', 'late', 'late', 'late');
    expect(tab.snapshot.get().state).toMatchObject({
      step: 'runningElsewhere',
      refused: { refund: 'unknown' },
    });
    await vi.waitUntil(() => tab.snapshot.get().refunds.length === 0);
    expect(tab.snapshot.get().state).toMatchObject({
      step: 'runningElsewhere',
      refused: { refund: 'refunded' },
    });
    expect(balance()).toBe(before);
  });
});

describe('the end of a training', () => {
  it('reads the list at 100 %, selects the new twin and says so', async () => {
    const tab = await trained();
    pass(TRAINING_DURATION_MS.fast);
    await reach(tab, 'ready');
    const { triggerWord } = network.backend.db.twins.ofUser(USER).at(-1)!;
    expect(localStorage.getItem('twin-studio:selected-twin:user_ada')).toContain(triggerWord);
    expect(lastNotice()).toMatchObject({ title: 'Your twin is ready', variant: 'default' });
  });

  it('is checked every five seconds until the twin is listed', async () => {
    const tab = await trained();
    await network.backend.faults.add({ operation: 'listTrainedModels', kind: 'body', body: [], times: 1 });
    pass(TRAINING_DURATION_MS.fast);
    const waitFor = holdTime();
    await vi.waitUntil(() => network.log.includes('user_ada'));
    const asked = network.log.length;
    waitFor(4_999);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(network.log).toHaveLength(asked);
    expect(stepOf(tab)).toBe('running');
    waitFor(5_000);
    await reach(tab, 'ready');
  });

  it('is looked for at once, and every few seconds, while the server does not know it', async () => {
    const tab = await trained();
    await network.backend.faults.add({ operation: 'getTrainingStatus', kind: 'status', status: 404 });
    await tab.checkNow();
    const asked = network.log.length;
    await vi.waitUntil(() => network.log.length > asked);
    expect(stepOf(tab)).toBe('running');
  });

  it('is not looked for after the studio is left', async () => {
    const tab = await trained();
    await turns();
    tab.leave();
    const asked = network.log.length;
    onReturn();
    writeElsewhere();
    document.dispatchEvent(new Event('visibilitychange'));
    await turns();
    expect(network.log).toHaveLength(asked);
    expect(tab.snapshot.get()).toEqual(IDLE);
  });

  it('is looked for when the page is seen again, and not when it is hidden', async () => {
    const tab = await trained();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const asked = network.log.length;
    document.dispatchEvent(new Event('visibilitychange'));
    await turns();
    expect(network.log).toHaveLength(asked);
    visibility.mockReturnValue('visible');
    const shown: string[] = [];
    const unsubscribe = tab.snapshot.subscribe(() => shown.push(stepOf(tab)));
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitUntil(() => network.log.at(-1) === 'user_ada');
    await turns();
    // Once, and without a word.
    expect(network.log.slice(asked)).toEqual(['models', 'user_ada']);
    expect(shown.every((step) => step === 'running')).toBe(true);
    unsubscribe();
  });

  it('is found by a press during an earlier check', async () => {
    const tab = await trained();
    const answer = holdAnswers();
    onReturn();
    await vi.waitUntil(() => network.log.at(-1) === 'models');
    pass(TRAINING_DURATION_MS.fast);
    const press = tab.checkNow();
    answer();
    await press;
    expect(stepOf(tab)).toBe('ready');
  });

  it('is overdue after its upper bound, and can be given up', async () => {
    const tab = await trained();
    await network.backend.faults.add({ operation: 'listTrainedModels', kind: 'network' });
    await network.backend.faults.add({ operation: 'getTrainingStatus', kind: 'network' });
    await network.trainForEver();
    pass(TRAINING_ENDS_WITHIN_MS.fast);
    await tab.stopWaiting();
    expect(tab.snapshot.get().state).toMatchObject({ step: 'failed', refund: 'refunded' });
  });

  it.each([
    ['user_ada', true],
    ['user_bob', false],
    // Signed out meanwhile: the landing says so, unless credits may be owed.
    [undefined, true],
  ])('is announced to the person whom it is about: %s %s', async (person, isTold) => {
    const tab = openTab();
    const training = start(tab);
    const told = toastHistory().length;
    network.setWeather([null, 'lostBefore', 'busy']);
    await reach(tab, 'uploading');
    setCurrentPerson(person);
    await training;
    expect(toastHistory().length - told).toBe(isTold ? 1 : 0);
  });

  it('is not announced after a sign-out when nothing was charged', async () => {
    const told = toastHistory().length;
    setCurrentPerson(undefined);
    await trained();
    expect(toastHistory()).toHaveLength(told);
  });

  it('is shown on return, until it is dismissed', async () => {
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

  it('refunds the credits when the upload is cancelled', async () => {
    const tab = openTab();
    tab.cancelUpload();
    await network.backend.faults.add({ operation: 'uploadTrainingPhotos', kind: 'hang' });
    vi.stubGlobal('fetch', abortable(globalThis.fetch));
    const training = start(tab);
    await reach(tab, 'uploading');
    tab.cancelUpload();
    await training;
    expect(lastNotice()?.text).toBe(`You cancelled the upload. ${BACK}`);
    expect(balance()).toBe(before);
  });

  it('prints the server’s guidelines (§8)', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
    const body = { error: 'No.', details: ['Dark'], guidelines: ['One person', 'Good light'] };
    await network.refuse('uploadTrainingPhotos', 422, body);
    await trained();
    await network.refuse('uploadTrainingPhotos', 422);
    await trained();
    expect(info.mock.calls).toEqual([['Photo guidelines:\n• One person\n• Good light']]);
  });

  it('shows the server’s first warning as a tip, and removes warnings at the next training', async () => {
    const warnings = ['Most photos are indoors.', 'Two are alike.'];
    const body = { zipUrl: '/none.zip', warnings };
    await network.backend.faults.add({ operation: 'uploadTrainingPhotos', kind: 'body', body, times: 1 });
    const told = toastHistory().length;
    const tab = await trained();
    expect(toastHistory()[told]).toMatchObject({ title: 'Photo Quality Tips', text: warnings[0] });
    expect(tab.snapshot.get().warnings).toEqual(warnings);
    await network.refuse('getCredits', 500);
    await start(tab);
    expect(tab.snapshot.get().warnings).toEqual([]);
  });
});

describe('an open refund', () => {
  it('that was refused is offered after a reload, and requested once by the button', async () => {
    await network.refuse('refundCredits', 403);
    const tab = await trained(null, 'lostBefore');
    expect(tab.snapshot.get().refunds).toHaveLength(1);
    expect(lastNotice()).toMatchObject({ title: 'Credit Error', variant: 'destructive' });
    expect(lastNotice()?.text).not.toContain('have been refunded');
    tab.leave();
    const next = openTab();
    expect(next.snapshot.get().refunds).toHaveLength(1);
    await Promise.all([next.retryRefunds(), next.retryRefunds()]);
    expect(next.snapshot.get()).toEqual(IDLE);
    expect(refundCalls()).toBe(2);
    expect(balance()).toBe(before);
    expect(lastNotice()).toMatchObject({ text: BACK });
  });

  it('with an unclear answer is requested until it is clear, which closes the failure', async () => {
    const tab = await trained(null, 'lostBefore', 'late', 'late', 'late', 'busy', 'gatewayAfter');
    await vi.waitUntil(() => tab.snapshot.get().refunds.length === 0);
    expect(tab.snapshot.get().state).toMatchObject({ step: 'failed', refund: 'refunded' });
    expect(lastNotice()).toMatchObject({ title: 'Credits settled', text: BACK });
    await network.deliverLate();
    expect(balance()).toBe(before);
  });

  it('doubles its pauses up to half a minute', async () => {
    setWaitSpeed(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lost = Array.from({ length: 20 }, () => 'lostBefore' as const);
    const training = trained(null, ...lost);
    await vi.advanceTimersByTimeAsync(10_000);
    await training;
    const times: number[] = [];
    for (let second = 0, asked = refundCalls(); second < 120; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (refundCalls() > asked) times.push(second);
      asked = refundCalls();
    }
    vi.useRealTimers();
    const pauses = times.slice(1).map((time, index) => time - times[index]!);
    // The first two, of 5 and 10 seconds, were before.
    expect(pauses).toEqual([20, 30, 30, 30]);
  });

  it('is requested on return and after a reload, and never while signed out or for another user', async () => {
    setWaitSpeed(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lost = [null, 'lostBefore', 'late', 'late', 'late'] as const;
    const training = trained(...lost);
    await vi.advanceTimersByTimeAsync(4_500);
    const tab = await training;
    vi.useRealTimers();
    expect(tab.snapshot.get().state).toMatchObject({ refund: 'unknown' });
    const asked = network.log.length;
    for (const person of [undefined, 'user_bob']) {
      setCurrentPerson(person);
      onReturn();
      await turns();
      expect(network.log).toHaveLength(asked);
    }
    setCurrentPerson(USER);
    tab.leave();
    const next = openTab();
    await vi.waitUntil(() => next.snapshot.get().refunds.length === 0);
    expect(balance()).toBe(before);
  });

  it('closed by another tab is removed here, and others stay', async () => {
    const locks = fakeLocks();
    const [tab, other] = [openTab(locks), openTab(locks)];
    for (const _ of ['one', 'another']) {
      await network.refuse('refundCredits', 403);
      network.setWeather([null, 'lostBefore']);
      await start(tab);
    }
    await network.refuse('refundCredits', 403);
    await other.retryRefunds();
    expect(tab.snapshot.get()).toMatchObject({ refunds: [{}, {}], state: { step: 'failed' } });
    writeElsewhere();
    expect(tab.snapshot.get()).toMatchObject({ refunds: [{}], state: { step: 'idle' } });
    expect(tab.snapshot.get().refunds).toHaveLength(1);
  });

  it('that was refused is requested only by a press, while an unclear one is requested again', async () => {
    await network.refuse('refundCredits', 403);
    const tab = await trained(null, 'lostBefore');
    const told = toastHistory().length;
    network.setWeather([null, 'lostBefore', 'late', 'late', 'late', 'late']);
    const training = start(tab);
    await reach(tab, 'refunding');
    expect(tab.snapshot.get().refunds).toHaveLength(1);
    await training;
    expect(tab.snapshot.get().refunds).toHaveLength(2);
    await vi.waitUntil(() => tab.snapshot.get().refunds.length === 1);
    expect(refundCalls()).toBe(1 + 3 + 2);
    expect(tab.snapshot.get().refunds).toMatchObject([{ state: 'failed' }]);
    const titles = toastHistory().slice(told);
    expect(titles.map(({ title }) => title)).toEqual(['Credit Error', 'Credits settled']);
  });

  it('is requested again when the server says, and in silence while another tab does something', async () => {
    setWaitSpeed(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const locks = fakeLocks();
    const tab = openTab(locks);
    const headers = { 'retry-after': '60' };
    await network.backend.faults.add({ operation: 'refundCredits', kind: 'status', status: 429, headers });
    network.setWeather([null, 'lostBefore']);
    const training = start(tab);
    await vi.advanceTimersByTimeAsync(120_000 + 5_000);
    await training;
    const asked = refundCalls();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(refundCalls()).toBe(asked);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refundCalls()).toBe(asked + 1);
    const free = work(locks);
    onReturn();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refundCalls()).toBe(asked + 1);
    expect(stepOf(tab)).toBe('failed');
    free();
    await network.backend.faults.clear();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(tab.snapshot.get().refunds).toEqual([]);
  });

  it('a press without open refunds reports nothing', async () => {
    const tab = openTab();
    const told = toastHistory().length;
    await tab.retryRefunds();
    expect(toastHistory()).toHaveLength(told);
  });

  it('is requested by a press after another tab has finished', async () => {
    const locks = fakeLocks();
    await network.refuse('refundCredits', 403);
    const tab = openTab(locks);
    network.setWeather([null, 'lostBefore']);
    await start(tab);
    const free = work(locks);
    const press = tab.retryRefunds();
    await setImmediate();
    free();
    await press;
    expect(balance()).toBe(before);
    expect(tab.snapshot.get().refunds).toEqual([]);
  });

  it('does not change the outcome of another training', async () => {
    await network.refuse('refundCredits', 403);
    const tab = await trained(null, 'lostBefore');
    await network.refuse('deductCredits', 400);
    await start(tab);
    await tab.retryRefunds();
    expect(tab.snapshot.get().state).toMatchObject({ failure: { kind: 'creditError' } });
    expect(tab.snapshot.get().state).not.toHaveProperty('refund');
    expect(balance()).toBe(before);
  });
});

/** The simulated network does not hear of an abort: a browser's does. */
function abortable(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException('Aborted.', 'AbortError'));
      if (init?.signal?.aborted) abort();
      init?.signal?.addEventListener('abort', abort);
      fetch(input, init).then(resolve, reject);
    });
}
