import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRAINING_COST_CREDITS, TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { balanceOf } from '../../../../../mocks/domain/ledger.ts';
import { fakeLocks } from '../../../../test/fake-locks.ts';
import { setCurrentPerson } from '../../../../shared/api/person.ts';
import { setWaitSpeed } from '../../../../shared/lib/clock.ts';
import { toastHistory } from '../../../../shared/lib/toast.ts';
import type { RunningTraining } from './training-state.ts';
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

const HOUR_MS = 3_600_000;
const IDLE = { state: { step: 'idle' }, refunds: [], isRefunding: false, warnings: [] };
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
    const uploading = reach(tab, 'uploading').then(tab.leave);
    await Promise.all([training, uploading]);
    const leaveAgain = tab.subscribe(() => {});
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
    pass(TRAINING_DURATION_MS.fast);
    onReturn();
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

  it('and does not train after a long wait', async () => {
    const locks = fakeLocks();
    const free = work(locks);
    const tab = openTab(locks);
    const press = start(tab);
    await reach(tab, 'otherTab');
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 3_001);
    free();
    await press;
    expect(stepOf(tab)).toBe('idle');
    expect(charges()).toBe(0);
  });

  it('stays on screen while another tab checks it, and does not block a new tab', async () => {
    const locks = fakeLocks();
    const tab = openTab(locks);
    await start(tab);
    work(locks);
    void tab.checkNow();
    await Promise.resolve();
    expect(stepOf(tab)).toBe('running');
    tab.leave();
    localStorage.clear();
    expect(stepOf(openTab(locks))).toBe('idle');
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
    const now = vi.spyOn(performance, 'now').mockReturnValue(HOUR_MS);
    await tab.checkElsewhere();
    now.mockReturnValue(2 * HOUR_MS);
    await reach(tab, 'idle');
    expect(charges()).toBe(0);
  });

  it('does not wait for the check of other devices', async () => {
    const tab = openTab();
    network.setWeather([], ['closedBefore']);
    void tab.checkElsewhere();
    await start(tab);
    expect(stepOf(tab)).toBe('running');
  });
});

describe('the end of a training', () => {
  it('reads the list at 100 %, selects the new twin and says so', async () => {
    const tab = await trained();
    pass(TRAINING_DURATION_MS.fast - 1_000);
    writeElsewhere();
    expect(stepOf(tab)).toBe('running');
    pass(1_000);
    await reach(tab, 'ready');
    const { triggerWord } = network.backend.db.twins.ofUser(USER).at(-1)!;
    expect(localStorage.getItem('twin-studio:selected-twin:user_ada')).toContain(triggerWord);
    expect(lastNotice()).toMatchObject({ title: 'Your twin is ready', variant: 'default' });
  });

  it('is checked until the twin is listed, and not after the studio is left', async () => {
    const tab = await trained();
    await network.backend.faults.add({ operation: 'listTrainedModels', kind: 'body', body: [], times: 1 });
    pass(TRAINING_DURATION_MS.fast);
    await vi.waitUntil(() => network.log.includes('user_ada'));
    expect(tab.getSnapshot().state).toMatchObject({ step: 'running', percent: 100, isOverdue: false });
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 5_000);
    await reach(tab, 'ready');
    await turns();
    tab.leave();
    const asked = network.log.length;
    onReturn();
    await turns();
    expect(network.log).toHaveLength(asked);
    expect(tab.getSnapshot()).toEqual(IDLE);
  });

  it('is looked for when the page is seen again, and not when it is hidden', async () => {
    const tab = await trained();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const asked = network.log.length;
    document.dispatchEvent(new Event('visibilitychange'));
    await turns();
    expect(network.log).toHaveLength(asked);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitUntil(() => network.log.length > asked);
    expect(stepOf(tab)).toBe('running');
  });

  it('is found by a press during an earlier check', async () => {
    const tab = await trained();
    const send = globalThis.fetch;
    const { promise: end, resolve: answer } = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await send(request);
      await end;
      return response;
    });
    onReturn();
    await vi.waitUntil(() => network.log.at(-1) === 'models');
    pass(TRAINING_DURATION_MS.fast);
    vi.stubGlobal('fetch', send);
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
    await vi.waitUntil(() => (tab.getSnapshot().state as RunningTraining).isOverdue);
    await tab.stopWaiting();
    expect(tab.getSnapshot().state).toMatchObject({ step: 'failed', refund: 'refunded' });
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

  it('is shown on return, until it is dismissed', async () => {
    const tab = openTab();
    network.setWeather([null, 'lostBefore']);
    const training = start(tab);
    tab.leave();
    await training;
    expect(stepOf(tab)).toBe('failed');
    tab.dismiss();
    expect(tab.getSnapshot()).toMatchObject({ state: { step: 'idle' }, warnings: [] });
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
    expect(info.mock.calls).toEqual([['Photo guidelines:\n• One person\n• Good light']]);
  });

  it('shows the server’s first warning as a tip, and removes warnings at the next training', async () => {
    const warnings = ['Most photos are indoors.', 'Two are alike.'];
    const body = { zipUrl: '/none.zip', warnings };
    await network.backend.faults.add({ operation: 'uploadTrainingPhotos', kind: 'body', body, times: 1 });
    const told = toastHistory().length;
    const tab = await trained();
    expect(toastHistory()[told]).toMatchObject({ title: 'Photo Quality Tips', text: warnings[0] });
    expect(tab.getSnapshot().warnings).toEqual(warnings);
    await network.refuse('getCredits', 500);
    await start(tab);
    expect(tab.getSnapshot().warnings).toEqual([]);
  });
});

