import { beforeEach, describe, expect, test, vi } from 'vitest';
import { atRest, holdAnswers } from '#mocks/testing/test-calls.ts';
import { waitUntil } from '#mocks/testing/wait-until.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { setClock, syncServerClock } from '#shared/lib/clock.ts';
import { openDevice } from './testing/device.ts';
import { roughNetwork, USER, type RoughNetwork } from './testing/rough-network.ts';
import { closeTabs, holdTime, lastNotice, onReturn, openTab, type Tab } from './testing/tabs.ts';
import { callTraining } from './training-calls.ts';
import {
  failedOnServer,
  lostOnServer,
  neverFinished,
  stoppedWaiting,
  type TrainingFailure,
} from './training-failure.ts';
import type { OpenTraining } from './training-journal.ts';
import { elapsedMs, isDue, isOverdue, NO_TRAINING, readClocks } from './training-state.ts';

const ENDS_MS = TRAINING_ENDS_WITHIN_MS.fast;
const SOON_MS = 30_000;
let network: RoughNetwork;
let tab: Tab;

beforeEach(async () => {
  network = await roughNetwork();
  network.backend.clock.pause();
  tab = openTab();
  return closeTabs;
});

const pass = (ms: number) => network.backend.clock.advance(ms);

/** The answer of train/status, for a training that is the newest. */
const status = (word: string, more: object = {}) => ({
  body: { ok: true, status: word, training_status: word, completedAt: null, ...more },
});
const UNKNOWN = { kind: 'status', status: 404 } as const;
const LOST = { kind: 'network' } as const;
type Status = typeof UNKNOWN | typeof LOST | { body: object };

/** A training is checked, and again after so long. @param list is the list of twins read? */
async function check(list: string, answer: Status, ms: number): Promise<void> {
  await tab.press();
  const trigger_word = 'triggerWord' in tab.state && tab.state.triggerWord;
  await network.trainForEver();
  if (list === 'unread') await network.backend.faults.add({ operation: 'listTrainedModels', ...LOST });
  if ('body' in answer) await network.answer('getTrainingStatus', { trigger_word, ...answer.body });
  else await network.backend.faults.add({ operation: 'getTrainingStatus', ...answer });
  await tab.checkNow();
  pass(ms);
  await tab.checkNow();
}

