import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TRAINING_COST_CREDITS, TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { balanceOf } from '../../../../../mocks/domain/ledger.ts';
import { setCurrentPerson } from '../../../../shared/api/person.ts';
import { setWaitSpeed } from '../../../../shared/lib/clock.ts';
import { openDevice, type Device } from './testing/device.ts';
import { MISHAPS, roughNetwork, USER, type Mishap, type RoughNetwork } from './testing/rough-network.ts';
import {
  checkElsewhere,
  checkTraining,
  resumeTraining,
  requestRefund,
  showElsewhere,
  stopWaiting,
} from './training-flow.ts';
import type { TrainingFailure } from './training-failure.ts';
import { isTrainingBusy, type TrainingState } from './training-state.ts';

const MINUTE_MS = 60_000;
let network: RoughNetwork;
let device: Device;
let states: TrainingState[];
/** Credits before the training. */
let before: number;

beforeEach(async () => {
  network = await roughNetwork();
  before = balance();
  states = [];
  device = openDevice((state) => states.push(state));
});

afterEach(() => {
  vi.unstubAllGlobals();
  setWaitSpeed(1);
});

const balance = () => balanceOf(network.backend.db.ledger.ofUser(USER));
const steps = () => states.map(({ step }) => step).join(' ');
const refunds = () => states.flatMap((state) => (state.step === 'failed' ? [state.refund] : []));
/** The calls that change something. */
const changes = () => network.log.flatMap((call) => CHANGES[call] ?? []).join(' ');
const CHANGES: Record<string, string> = {
  'deduct-credits': 'charge',
  'upload-photos': 'upload',
  train: 'train',
  'refund-credits': 'refund',
};
const pass = (ms: number) => network.backend.clock.advance(ms);
const answer = (operation: OperationId, body: unknown) =>
  network.backend.faults.add({ operation, kind: 'body', body });

async function trainWith(...weather: (Mishap | null)[]): Promise<void> {
  network.setWeather(weather);
  await device.train();
}

/**
 * Each row of the protocol (docs/decisions.md): what happens to one call after the other (`-`: nothing), the calls that are
 * made, what is said of the credits, and whether they are gone then. A page that was closed is opened again.
 */
const PROTOCOL = `
nothing goes wrong              |                                  | charge upload train                    |                          | yes
charge lost                     | lostAfter                        | charge charge upload train             |                          | yes
charge lost twice               | lostAfter gatewayAfter           | charge charge charge upload train      |                          | yes
charge in flight                | busy                             | charge charge upload train             |                          | yes
charge answered unreadably      | garbled                          | charge charge upload train             |                          | yes
charge answered by a firewall   | blocked                          | charge charge upload train             |                          | yes
charge not booked, says a 200   | saidNo                           | charge                                 | notCharged               | no
charge unclear, and booked      | lostAfter busy lostBefore        | charge charge charge refund            | chargeUnknown refunded   | no
charge unclear, and not booked  | late lostBefore gatewayBefore    | charge charge charge refund            | chargeUnknown neverTaken | no
charge and refund unclear       | late late late late late late    | charge charge charge refund refund refund | chargeUnknown chargeUnknown | no
refund of such a charge lost    | late late late lostBefore        | charge charge charge refund refund     | chargeUnknown neverTaken | no
upload lost                     | - lostAfter                      | charge upload refund                   | refunded                 | no
refund lost twice               | - lostBefore lostAfter lostAfter | charge upload refund refund refund     | refunded                 | no
refund unclear                  | - lostBefore late late late      | charge upload refund refund refund     | unknown                  | yes
refund not booked, says a 200   | - lostBefore saidNo              | charge upload refund                   | failed                   | yes
signed out before the refund    | - lostBefore signedOut           | charge upload refund                   | unknown                  | yes
training lost twice             | - - lostAfter garbled            | charge upload train train train        |                          | yes
training unclear                | - - lostAfter lostAfter busy     | charge upload train train train refund | refunded                 | no
closed before the charge        | closedBefore                     | charge refund                          | chargeUnknown neverTaken | no
closed after the charge         | closedAfter                      | charge refund                          | chargeUnknown refunded   | no
closed during the upload        | - closedAfter                    | charge upload refund                   | refunded                 | no
closed before the training      | - - closedBefore                 | charge upload train train              |                          | yes
closed after the training       | - - closedAfter                  | charge upload train train              |                          | yes
and then unclear                | - - closedAfter lostAfter lostAfter lostAfter | charge upload train train train train refund | refunded | no
closed before the refund        | - lostBefore closedBefore        | charge upload refund refund            | refunded                 | no
closed after the refund         | - lostBefore closedAfter         | charge upload refund refund            | refunded                 | no
`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

