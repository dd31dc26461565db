import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { setCurrentPerson } from '../../../../shared/api/person.ts';
import { noticeHistory } from '../../../../shared/ui/toast.ts';
import {
  closeTabs,
  comeBack,
  device,
  lastNotice,
  openTab,
  pass,
  start,
  stepOf,
  type Device,
  type Tab,
} from './testing/model-device.ts';
import { problem, type ModelServer } from './testing/model-server.ts';
import type { LatestTraining } from './training-calls.ts';
import type { TrainingStore } from './training-store.ts';

const THREE_MINUTES_MS = 180_000;
const HOUR_MS = 3_600_000;

/** A tab in which a training runs. */
async function training(mishaps?: ModelServer['mishaps']) {
  const here = device(mishaps);
  const tab = openTab(here);
  await start(tab);
  return { here, tab };
}

function end({ server }: Device, status: 'ready' | 'failed') {
  for (const one of server.trainings) one.status = status;
}

/** Another tab has written the journal. */
const writeElsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  closeTabs();
  vi.useRealTimers();
  setCurrentPerson(undefined);
});

describe('one training at a time', () => {
  it('takes two presses for one', async () => {
    const here = device();
    const tab = openTab(here);
    await Promise.all([start(tab), start(tab), start(tab)]);
    expect(stepOf(tab)).toBe('running');
    expect(here.server.bookings).toHaveLength(1);
  });

  it('charges once when two tabs are pressed at once, and shows the training in both', async () => {
    const here = device();
    const [one, other] = [openTab(here), openTab(here)];
    await Promise.all([start(one), start(other)]);
    await vi.advanceTimersByTimeAsync(0);
    expect([stepOf(one), stepOf(other)]).toEqual(['running', 'running']);
    expect(here.server.bookings).toHaveLength(1);
  });

  it('goes on when the studio is left in the middle, and is there on return', async () => {
    const here = device();
    const { promise, resolve: answer } = Promise.withResolvers<{ zipUrl: string; warnings: string[] }>();
    here.server.calls.uploadPhotos = () => promise;
    const tab = openTab(here);
    const training = start(tab);
    await vi.advanceTimersByTimeAsync(0);
    expect(stepOf(tab)).toBe('uploading');
    tab.leave();
    answer({ zipUrl: 'z', warnings: [] });
    await training;
    expect(here.server.trainings).toHaveLength(1);
    const leaveAgain = tab.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(stepOf(tab)).toBe('running');
    leaveAgain();
  });

  it('does not start one while another device has one running', async () => {
    const here = device();
    here.server.trainings.push({ status: 'training', word: 'ADA9Q' });
    const tab = openTab(here);
    await tab.checkElsewhere();
    expect(stepOf(tab)).toBe('runningElsewhere');
    await start(tab);
    expect(here.server.bookings).toEqual([]);
    await comeBack();
    expect(here.server.log.filter((call) => call === 'readLatestTraining')).toHaveLength(2);
    end(here, 'ready');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(tab.getSnapshot().state).toMatchObject({ step: 'ready', twin: { triggerWord: 'ADA9Q' } });
  });

  it.each([
    [3_000, 2, 'failed'],
    [3_001, 1, 'idle'],
  ])(
    'waits for the tab that was first, and trains after %i ms: %i charges',
    async (waitedMs, charges, step) => {
      const here = device();
      const [one, other] = [openTab(here), openTab(here)];
      const { promise, reject } = Promise.withResolvers<never>();
      here.server.calls.uploadPhotos = () => promise;
      const first = start(one);
      await vi.advanceTimersByTimeAsync(1_000);
      const second = start(other);
      await vi.advanceTimersByTimeAsync(waitedMs);
      expect(stepOf(other)).toBe('otherTab');
      reject(ApiError.of('network'));
      await Promise.all([first, second]);
      expect(here.server.bookings.filter(({ kind }) => kind === 'charge')).toHaveLength(charges);
      expect(stepOf(other)).toBe(step);
    },
  );

  it('is shown on without a look at the server when another tab writes of it, and drawn once a percent', async () => {
    const { here, tab } = await training();
    const drawn: string[] = [];
    const leave = tab.subscribe(() => drawn.push(stepOf(tab)));
    const asked = here.server.log.length;
    writeElsewhere();
    await vi.advanceTimersByTimeAsync(0);
    expect(new Set(drawn)).toEqual(new Set(['running']));
    expect(here.server.log).toHaveLength(asked);
    drawn.length = 0;
    await pass(here, THREE_MINUTES_MS / 100);
    expect(drawn).toEqual(['running']);
    leave();
  });

  it('lets a tab that merely opens wait for nobody', async () => {
    const here = device();
    void here.locks?.request('twin-studio:training-lock:user_ada', () => new Promise(() => {}));
    const tab = openTab(here);
    await vi.advanceTimersByTimeAsync(0);
    expect(stepOf(tab)).toBe('idle');
    void start(tab);
    await vi.advanceTimersByTimeAsync(0);
    expect(stepOf(tab)).toBe('otherTab');
  });

  it('stays on show while another tab asks about it', async () => {
    const { here, tab } = await training();
    void here.locks?.request('twin-studio:training-lock:user_ada', () => new Promise(() => {}));
    void tab.checkNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(stepOf(tab)).toBe('running');
  });

  it('follows another tab to its end, and trains again then', async () => {
    const here = device();
    const [one, other] = [openTab(here), openTab(here)];
    await start(one);
    writeElsewhere();
    await vi.advanceTimersByTimeAsync(0);
    expect(stepOf(other)).toBe('running');
    end(here, 'ready');
    await one.checkNow();
    writeElsewhere();
    await vi.advanceTimersByTimeAsync(0);
    expect(stepOf(other)).toBe('ready');
    await start(other);
    expect(stepOf(other)).toBe('running');
    expect(here.server.bookings).toHaveLength(2);
  });

  it('on another device is over after its bound, whatever the server says (decision 42)', async () => {
    const here = device();
    here.server.trainings.push({ status: 'training', word: 'ADA9Q' });
    const tab = openTab(here);
    const now = vi.spyOn(performance, 'now').mockReturnValue(HOUR_MS);
    await tab.checkElsewhere();
    now.mockReturnValue(2 * HOUR_MS - 1);
    await vi.advanceTimersByTimeAsync(250);
    expect(stepOf(tab)).toBe('runningElsewhere');
    now.mockReturnValue(2 * HOUR_MS);
    await vi.advanceTimersByTimeAsync(250);
    expect(stepOf(tab)).toBe('idle');
  });

  it('is not stopped by a late answer about another device', async () => {
    const here = device();
    const { promise, resolve } = Promise.withResolvers<LatestTraining>();
    here.server.calls.readLatestTraining = () => promise;
    const tab = openTab(here);
    const asked = tab.checkElsewhere();
    await start(tab);
    tab.dismiss();
    resolve({ status: 'training', triggerWord: 'ADA9Q', isRefunded: false });
    await asked;
    expect(stepOf(tab)).toBe('running');
  });

  it('does not wait for a server that does not answer who else is training', async () => {
    const here = device();
    here.server.calls.readLatestTraining = () => new Promise(() => {});
    const tab = openTab(here);
    void tab.checkElsewhere();
    await start(tab);
    expect(stepOf(tab)).toBe('running');
  });
});