describe('what is known of a running training (decisions 42 and 55)', () => {
  test.each<[string, Status, number]>([
    ['listed', status('training'), ENDS_MS - 1],
    ['listed', LOST, ENDS_MS - 1],
    ['listed', UNKNOWN, SOON_MS - 1],
    ['listed', status('melted'), SOON_MS],
    ['listed', { body: { ok: false, status: 'failed' } }, SOON_MS],
    ['unread', status('ready'), ENDS_MS],
    ['unread', LOST, ENDS_MS],
    ['unread', UNKNOWN, ENDS_MS],
  ])('may still run: %s, %j, after %i ms', async (list, answer, ms) => {
    await check(list, answer, ms);
    expect(tab.step).toBe('running');
  });

  test.each<[string, Status, number, TrainingFailure]>([
    ['listed', status('training'), ENDS_MS, neverFinished],
    ['listed', status('ready'), ENDS_MS, neverFinished],
    ['listed', status('melted'), ENDS_MS, neverFinished],
    ['listed', LOST, ENDS_MS, neverFinished],
    ['unread', status('training'), ENDS_MS, neverFinished],
    ['listed', status('failed'), 0, failedOnServer],
    ['unread', status('failed'), 0, failedOnServer],
    ['listed', status('failed', { refunded: true }), 0, failedOnServer],
    ['listed', UNKNOWN, SOON_MS, lostOnServer],
    ['listed', status('training', { trigger_word: 'ADA9Q' }), SOON_MS, lostOnServer],
  ])('has failed: %s, %j, after %i ms', async (list, answer, ms, failure) => {
    await check(list, answer, ms);
    expect(tab.state).toMatchObject({ failure, refund: 'refunded' });
    // Unless the server has refunded by itself (decision 50).
    const isRefunded = 'body' in answer && 'refunded' in answer.body;
    expect(network.count('refund-credits')).toBe(isRefunded ? 0 : 1);
  });

  test('is the one that the server named, whatever another device trains', async () => {
    const [device, other] = [openDevice(), openDevice()];
    await device.train();
    const { id } = device.journal().open!;
    const refund = { id, failure: failedOnServer, isCharged: true, state: 'failed' } as const;
    await callTraining({ type: 'refund', refund, follows: 'resume' }, { userId: USER, photos: [] });
    await other.train();
    pass(TRAINING_DURATION_MS.fast);
    await other.look();
    expect(other.state.step).toBe('ready');
    // Its own training ended with the refund: the new twin is the other device's.
    await device.look();
    expect(device.state.step).toBe('running');
  });

  test('is without a name the twin that was not listed just before the charge', async () => {
    const nameless = { kind: 'body', body: { ok: true }, afterEffect: true } as const;
    await network.backend.faults.add({ operation: 'trainTwin', ...nameless });
    await tab.press();
    expect(tab.state).toMatchObject({ step: 'running', triggerWord: undefined });
    await tab.checkNow();
    expect(tab.step).toBe('running');
    pass(TRAINING_DURATION_MS.fast);
    await tab.checkNow();
    const { triggerWord } = network.backend.db.twins.ofUser(USER).at(-1)!;
    expect(tab.state).toMatchObject({ step: 'ready', twin: { triggerWord } });
  });

  test('is not lost when the server knows it again', async () => {
    await tab.press();
    for (let reading = 0; reading < 2; reading += 1) {
      await network.refuse('getTrainingStatus', 404);
      await tab.checkNow();
      pass(SOON_MS);
      await tab.checkNow();
    }
    expect(tab.step).toBe('running');
  });
});

describe('an overdue training (decision 42)', () => {
  test('can be given up when the server says nothing', async () => {
    await tab.press();
    await network.trainForEver();
    pass(ENDS_MS - 1);
    await tab.stopWaiting();
    expect(tab.step).toBe('running');
    pass(1);
    await tab.stopWaiting();
    expect(tab.state).toMatchObject({ failure: stoppedWaiting, refund: 'refunded' });
    expect(network.balance()).toBe(network.balanceBefore);
  });

  test('cannot be given up before it runs', async () => {
    const device = openDevice();
    await device.send({ type: 'gaveUp' });
    network.setWeather([null, 'closedAfter']);
    await network.untilClosed(device.train);
    pass(ENDS_MS);
    await device.send({ type: 'gaveUp' });
    expect(device.journal().open?.step).toBe('uploading');
  });
});

