import { describe, expect, it } from 'vitest';
import { TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { twinsFromModels } from '../../twins/twin.ts';
import { modelDisk, openPage, untilDoneOrCrash } from './testing/model-page.ts';
import { modelServer, type ModelServer, type Operation } from './testing/model-server.ts';
import { runTraining } from './training-flow.ts';
import { interrupted, neverFinished } from './training-failure.ts';
import type { OpenTraining } from './training-journal.ts';
import {
  checkElsewhere,
  checkTraining,
  followOtherTab,
  resumeTraining,
  stopWaiting,
} from './training-recovery.ts';
import { settle } from './training-refund.ts';

type Server = ReturnType<typeof modelServer>;
const ORDER = { mode: 'fast', photos: [], knownTwins: [] as string[] } as const;

/** A training whose page is closed in the middle, and the page of the next visit. */
async function comeBack(closed: (server: Server) => void, meanwhile: (server: Server) => void = () => {}) {
  const server = modelServer(740);
  const disk = modelDisk();
  closed(server);
  const first = openPage(server, disk);
  await untilDoneOrCrash(server, () => runTraining(first.deps, ORDER));
  meanwhile(server);
  const page = openPage(server, disk);
  await resumeTraining(page.deps);
  return { server, page, disk };
}

/** A page with this in its journal, and the answers of a server about it; undefined is none. */
function opened(open: Partial<OpenTraining>, answers: Answers = {}) {
  const server = modelServer(540);
  const page = openPage(server, modelDisk());
  const training = { id: 'id1', mode: 'fast', step: 'running', balanceBefore: 740, sentAt: 0 } as const;
  const given = { ...training, startedAt: 0, knownTwins: [], ...open };
  page.deps.journal.write({ open: given, owed: [] });
  const lost = () => Promise.reject(ApiError.of('network'));
  const { status, listed } = answers;
  server.calls.readLatestTraining = () =>
    status ? Promise.resolve({ status, triggerWord: 'ADA0X', isRefunded: false }) : lost();
  const rows = listed?.map((word) => ({ trigger_word: word, completedAt: '2026-11-21T09:00:00Z' }));
  server.calls.readTwins = () => (rows ? Promise.resolve(twinsFromModels(rows)) : lost());
  return { server, page, open: given };
}

interface Answers {
  status?: 'training' | 'ready' | 'failed' | undefined;
  listed?: string[] | undefined;
}

const crashAt = (operation: Operation, when: 'crashBefore' | 'crashAfter') => (server: Server) => {
  server.mishaps[operation] = [when];
};

describe('coming back after a page was closed', () => {
  it.each([
    { at: 'charge', when: 'crashBefore', refund: 'notCharged' },
    { at: 'charge', when: 'crashAfter', refund: 'refunded' },
    { at: 'uploadPhotos', when: 'crashBefore', refund: 'refunded' },
    { at: 'uploadPhotos', when: 'crashAfter', refund: 'refunded' },
    { at: 'requestTraining', when: 'crashBefore', refund: 'refunded' },
  ] as const)('$when $at: $refund, and the balance is whole', async ({ at, when, refund }) => {
    const { page, server, disk } = await comeBack(crashAt(at, when));
    expect(page.state).toMatchObject({ step: 'failed', refund });
    expect(server.balance).toBe(740);
    expect(JSON.parse(disk.journal)).toEqual({ open: null, owed: [] });
  });

  it('does not charge again for certainty where the charge was known to be taken', async () => {
    const { page, server } = await comeBack(crashAt('uploadPhotos', 'crashAfter'), (server) => {
      server.balance -= 5;
    });
    expect(page.state).toMatchObject({ step: 'failed', refund: 'refunded' });
    expect(server.log.filter((call) => call === 'charge')).toHaveLength(1);
  });

  it('goes on with a training that had been requested', async () => {
    const { page, server } = await comeBack(crashAt('requestTraining', 'crashAfter'));
    expect(page.state).toMatchObject({ step: 'running', mode: 'fast' });
    expect(server.balance).toBe(540);
  });

  it('keeps the clock of a training that runs', async () => {
    const { page, disk } = await comeBack(() => {});
    disk.time += 60_000;
    expect(page.state).toEqual({ step: 'running', mode: 'fast', startedAt: 1_000_000, percent: 0 });
  });

  it.each(['crashBefore', 'crashAfter'] as const)(
    'finishes an interrupted refund (%s), once',
    async (when) => {
      const { page, server } = await comeBack((server) => {
        server.mishaps.requestTraining = ['refused'];
        server.mishaps.refund = [when];
      });
      expect(page.state).toMatchObject({ step: 'failed', refund: 'refunded' });
      expect(server.balance).toBe(740);
      expect(server.bookings).toHaveLength(2);
    },
  );

  it('leaves an owed refund to the button: the person was told, and decides when', async () => {
    const { page, server, disk } = await comeBack((server) => {
      server.mishaps.requestTraining = ['refused'];
      server.mishaps.refund = ['failed'];
    });
    expect(page.state.step).toBe('idle');
    expect(server.balance).toBe(540);
    const [owed] = page.deps.journal.read().owed;
    if (!owed) throw new Error('nothing is owed');
    expect(await settle(page.deps, owed)).toBe('refunded');
    expect(server.balance).toBe(740);
    expect(JSON.parse(disk.journal)).toEqual({ open: null, owed: [] });
  });

  it.each<[Operation, string, ModelServer['mishaps']]>([
    ['charge', 'charge', { readBalance: [undefined, 'lineCutBefore'] }],
    ['requestTraining', 'training', { readLatestTraining: ['lineCutBefore'] }],
  ])(
    'claims nothing of a %s while the server cannot be asked, and settles it later',
    async (at, question, unread) => {
      const { page, server, disk } = await comeBack((server) => {
        server.mishaps = { [at]: ['crashBefore'], ...structuredClone(unread) };
        if (at === 'charge') server.mishaps.charge = ['crashAfter'];
      });
      expect(page.state).toEqual({ step: 'unsettled', question });
      await resumeTraining(page.deps);
      expect(page.state).toMatchObject({ step: 'failed', refund: 'refunded' });
      expect(server.balance).toBe(740);
      expect(JSON.parse(disk.journal)).toEqual({ open: null, owed: [] });
    },
  );

  it('finishes an interrupted refund before what is still open', async () => {
    const { page } = opened({ step: 'uploading' });
    const owed = {
      id: 'id9',
      balanceBefore: 740,
      failure: interrupted,
      isUncertain: false,
      isOffered: false,
    };
    page.deps.journal.write({ ...page.deps.journal.read(), owed: [owed] });
    await resumeTraining(page.deps);
    const steps = ['recovering', 'failed', 'recovering', 'refunding', 'failed'];
    expect(page.states.map(({ step }) => step)).toEqual(steps);
  });

  it('waits for a request that may still be under way before it gives anything back', async () => {
    const server = modelServer(740);
    const disk = modelDisk();
    server.mishaps.requestTraining = ['crashBefore'];
    const first = openPage(server, disk);
    await untilDoneOrCrash(server, () =>
      runTraining(first.deps, { mode: 'lora', photos: [], knownTwins: [] }),
    );
    const page = openPage(server, disk);
    // The request of the closed page arrives six seconds after the new page asked for the first time.
    const arrivesAt = disk.time + 6_000;
    const wait = page.deps.wait;
    page.deps.wait = async (ms) => {
      await wait(ms);
      if (disk.time >= arrivesAt && server.trainings.length === 0)
        await server.calls.requestTraining('lora', '');
    };
    await resumeTraining(page.deps);
    expect(page.state).toMatchObject({ step: 'running', mode: 'lora' });
    expect(server.balance).toBe(540);
  });
});

describe('a training that the server gives up later', () => {
  it.each<[string, string, (server: Server) => void]>([
    ['once, when it failed', 'refunded', ({ trainings: [one] }) => one && (one.status = 'failed')],
    ['when the server forgot it', 'refunded', ({ trainings }) => (trainings.length = 0)],
    [
      'unless no charge is left to give back',
      'notOwed',
      ({ trainings, bookings }) => (trainings.length = bookings.length = 0),
    ],
  ])('is refunded %s: %s', async (_, refund, meanwhile) => {
    const { page, server } = await comeBack(() => {});
    meanwhile(server);
    await checkTraining(page.deps);
    expect(page.state).toMatchObject({ step: 'failed', refund, failure: { title: 'Training Failed' } });
    await checkTraining(page.deps);
    expect(server.balance).toBe(refund === 'refunded' ? 740 : 540);
  });

  it.each([
    ['is still at it', 'training'],
    ['says ready and lists no twin', 'ready'],
  ] as const)('counts as failed, once, when the server %s after half an hour', async (_, status) => {
    const { page, server, disk } = await comeBack(() => {});
    if (status === 'ready') {
      server.calls.readLatestTraining = () =>
        Promise.resolve({ status, triggerWord: 'ADA0X', isRefunded: false });
    }
    disk.time += TRAINING_ENDS_WITHIN_MS.fast - 1;
    await checkTraining(page.deps);
    expect(page.state.step).toBe('running');
    disk.time += 1;
    await checkTraining(page.deps);
    expect(page.state).toMatchObject({ step: 'failed', refund: 'refunded' });
    await checkTraining(page.deps);
    expect(server.balance).toBe(740);
  });
});

describe('a running training that is asked about', () => {
  const NOW = 1_000_000;
  const OVERDUE = NOW - TRAINING_ENDS_WITHIN_MS.fast;
  const KNOWN = `ADA0X@${Date.parse('2026-11-21T09:00:00Z')}`;
  it.each([
    ['is ready when a new twin is listed', [], NOW, undefined, ['ADA0X'], 'ready'],
    ['is ready when its word was listed all the time', [KNOWN], NOW, 'ready', ['ADA0X'], 'ready'],
    ['goes on while the server is at it, whatever is listed', [KNOWN], NOW, 'training', ['ADA0X'], 'running'],
    ['goes on while its word is not listed', [KNOWN], NOW, 'ready', [], 'running'],
    ['goes on while nothing can be learnt', [], NOW, undefined, undefined, 'running'],
    ['goes on, overdue, while nothing can be learnt', [], OVERDUE, undefined, undefined, 'running'],
    ['goes on, overdue, while it may be listed', [], OVERDUE, 'ready', undefined, 'running'],
    ['has failed, overdue, when it is not listed', [], OVERDUE, undefined, [], 'failed'],
    ['has failed, overdue, when the server is at it', [], OVERDUE, 'training', undefined, 'failed'],
  ] as const)('%s', async (_, known, startedAt, status, listed, step) => {
    const answers = { status, listed: listed && [...listed] };
    const { page } = opened({ startedAt, knownTwins: [...known] }, answers);
    await resumeTraining(page.deps);
    expect(page.state).toMatchObject(step === 'failed' ? { step, failure: neverFinished } : { step });
    expect(page.deps.journal.read().open === null).toBe(step !== 'running');
  });

  it('is not another of the listed twins', async () => {
    const at = Date.parse('2026-11-21T09:00:00Z');
    const knownTwins = ['ADA9Q', 'ADA0X'].map((word) => `${word}@${at}`);
    const { page } = opened({ knownTwins }, { status: 'ready', listed: ['ADA9Q', 'ADA0X'] });
    await resumeTraining(page.deps);
    expect(page.state).toMatchObject({ step: 'ready', twin: { triggerWord: 'ADA0X' } });
  });

  it('is not asked about, nor given up, before it runs', async () => {
    const { page, server } = opened({ step: 'uploading' }, { status: 'failed' });
    await checkTraining(page.deps);
    await stopWaiting(page.deps);
    page.deps.journal.write({ open: null, owed: [] });
    await stopWaiting(page.deps);
    expect(page.state.step).toBe('idle');
    expect(server.log).toEqual([]);
  });
});

it('is left by Stop waiting when the bound has passed and nothing can be learnt, and then never before', async () => {
  const { page, server, disk } = await comeBack(() => {});
  await stopWaiting(page.deps);
  expect(page.state.step).toBe('running');
  disk.time += TRAINING_ENDS_WITHIN_MS.fast;
  server.mishaps.readTwins = ['failed'];
  server.mishaps.readLatestTraining = ['failed'];
  await checkTraining(page.deps);
  expect(page.state.step).toBe('running');
  server.mishaps.refund = ['failed'];
  await stopWaiting(page.deps);
  expect(page.state).toMatchObject({ step: 'failed', refund: 'owed' });
  expect(server.balance).toBe(540);
});

describe('a training that another device or tab runs', () => {
  it.each<[string, Answers, string | undefined]>([
    ['is shown while it runs', { status: 'training', listed: ['ADA0X'] }, undefined],
    ['is shown while nothing can be learnt', { listed: ['ADA0X'] }, undefined],
    ['is ready when its twin is listed', { status: 'ready', listed: ['ADA9Q', 'ADA0X'] }, 'ADA0X'],
    ['is over when its twin is not listed', { status: 'ready', listed: ['ADA9Q'] }, ''],
    ['is over when the list cannot be read', { status: 'ready' }, ''],
    ['is over when it failed, and refunded where it was paid', { status: 'failed', listed: ['ADA0X'] }, ''],
  ])('%s', async (_, answers, word) => {
    const { page, server } = opened({}, answers);
    page.deps.enter({ step: 'runningElsewhere' });
    await checkElsewhere(page.deps);
    const over = word === '' ? { step: 'idle' } : { step: 'ready', twin: { triggerWord: word } };
    expect(page.state).toMatchObject(word === undefined ? { step: 'runningElsewhere' } : over);
    expect(server.log).not.toContain('refund');
  });

  it.each<[string[] | undefined, object]>([
    [['ADA0X'], { step: 'ready', twin: { triggerWord: 'ADA0X' } }],
    [[], { step: 'idle' }],
    [undefined, { step: 'idle' }],
  ])('is over here, too, when the other tab closed it: with %j listed, %j', async (listed, state) => {
    const { page, open } = opened({}, { listed });
    page.state = { step: 'running', mode: 'fast', startedAt: 0, percent: 0 };
    await followOtherTab(page.deps, open);
    expect(page.state).toMatchObject(state);
  });
});