it('gives the credits back when the person cancels the upload', async () => {
  const here = device();
  here.server.calls.uploadPhotos = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(ApiError.of('aborted')));
    });
  const tab = openTab(here);
  const training = start(tab);
  await vi.advanceTimersByTimeAsync(0);
  expect(stepOf(tab)).toBe('uploading');
  tab.cancelUpload();
  await training;
  expect(lastNotice()?.text).toBe('You cancelled the upload. Your 200 credits have been refunded.');
  expect(here.server.balance).toBe(740);
});

describe('the end of a training', () => {
  it('reads the list at 100 %, selects the new twin and says so', async () => {
    const { here, tab } = await training();
    await pass(here, THREE_MINUTES_MS - 1);
    expect(stepOf(tab)).toBe('running');
    end(here, 'ready');
    await pass(here, 1);
    expect(tab.getSnapshot().state).toMatchObject({ step: 'ready', twin: { triggerWord: 'ADA0X' } });
    expect(localStorage.getItem('twin-studio:selected-twin:user_ada')).toContain('ADA0X');
    expect(lastNotice()).toMatchObject({ title: 'Your twin is ready', variant: 'default' });
  });

  it('is finishing up, and asks again, until the twin is listed', async () => {
    const { here, tab } = await training();
    await pass(here, THREE_MINUTES_MS);
    expect(stepOf(tab)).toBe('finishing');
    await pass(here, 30_000);
    expect(stepOf(tab)).toBe('finishing');
    end(here, 'ready');
    await pass(here, 6_000);
    expect(stepOf(tab)).toBe('ready');
  });

  it('asks every five seconds, and no more once the studio is left', async () => {
    const { here, tab } = await training();
    here.time += THREE_MINUTES_MS;
    await vi.advanceTimersByTimeAsync(250);
    const asked = () => here.server.log.filter((call) => call === 'readTwins').length;
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(2);
    await comeBack();
    expect(asked()).toBe(3);
    tab.leave();
    await pass(here, 0);
    await comeBack();
    expect(asked()).toBe(3);
    expect(tab.getSnapshot()).toEqual({
      state: { step: 'idle' },
      owed: [],
      isRefunding: false,
      warnings: [],
    });
  });

  it('says that it is long overdue, and can be left then', async () => {
    const { here, tab } = await training();
    Object.assign(here.server.calls, {
      readTwins: () => Promise.reject(ApiError.of('network')),
      readLatestTraining: () => Promise.reject(ApiError.of('network')),
    });
    await pass(here, THREE_MINUTES_MS);
    expect(tab.getSnapshot().state).not.toHaveProperty('isOverdue');
    await pass(here, HOUR_MS);
    expect(tab.getSnapshot().state).toMatchObject({ step: 'finishing', isOverdue: true });
    await tab.stopWaiting();
    expect(tab.getSnapshot().state).toMatchObject({ step: 'failed', refund: 'refunded' });
  });

  it.each([
    ['user_ada', 'requestTraining', true],
    ['user_bob', 'requestTraining', false],
    // Signed out meanwhile: the landing says so, unless credits may be owed.
    [undefined, 'requestTraining', true],
    [undefined, 'charge', false],
  ] as const)(
    'is told to whom it is about: with %s here, after a failed %s: %s',
    async (person, call, isTold) => {
      const here = device();
      here.server.mishaps[call] = ['signedOut'];
      const tab = openTab(here);
      const before = noticeHistory().length;
      setCurrentPerson(person);
      await start(tab);
      expect(noticeHistory()).toHaveLength(before + (isTold ? 1 : 0));
      tab.leave();
    },
  );

  it('stays on show when the studio was left meanwhile, until it has been read', async () => {
    const here = device({ requestTraining: ['failed'] });
    const tab = openTab(here);
    const training = start(tab);
    tab.leave();
    await training;
    expect(stepOf(tab)).toBe('failed');
    tab.dismiss();
    expect(tab.getSnapshot()).toMatchObject({ state: { step: 'idle' }, warnings: [] });
    await start(tab);
    tab.dismiss();
    expect(here.server.trainings).toHaveLength(1);
  });

  it('prints what good photos are like, if the server says so (§8)', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
    const here = device();
    const guidelines = ['One person', 'Good light'];
    const tab = openTab(here);
    here.server.mishaps.uploadPhotos = ['failed'];
    await start(tab);
    expect(info).not.toHaveBeenCalled();
    here.server.calls.uploadPhotos = () =>
      Promise.reject(problem(422, { error: 'No.', details: ['Dark'], guidelines }));
    await start(tab);
    expect(info.mock.calls).toEqual([['Photo guidelines:\n• One person\n• Good light']]);
  });

  it('refunds a training that the server gave up', async () => {
    const { here, tab } = await training();
    end(here, 'failed');
    await pass(here, THREE_MINUTES_MS);
    expect(tab.getSnapshot().state).toMatchObject({ step: 'failed', refund: 'refunded' });
    expect(here.server.balance).toBe(740);
    expect(lastNotice()).toMatchObject({
      title: 'Training Failed',
      text: 'The server could not finish this training. Your 200 credits have been refunded.',
      variant: 'destructive',
    });
  });
});