describe('an open refund', () => {
  it('that was refused is offered after a reload, and requested once by the button', async () => {
    await network.refuse('refundCredits', 403);
    const tab = await trained(null, 'lostBefore');
    expect(tab.getSnapshot().refunds).toHaveLength(1);
    expect(lastNotice()).toMatchObject({ title: 'Credit Error', variant: 'destructive' });
    expect(lastNotice()?.text).not.toContain('have been refunded');
    tab.leave();
    const next = openTab();
    expect(next.getSnapshot().refunds).toHaveLength(1);
    const asking = [next.retryRefunds(), next.retryRefunds()];
    expect(next.getSnapshot().isRefunding).toBe(true);
    await Promise.all(asking);
    expect(next.getSnapshot()).toMatchObject({ refunds: [], isRefunding: false, state: { step: 'idle' } });
    expect(refundCalls()).toBe(2);
    expect(balance()).toBe(before);
    expect(lastNotice()).toMatchObject({ text: BACK });
  });

  it('with an unclear answer is requested until it is clear, which closes the failure', async () => {
    const tab = await trained(null, 'lostBefore', 'late', 'late', 'late', 'busy', 'gatewayAfter');
    await vi.waitUntil(() => tab.getSnapshot().refunds.length === 0);
    expect(tab.getSnapshot().state).toMatchObject({ step: 'failed', refund: 'refunded' });
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
    expect(tab.getSnapshot().state).toMatchObject({ refund: 'unknown' });
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
    await vi.waitUntil(() => next.getSnapshot().refunds.length === 0);
    expect(balance()).toBe(before);
  });

  it('closed by another tab is removed here', async () => {
    const locks = fakeLocks();
    const [tab, other] = [openTab(locks), openTab(locks)];
    await network.refuse('refundCredits', 403);
    network.setWeather([null, 'lostBefore']);
    await start(tab);
    writeElsewhere();
    await other.retryRefunds();
    writeElsewhere();
    expect(tab.getSnapshot()).toMatchObject({ refunds: [], state: { step: 'idle' } });
  });

  it('a press without open refunds reports nothing', async () => {
    const tab = openTab();
    const told = toastHistory().length;
    await tab.retryRefunds();
    expect(toastHistory()).toHaveLength(told);
    expect(tab.getSnapshot().isRefunding).toBe(false);
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
    expect(tab.getSnapshot().refunds).toEqual([]);
  });

  it('does not change the outcome of another training', async () => {
    await network.refuse('refundCredits', 403);
    const tab = await trained(null, 'lostBefore');
    await network.refuse('deductCredits', 400);
    await start(tab);
    await tab.retryRefunds();
    expect(tab.getSnapshot().state).toMatchObject({ step: 'failed', failure: { kind: 'creditError' } });
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
