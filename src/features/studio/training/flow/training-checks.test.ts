import { beforeEach, describe, expect, test, vi } from 'vitest';
import { atRest, holdAnswers } from '#mocks/testing/test-calls.ts';
import { waitUntil } from '#mocks/testing/wait-until.ts';
import { TRAINING_DURATION_MS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { setClock, syncServerClock } from '#shared/lib/clock.ts';
import { openDevice } from './testing/device.ts';
import { roughNetwork, USER, type RoughNetwork } from './testing/rough-network.ts';
import { closeTabs, holdTime, lastNotice, onReturn, openTab, type Tab } from './testing/tabs.ts';
import { callTraining } from './training-calls.ts';
import { failedOnServer, lostOnServer } from './training-messages.ts';
import type { OpenTraining } from './training-state.ts';
import { elapsedMs, isDue, isOverdue, NO_TRAINING } from './training-state.ts';

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

const UNKNOWN = { kind: 'status', status: 404 } as const;

test('a twin is the one that the server named, whatever another device trains', async () => {
  const [device, other] = [openDevice(), openDevice()];
  await device.train();
  const { id } = device.journal().open!;
  const refund = { id, failure: failedOnServer, isCharged: true, state: 'failed' } as const;
  await callTraining({ type: 'refund', refund, cause: 'resume' }, { userId: USER, photos: [] });
  await other.train();
  pass(TRAINING_DURATION_MS.fast);
  await other.look();
  expect(other.state.step).toBe('ready');
  // Its own training ended with the refund: the new twin is the other device's.
  await device.look();
  expect(device.state.step).toBe('running');
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

/** The minutes since the start by the server's clock, by this device's and by this page's. */
test.each<[string, minutes: [number, number, number], number, boolean]>([
  ['all are right', [1, 1, 1], 1, false],
  ['the usual time is over', [USUAL_MINUTES, USUAL_MINUTES, USUAL_MINUTES], USUAL_MINUTES, true],
  ['the server’s jumps ahead', [END_MINUTES + 31, 1, 1], 1, true],
  ['this device’s was set ahead', [1, END_MINUTES + 31, 1], 1, true],
  ['this device slept, and the page’s stood still', [1, END_MINUTES + 1, 1], 1, true],
  ['this device’s was set back', [USUAL_MINUTES, -57, USUAL_MINUTES], USUAL_MINUTES, true],
  ['this device’s was set back, at the end', [END_MINUTES + 1, -29, END_MINUTES], END_MINUTES, true],
  ['the server’s was set back', [-29, END_MINUTES + 1, END_MINUTES], END_MINUTES, true],
  ['the page was opened at the end', [END_MINUTES, END_MINUTES, 0], END_MINUTES, true],
])(
  'when %s (%j minutes), it counts as %i, and is checked: %s (decision 78)',
  (id, by, minutes, isChecked) => {
    const [server, device, page] = by.map((minute) => minute * MINUTE_MS) as [number, number, number];
    const shown: OpenTraining = {
      id,
      mode: 'fast',
      step: 'running',
      knownTwins: [],
      startedAt: 0,
      startedHereAt: 0,
    };
    const seen = { id, at: 0 };
    const now = { server, device, page };
    expect(elapsedMs(shown, seen, now) / MINUTE_MS).toBe(minutes);
    expect(isDue({ ...NO_TRAINING, shown, seen }, now)).toBe(isChecked);
    expect(isOverdue(shown, seen, now)).toBe(minutes === END_MINUTES);
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

describe('a training of another device', () => {
  test('is unknown while the server says nothing that can be read', async () => {
    await network.answer('getTrainingStatus', { ok: true, status: 'melted' });
    await expect(openTab().checkElsewhere()).rejects.toThrow("The server's answer could not be read.");
  });

  test('prevents one here, and is shown when it is ready', async () => {
    await network.trainElsewhere();
    const tab = openTab();
    expect(await tab.checkElsewhere()).toBe(true);
    expect(tab.step).toBe('runningElsewhere');
    await tab.press();
    expect(network.count('deduct-credits')).toBe(0);
    const asked = network.log.length;
    onReturn();
    await atRest();
    expect(network.log.length).toBeGreaterThan(asked);
    network.backend.clock.advance(TRAINING_DURATION_MS.fast);
    holdTime()(5_000);
    await tab.reach('ready');
  });
});