describe('A training, call by call (§4.6, decisions 7, 9 and 54)', () => {
  it.each(PROTOCOL)('%s', async (_, weather = '', calls, said, isGone) => {
    network.setWeather(weather.split(' ').map((word) => MISHAPS.find((mishap) => mishap === word) ?? null));
    if (!(await network.untilClosed(device.train))) {
      device.reopen();
      await resumeTraining(device.deps);
    }
    expect(changes()).toBe(calls);
    expect(
      refunds()
        .map((refund) => refund ?? 'notCharged')
        .join(' '),
    ).toBe(said);
    expect(balance()).toBe(isGone === 'yes' ? before - TRAINING_COST_CREDITS : before);
    // Whatever is late by now changes nothing, unless its refund is still to be asked for.
    await network.signIn();
    await network.deliverLate();
    for (const refund of device.journal().refunds) await requestRefund(device.deps, refund);
    expect(await isReady()).toBe(said === '');
    expect(balance()).toBe(said === '' ? before - TRAINING_COST_CREDITS : before);
    expect(device.journal()).toEqual({ open: null, refunds: [] });
    expect(isTrainingBusy(device.state)).toBe(false);
  });

  it.each<[(Mishap | null)[], string, number]>([
    [[], 'requesting running, recovering running', 1],
    [[null, 'lostBefore'], 'refunding failed, ', 0],
    [[null, 'lostBefore', 'closedAfter'], 'refunding, recovering failed', 0],
    [[null, 'closedAfter'], ', recovering refunding failed', 0],
    [[null, null, 'closedAfter'], 'requesting, recovering running', 2],
  ])('shows its steps in order, and after a reload: %j', async (weather, expected, requests) => {
    await answer('getCredits', { credits: TRAINING_COST_CREDITS });
    network.setWeather(weather);
    await network.untilClosed(device.train);
    const before = `checkingCredits charging uploading ${expected.split(', ')[0]}`.trim();
    expect(steps()).toBe(before);
    device.reopen();
    await resumeTraining(device.deps);
    expect(steps().slice(before.length).trim()).toBe(expected.split(', ')[1]);
    expect(network.log.filter((call) => call === 'train')).toHaveLength(requests);
  });
});

/** When its time is over: is the training on show ready, and is it this one? */
async function isReady(): Promise<boolean> {
  const word = device.journal().open?.triggerWord;
  pass(3 * MINUTE_MS);
  await checkTraining(device.deps);
  return device.state.step === 'ready' && device.state.twin.triggerWord === word;
}