describe('when it is checked (decision 10)', () => {
  /** The studio's clock ticks. @returns how many calls it made */
  async function tick(ms = 250): Promise<number> {
    const asked = network.log.length;
    vi.advanceTimersByTime(ms);
    await atRest();
    return network.log.length - asked;
  }

  beforeEach(() => {
    tab.leave();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    tab.comeBack();
  });

  test('at 100 %, then every five seconds until the twin is listed, which is selected', async () => {
    await network.backend.faults.add({ operation: 'listTrainedModels', kind: 'body', body: [], times: 2 });
    const waitFor = holdTime();
    await tab.press();
    pass(TRAINING_DURATION_MS.fast - 1);
    waitFor(5_000);
    expect(await tick()).toBe(0);
    pass(1);
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

  test('at once, and every few seconds, while the server does not know it', async () => {
    await tab.press();
    await network.backend.faults.add({ operation: 'getTrainingStatus', ...UNKNOWN });
    expect(await tick()).toBe(0);
    await tab.checkNow();
    expect(await tick()).toBe(2);
    expect(tab.step).toBe('running');
  });

  test('when the page is seen again, once, and not when it is hidden', async () => {
    await tab.press();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const asked = network.log.length;
    document.dispatchEvent(new Event('visibilitychange'));
    await atRest();
    expect(network.log).toHaveLength(asked);
    visibility.mockReturnValue('visible');
    const shown: string[] = [];
    const unsubscribe = tab.snapshot.subscribe(() => shown.push(tab.step));
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    await atRest();
    expect(network.log.slice(asked)).toEqual(['models', 'user_ada']);
    expect(shown.every((step) => step === 'running')).toBe(true);
    unsubscribe();
  });

  test('by a press, also during an earlier check', async () => {
    await tab.press();
    const answer = holdAnswers();
    onReturn();
    await waitUntil(() => network.log.at(-1) === 'models');
    pass(TRAINING_DURATION_MS.fast);
    const press = tab.checkNow();
    answer();
    await press;
    expect(tab.step).toBe('ready');
  });
});

const MINUTE_MS = 60_000;
const USUAL_MINUTES = TRAINING_DURATION_MS.fast / MINUTE_MS;
const END_MINUTES = ENDS_MS / MINUTE_MS;

test.each<[string, number, number, number, number, boolean]>([
  ['all are right', 1, 1, 1, 1, false],
  ['the usual time is over', USUAL_MINUTES, USUAL_MINUTES, USUAL_MINUTES, USUAL_MINUTES, true],
  ['the server’s jumps ahead', END_MINUTES + 31, 1, 1, 1, true],
  ['this device’s was set ahead', 1, END_MINUTES + 31, 1, 1, true],
  ['this device slept, and the time of the page stood still', 1, END_MINUTES + 1, 1, 1, true],
  ['this device’s was set back', USUAL_MINUTES, -57, USUAL_MINUTES, USUAL_MINUTES, true],
  [
    'this device’s was set back, and the upper bound has passed',
    END_MINUTES + 1,
    -29,
    END_MINUTES,
    END_MINUTES,
    true,
  ],
  [
    'the server’s was set back, and the page was opened later',
    -29,
    END_MINUTES + 1,
    END_MINUTES,
    END_MINUTES,
    true,
  ],
  ['the page was opened at the end', END_MINUTES, END_MINUTES, 0, END_MINUTES, true],
])(
  'when by the clocks (%s) it runs for %i and %i minutes, and this page saw %i of them, it counts as %i: asked for: %s',
  (name, serverMinutes, deviceMinutes, pageMinutes, minutes, isAsked) => {
    const start = Date.parse('2026-11-22T09:30:00Z');
    const training: OpenTraining = {
      id: name,
      mode: 'fast',
      step: 'running',
      knownTwins: [],
      startedAt: start,
      startedHereAt: start,
    };
    setClock();
    const page = vi.spyOn(performance, 'now').mockReturnValue(0);
    const seen = { id: name, at: 0 };
    page.mockReturnValue(pageMinutes * MINUTE_MS);
    syncServerClock(new Headers({ date: new Date(start + serverMinutes * MINUTE_MS).toUTCString() }));
    vi.spyOn(Date, 'now').mockReturnValue(start + deviceMinutes * MINUTE_MS);
    const now = readClocks();
    const isAskedNow = isDue({ ...NO_TRAINING, shown: training, seen }, now);
    expect([elapsedMs(training, seen, now) / MINUTE_MS, isAskedNow, isOverdue(training, seen, now)]).toEqual([
      minutes,
      isAsked,
      minutes === END_MINUTES,
    ]);
  },
);

test('a training that the server does not know is lost after 30 seconds of this page, whatever the clocks say', async () => {
  await tab.press();
  await network.backend.faults.add({ operation: 'getTrainingStatus', ...UNKNOWN });
  const start = network.backend.clock.now();
  setClock();
  const waitFor = holdTime();
  const device = vi.spyOn(Date, 'now').mockReturnValue(start);
  await tab.checkNow();
  device.mockReturnValue(start + 60 * MINUTE_MS);
  syncServerClock(new Headers({ date: new Date(start + 60 * MINUTE_MS).toUTCString() }));
  waitFor(SOON_MS - 1);
  await tab.checkNow();
  expect(tab.step).toBe('running');
  waitFor(SOON_MS);
  await tab.checkNow();
  expect(tab.state).toMatchObject({ failure: lostOnServer, refund: 'refunded' });
});