describe('a clock that is set back by an hour', () => {
  const percentOf = (tab: TrainingStore) => {
    const { state } = tab.getSnapshot();
    return 'percent' in state ? state.percent : undefined;
  };

  it('never moves the progress back, also after a reload, and the training goes on from there', async () => {
    const { here, tab } = await training();
    await pass(here, THREE_MINUTES_MS / 2);
    expect(percentOf(tab)).toBe(50);
    await pass(here, -HOUR_MS);
    expect(percentOf(tab)).toBe(50);
    tab.leave();
    const next = openTab(here);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(percentOf(next)).toBe(50);
    await pass(here, THREE_MINUTES_MS / 4);
    expect(percentOf(next)).toBe(75);
  });

  it.each([
    ['a reload', (tab: Tab, here: Device) => (tab.leave(), openTab(here))],
    ['a return to the page', (tab: Tab) => (document.dispatchEvent(new Event('visibilitychange')), tab)],
  ] as const)('does not keep a twin that is ready from being noticed at %s', async (_, returnTo) => {
    const { here, tab } = await training();
    end(here, 'ready');
    await pass(here, -HOUR_MS);
    expect(stepOf(tab)).toBe('running');
    const next = returnTo(tab, here);
    await vi.advanceTimersByTimeAsync(0);
    expect(stepOf(next)).toBe('ready');
  });
});

it('tells the first remark of the server as a tip, and forgets them at the next training', async () => {
  const here = device({ requestTraining: ['failed', 'failed'] });
  const warnings = ['Most photos are indoors.', 'Two are alike.'];
  const { uploadPhotos } = here.server.calls;
  here.server.calls.uploadPhotos = () => Promise.resolve({ zipUrl: 'z', warnings });
  const tab = openTab(here);
  const before = noticeHistory().length;
  await start(tab);
  expect(noticeHistory()[before]).toMatchObject({ title: 'Photo Quality Tips', text: warnings[0] });
  expect(tab.getSnapshot().warnings).toEqual(warnings);
  here.server.calls.uploadPhotos = uploadPhotos;
  await start(tab);
  expect(tab.getSnapshot().warnings).toEqual([]);
  expect(noticeHistory()).toHaveLength(before + 3);
});

it('has no upload to cancel before one began', () => {
  const tab = openTab(device());
  tab.cancelUpload();
  expect(stepOf(tab)).toBe('idle');
});