describe('Answers that are clear (decision 54)', () => {
  it('a repeated charge refused with 402 is compensated, because the first one may still arrive', async () => {
    await network.refuse('deductCredits', 402, { error: 'Insufficient credits', available: 140 });
    await trainWith('late');
    expect(device.state).toMatchObject({
      refund: 'neverTaken',
      failure: {
        kind: 'insufficientCredits',
        message: `You need ${TRAINING_COST_CREDITS} credits. You have 140 credits.`,
      },
    });
    await network.deliverLate();
    expect(balance()).toBe(before);
  });

  it.each([
    ['charge', 'deductCredits', 'charge', undefined],
    ['training', 'trainTwin', 'charge upload train refund', 'refunded'],
  ] as const)('a %s that is clearly refused is not repeated', async (_, operation, calls, refund) => {
    await network.refuse(operation, 422, { error: 'No.' });
    await device.train();
    expect(changes()).toBe(calls);
    expect(refunds()).toEqual(refund === undefined ? [undefined] : [refund]);
    expect(balance()).toBe(before);
  });

  it('a training refused by a readable 5xx is refunded at once (§4)', async () => {
    await network.refuse('trainTwin', 502);
    await device.train();
    expect(changes()).toBe('charge upload train refund');
    expect(balance()).toBe(before);
  });

  it('a refused refund stays open, to be requested again', async () => {
    await network.refuse('refundCredits', 403);
    await trainWith(null, 'lostBefore');
    expect(device.state).toMatchObject({ refund: 'failed' });
    const [refund] = device.journal().refunds;
    expect(refund?.state).toBe('failed');
    device.reopen();
    await resumeTraining(device.deps);
    expect(changes()).toBe('charge upload refund');
    await network.refuse('refundCredits', 403);
    expect(await requestRefund(device.deps, refund!)).toMatchObject({ outcome: 'failed' });
    expect(await requestRefund(device.deps, refund!)).toMatchObject({ outcome: 'refunded' });
    expect(balance()).toBe(before);
  });

  it('a refund with nothing left claims nothing', async () => {
    const body = { error: 'Nothing is left.', code: 'nothingLeft', available: 740 };
    await network.refuse('refundCredits', 409, body);
    await trainWith(null, 'lostBefore');
    expect(device.state).toMatchObject({ refund: 'nothingLeft' });
    expect(device.journal().refunds).toEqual([]);
  });

  it('a server that has refunded by itself gets no refund request (decision 50)', async () => {
    await network.refuse('trainTwin', 502, { error: 'The trainer is full.', refunded: true });
    await device.train();
    expect(device.state).toMatchObject({ step: 'failed', refund: 'refunded' });
    expect(changes()).toBe('charge upload train');
    expect(device.journal()).toEqual({ open: null, refunds: [] });
  });
});

describe('Refusals and unreadable answers', () => {
  const NO_UPLOAD = 'Failed to upload photos for training';
  const NO_FACE = { error: 'No.', details: ['No face'], guidelines: ['One person'] };
  it.each([
    [
      'getCredits',
      { credits: TRAINING_COST_CREDITS - 1 },
      '',
      'insufficientCredits',
      `You have ${TRAINING_COST_CREDITS - 1} credits.`,
    ],
    ['getCredits', { credits: '740' }, '', 'creditError', "The server's answer could not be read."],
    ['listTrainedModels', {}, '', 'trainingFailed', "The server's answer could not be read. No training was"],
    ['uploadTrainingPhotos', {}, 'charge upload refund', 'trainingFailed', NO_UPLOAD],
    ['uploadTrainingPhotos', { zipUrl: 'z', error: 'No.' }, 'charge upload refund', 'trainingFailed', 'No.'],
    [
      'uploadTrainingPhotos',
      { zipUrl: 'z', error: true },
      'charge upload refund',
      'trainingFailed',
      NO_UPLOAD,
    ],
    ['uploadTrainingPhotos', NO_FACE, 'charge upload refund', 'photosRejected', 'No face'],
    ['trainTwin', {}, 'charge upload train refund', 'trainingFailed', 'Failed to start training'],
    ['trainTwin', { ok: false, error: 'No.' }, 'charge upload train refund', 'trainingFailed', 'No.'],
    ['trainTwin', { ok: false, refunded: true }, 'charge upload train', 'trainingFailed', 'Failed to start'],
  ] as const)('%s: %j', async (operation, body, calls, kind, message) => {
    await answer(operation, body);
    await device.train();
    expect(changes()).toBe(calls);
    expect(device.state).toMatchObject({
      failure: {
        kind,
        message: expect.stringContaining(message),
        guidelines: body === NO_FACE ? NO_FACE.guidelines : [],
      },
    });
    expect(refunds().at(-1)).toBe(calls === '' ? undefined : 'refunded');
  });

  it('an upload without warnings is enough', async () => {
    await answer('uploadTrainingPhotos', { zipUrl: '/photos.zip', error: null });
    const warn = vi.spyOn(device.deps, 'warn');
    await device.train();
    expect(warn).not.toHaveBeenCalled();
    expect(changes()).toMatch(/^charge upload train/);
  });

  it('nothing begins while the journal cannot be read (decision 58)', async () => {
    vi.spyOn(device.deps.journal, 'isReadable').mockReturnValue(false);
    await device.train();
    expect(network.log).toEqual([]);
    expect(device.state).toMatchObject({ step: 'failed', failure: { kind: 'creditError' } });
  });

  it('nothing begins while somebody else is signed in (decision 49)', async () => {
    setCurrentPerson('user_bob');
    await device.train();
    expect(network.log).toEqual(['models']);
    expect(device.state).toMatchObject({ step: 'failed', failure: { kind: 'creditError' } });
  });
});

describe('After a reload (decision 9)', () => {
  it('starts the clock when a training is requested long after the reload', async () => {
    network.setWeather([null, null, 'closedBefore']);
    await network.untilClosed(device.train);
    pass(31 * MINUTE_MS);
    device.reopen();
    await resumeTraining(device.deps);
    await checkTraining(device.deps);
    expect(device.state.step).toBe('running');
  });

  it('finds a training ready that ended during the reload', async () => {
    network.setWeather([null, null, 'closedAfter']);
    await network.untilClosed(device.train);
    pass(31 * MINUTE_MS);
    device.reopen();
    await resumeTraining(device.deps);
    expect(device.state.step).toBe('ready');
  });

  it('keeps a refund unknown when its repeated call is refused', async () => {
    network.setWeather([null, 'lostBefore', 'closedAfter']);
    await network.untilClosed(device.train);
    device.reopen();
    await network.refuse('refundCredits', 400);
    await resumeTraining(device.deps);
    expect(device.state).toMatchObject({ step: 'failed', refund: 'unknown' });
  });
});

describe('Whose training is ready (decision 55)', () => {
  it('the one that the server named, whatever another device trains', async () => {
    await device.train();
    const { open } = device.journal();
    await requestRefund(device.deps, { id: open!.id, failure: FAILURE, isCharged: true, state: 'failed' });
    const other = openDevice();
    await other.train();
    pass(3 * MINUTE_MS);
    await checkTraining(other.deps);
    expect(other.state.step).toBe('ready');
    // Its own training ended with the refund: the new twin is the other device's.
    await checkTraining(device.deps);
    expect(device.state.step).toBe('running');
    pass(30_000);
    await checkTraining(device.deps);
    expect(device.state).toMatchObject({ step: 'failed', refund: 'refunded' });
  });

  it('without a name, the twin that was not listed just before the charge', async () => {
    const nameless = { kind: 'body', body: { ok: true }, afterEffect: true } as const;
    await network.backend.faults.add({ operation: 'trainTwin', ...nameless });
    await device.train();
    expect(device.journal().open?.triggerWord).toBeUndefined();
    await checkTraining(device.deps);
    expect(device.state.step).toBe('running');
    pass(3 * MINUTE_MS);
    await checkTraining(device.deps);
    const trained = network.backend.db.twins.ofUser(USER).at(-1);
    expect(device.state).toMatchObject({ step: 'ready', twin: { triggerWord: trained?.triggerWord } });
  });

  it('a training that the server does not know for 30 seconds is compensated', async () => {
    network.backend.clock.pause();
    await device.train();
    await network.refuse('getTrainingStatus', 404);
    await checkTraining(device.deps);
    for (const [ms, step] of [
      [29_999, 'running'],
      [1, 'failed'],
    ] as const) {
      pass(ms);
      await network.refuse('getTrainingStatus', 404);
      await checkTraining(device.deps);
      expect(device.state.step).toBe(step);
    }
    expect(device.state).toMatchObject({ refund: 'refunded' });
    expect(balance()).toBe(before);
  });

  it.each([
    { ok: false, status: 'failed' },
    { ok: true, status: 'melted' },
  ])('is not lost where the server says nothing that can be read: %j', async (body) => {
    await device.train();
    await answer('getTrainingStatus', body);
    await checkTraining(device.deps);
    pass(30_000);
    await checkTraining(device.deps);
    expect(device.state.step).toBe('running');
  });

  it('a training that the server knows again is not lost', async () => {
    await device.train();
    for (let reading = 0; reading < 2; reading += 1) {
      await network.refuse('getTrainingStatus', 404);
      await checkTraining(device.deps);
      pass(30_000);
      await checkTraining(device.deps);
    }
    expect(device.state.step).toBe('running');
  });
});

describe('An overdue training (decision 42)', () => {
  it.each([
    ['is ready, and not listed', { status: 'ready' }, true],
    ['says nothing readable', { status: 'melted' }, true],
    ['fails', { status: 'failed' }, true],
    ['fails, and was refunded by the server', { status: 'failed', refunded: true }, false],
    ['never ends', { status: 'training' }, true],
  ])('%s', async (_, change, wasRequested) => {
    await device.train();
    const trigger_word = device.journal().open?.triggerWord;
    const body = { ok: true, trigger_word, training_status: 'processing', completedAt: null, ...change };
    await network.backend.faults.add({ operation: 'getTrainingStatus', kind: 'body', body });
    await network.backend.faults.add({ operation: 'listTrainedModels', kind: 'body', body: [] });
    pass(31 * MINUTE_MS);
    await checkTraining(device.deps);
    expect(device.state).toMatchObject({ step: 'failed' });
    expect(changes().includes('refund')).toBe(wasRequested);
  });

  it('never ends, by its status alone', async () => {
    await device.train();
    await network.trainForEver();
    pass(TRAINING_ENDS_WITHIN_MS.fast);
    const trigger_word = device.journal().open?.triggerWord;
    await answer('getTrainingStatus', { ...STATUS, status: 'training', trigger_word });
    network.setWeather([], ['lostBefore']);
    await checkTraining(device.deps);
    expect(device.state).toMatchObject({ step: 'failed', refund: 'refunded' });
  });

  it('cannot be given up before it runs', async () => {
    await stopWaiting(device.deps);
    network.setWeather([null, 'closedAfter']);
    await network.untilClosed(device.train);
    await stopWaiting(device.deps);
    expect(changes()).toBe('charge upload');
    expect(device.journal().open?.step).toBe('uploading');
  });

  it('can be given up after its upper bound when the server says nothing', async () => {
    network.backend.clock.pause();
    await device.train();
    await network.trainForEver();
    pass(TRAINING_ENDS_WITHIN_MS.fast - 1);
    await stopWaiting(device.deps);
    await checkTraining(device.deps);
    expect(device.state.step).toBe('running');
    pass(1);
    // The list cannot be read, and the status neither, or it says that it is ready, which the list would show.
    await answer('getTrainingStatus', { ...STATUS, trigger_word: device.journal().open?.triggerWord });
    for (const status of ['lostBefore', null] as const) {
      network.setWeather([], ['lostBefore', status]);
      await checkTraining(device.deps);
      expect(device.state.step).toBe('running');
    }
    await stopWaiting(device.deps);
    expect(device.state).toMatchObject({ step: 'failed', refund: 'refunded' });
    expect(balance()).toBe(before);
  });
});

describe('A training of another device', () => {
  it('is not shown where none was ever started', async () => {
    await network.refuse('getTrainingStatus', 404);
    expect(await showElsewhere(device.deps)).toBe(false);
    expect(states).toEqual([]);
  });

  it('is over when it has failed', async () => {
    await answer('getTrainingStatus', { ...STATUS, status: 'failed', trigger_word: 'ADA9Q' });
    await checkElsewhere(device.deps, performance.now());
    expect(states).toEqual([{ step: 'idle' }]);
  });
});

const STATUS = { ok: true, status: 'ready', training_status: 'succeeded', completedAt: null };

const FAILURE: TrainingFailure = {
  kind: 'trainingFailed',
  message: 'No.',
  plainMessage: 'No.',
  guidelines: [],
};
