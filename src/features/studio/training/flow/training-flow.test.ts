import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceOf } from '../../../../../mocks/domain/ledger.ts';
import { setCurrentPerson } from '../../../../shared/api/person.ts';
import { setPace } from '../../../../shared/lib/clock.ts';
import { openDevice, type Device } from './testing/device.ts';
import { roughNetwork, USER, type Mishap, type RoughNetwork } from './testing/rough-network.ts';
import { checkElsewhere, checkTraining, resumeTraining, settle, stopWaiting } from './training-flow.ts';
import type { TrainingFailure } from './training-failure.ts';
import { isTrainingBusy, type TrainingState } from './training-state.ts';

const MINUTE_MS = 60_000;
let network: RoughNetwork;
let device: Device;
let states: TrainingState[];

beforeEach(async () => {
  network = await roughNetwork();
  states = [];
  device = openDevice(network, (state) => states.push(state));
});

afterEach(() => {
  vi.unstubAllGlobals();
  setPace(1);
});

const balance = () => balanceOf(network.backend.db.ledger.ofUser(USER));
const steps = () => states.map(({ step }) => step).join(' ');
const refunds = () => states.flatMap((state) => (state.step === 'failed' ? [state.refund] : []));
const changes = () => network.log.filter((call) => call.includes('-') || call === 'train').join(' ');
const twinOf = (word: string) =>
  network.backend.db.twins.ofUser(USER).find((twin) => twin.triggerWord === word);

async function trainWith(...weather: (Mishap | null)[]): Promise<void> {
  network.setWeather(weather);
  await device.train();
}

describe('A training without mishaps (§4.6, decision 7)', () => {
  it('charges, uploads and requests once, and is ready when the server lists the twin that it named', async () => {
    await device.train();
    expect(steps()).toBe('checkingCredits charging uploading requesting running');
    expect(changes()).toBe('deduct-credits upload-photos train');
    expect(balance()).toBe(540);
    const { triggerWord = '' } = device.journal().open ?? {};
    await checkTraining(device.deps);
    expect(device.state.step).toBe('running');
    network.backend.clock.advance(3 * MINUTE_MS);
    await checkTraining(device.deps);
    expect(device.state).toMatchObject({ step: 'ready', twin: { triggerWord } });
    expect(device.journal()).toEqual({ open: null, refunds: [] });
    expect(twinOf(triggerWord)).toBeDefined();
  });
});

/** Weather of the charge, of the upload, and so on; what the person is told of the credits; the credits that are gone then. */
const PROTOCOL: [string, (Mishap | null)[], RefundOutcomes, string, number][] = [
  [
    'a charge whose answer is lost is repeated',
    ['lostAfter'],
    [],
    'deduct-credits deduct-credits upload-photos train',
    200,
  ],
  [
    'twice',
    ['lostAfter', 'gatewayAfter'],
    [],
    'deduct-credits deduct-credits deduct-credits upload-photos train',
    200,
  ],
  [
    'a charge that the server is still handling is repeated',
    ['busy'],
    [],
    'deduct-credits deduct-credits upload-photos train',
    200,
  ],
  [
    'an unreadable success is repeated',
    ['garbled'],
    [],
    'deduct-credits deduct-credits upload-photos train',
    200,
  ],
  [
    'a charge that stays unclear and was booked comes back',
    ['lostAfter', 'busy', 'lostBefore'],
    ['chargeUnknown', 'refunded'],
    'deduct-credits deduct-credits deduct-credits refund-credits',
    0,
  ],
  [
    'a charge that stays unclear and was not booked never will be',
    ['late', 'lostBefore', 'gatewayBefore'],
    ['chargeUnknown', 'neverTaken'],
    'deduct-credits deduct-credits deduct-credits refund-credits',
    0,
  ],
  [
    'and its refund is repeated, too',
    ['late', 'late', 'late', 'lostBefore'],
    ['chargeUnknown', 'neverTaken'],
    'deduct-credits deduct-credits deduct-credits refund-credits refund-credits',
    0,
  ],
  [
    'a lost upload is refunded',
    [null, 'lostAfter'],
    ['refunded'],
    'deduct-credits upload-photos refund-credits',
    0,
  ],
  [
    'a refund whose answer is lost is repeated',
    [null, 'lostBefore', 'lostAfter', 'lostAfter'],
    ['refunded'],
    'deduct-credits upload-photos refund-credits refund-credits refund-credits',
    0,
  ],
  [
    'a refund that stays unclear is not claimed',
    [null, 'lostBefore', 'late', 'late', 'late'],
    ['unknown'],
    'deduct-credits upload-photos refund-credits refund-credits refund-credits',
    200,
  ],
  [
    'a training whose answer is lost is repeated, and is one training',
    [null, null, 'lostAfter', 'garbled'],
    [],
    'deduct-credits upload-photos train train train',
    200,
  ],
  [
    'a training that stays unclear is refunded, which ends it',
    [null, null, 'lostAfter', 'lostAfter', 'busy'],
    ['refunded'],
    'deduct-credits upload-photos train train train refund-credits',
    0,
  ],
];
type RefundOutcomes = (TrainingState & { step: 'failed' })['refund'][];

describe('Lost answers (decision 54)', () => {
  it.each(PROTOCOL)('%s', async (_, weather, outcomes, calls, gone) => {
    await trainWith(...weather);
    expect(changes()).toBe(calls);
    expect(refunds()).toEqual(outcomes);
    expect(balance()).toBe(740 - gone);
    // Whatever is late by now changes nothing, unless its refund is still to be asked for.
    await network.deliverLate();
    for (const refund of device.journal().refunds) await settle(device.deps, refund);
    network.backend.clock.advance(4 * MINUTE_MS);
    await checkTraining(device.deps);
    expect(balance()).toBe(device.state.step === 'ready' ? 540 : 740);
    expect(device.journal()).toEqual({ open: null, refunds: [] });
    expect(isTrainingBusy(device.state)).toBe(false);
  });

  it('a repeated charge that meets an empty purse bars the first one, which may still arrive', async () => {
    const { db, faults } = network.backend;
    network.setWeather(['late']);
    await faults.add({
      operation: 'deductCredits',
      kind: 'status',
      status: 402,
      body: { error: 'Insufficient credits', available: 140 },
      times: 1,
    });
    await device.train();
    expect(device.state).toMatchObject({
      refund: 'neverTaken',
      failure: { kind: 'insufficientCredits', message: 'You need 200 credits. You have 140 credits.' },
    });
    await network.deliverLate();
    expect(balanceOf(db.ledger.ofUser(USER))).toBe(740);
  });

  it.each([
    ['charge', 'deductCredits', 'deduct-credits', undefined],
    ['training', 'trainTwin', 'deduct-credits upload-photos train refund-credits', 'refunded'],
  ] as const)('a %s that is clearly refused is not repeated', async (_, operation, calls, refund) => {
    await network.backend.faults.add({ operation, kind: 'status', status: 422, body: { error: 'No.' } });
    await device.train();
    expect(changes()).toBe(calls);
    expect(refunds()).toEqual(refund === undefined ? [undefined] : [refund]);
    expect(balance()).toBe(740);
  });

  it('a training refused by a server error that can be read is refunded at once (§4)', async () => {
    await network.backend.faults.add({ operation: 'trainTwin', kind: 'status', status: 502 });
    await device.train();
    expect(changes()).toBe('deduct-credits upload-photos train refund-credits');
    expect(balance()).toBe(740);
  });

  it('a refund that is refused is kept for the person to ask again', async () => {
    const refuse = { operation: 'refundCredits', kind: 'status', status: 403, times: 1 } as const;
    await network.backend.faults.add(refuse);
    await trainWith(null, 'lostBefore');
    expect(device.state).toMatchObject({ refund: 'failed' });
    const [refund] = device.journal().refunds;
    expect(refund?.state).toBe('failed');
    expect(await settle(device.deps, refund!)).toEqual({ outcome: 'refunded' });
    expect(balance()).toBe(740);
  });

  it.each<[string, Mishap, RefundOutcomes, string]>([
    [
      'a firewall’s page in place of the answer to a charge',
      'blocked',
      [],
      'deduct-credits deduct-credits upload-photos train',
    ],
    ['a charge that a success says was not booked', 'saidNo', [undefined], 'deduct-credits'],
  ])('%s is told apart from a charge', async (_, mishap, outcomes, calls) => {
    await trainWith(mishap);
    expect(changes()).toBe(calls);
    expect(refunds()).toEqual(outcomes);
  });

  it('a refund that a success says was not booked is not claimed', async () => {
    await trainWith(null, 'lostBefore', 'saidNo');
    expect(device.state).toMatchObject({ refund: 'failed' });
    expect(balance()).toBe(540);
  });

  it('a refund that is refused because nobody is signed in stays unknown, and is asked for on return', async () => {
    await trainWith(null, 'lostBefore', 'signedOut');
    expect(device.state).toMatchObject({ refund: 'unknown' });
    await network.signIn();
    expect(await settle(device.deps, device.journal().refunds[0]!)).toEqual({ outcome: 'refunded' });
  });

  it('nothing is sent while nobody, or somebody else, is signed in', async () => {
    await trainWith(null, 'lostBefore', 'late', 'late', 'late');
    const sent = network.log.length;
    for (const person of [undefined, 'user_bob']) {
      setCurrentPerson(person);
      expect(await settle(device.deps, device.journal().refunds[0]!)).toMatchObject({ outcome: 'unknown' });
    }
    expect(network.log).toHaveLength(sent);
  });

  it('a refund of a charge that was given back otherwise claims nothing', async () => {
    await network.backend.faults.add({
      operation: 'refundCredits',
      kind: 'status',
      status: 409,
      body: { error: 'Nothing is left.', code: 'nothingLeft', available: 740 },
    });
    await trainWith(null, 'lostBefore');
    expect(device.state).toMatchObject({ refund: 'nothingLeft' });
    expect(device.journal().refunds).toEqual([]);
  });

  it('a server that has refunded by itself is believed, and asked for nothing (decision 50)', async () => {
    const body = { error: 'The trainer is full.', refunded: true };
    await network.backend.faults.add({ operation: 'trainTwin', kind: 'status', status: 502, body });
    await device.train();
    expect(device.state).toMatchObject({ step: 'failed', refund: 'refunded' });
    expect(changes()).toBe('deduct-credits upload-photos train');
  });
});

describe('Before the charge', () => {
  it.each([
    ['the balance', 'getCredits', 'creditError'],
    ['the list of twins', 'listTrainedModels', 'trainingFailed'],
  ] as const)('without %s nothing begins', async (_, operation, kind) => {
    await network.backend.faults.add({ operation, kind: 'status', status: 500 });
    await device.train();
    expect(changes()).toBe('');
    expect(device.state).toMatchObject({ step: 'failed', failure: { kind } });
    expect(refunds()).toEqual([undefined]);
  });
});

describe('After a page that was closed (decision 9)', () => {
  const closed: [string, (Mishap | null)[], string, number][] = [
    ['while charging, before the charge', ['closedBefore'], 'failed neverTaken', 0],
    ['while charging, after the charge', ['closedAfter'], 'failed refunded', 0],
    ['during the upload', [null, 'closedAfter'], 'failed refunded', 0],
    ['while requesting, before the request', [null, null, 'closedBefore'], 'running', 200],
    ['while requesting, after the request', [null, null, 'closedAfter'], 'running', 200],
    ['during the refund, before it', [null, 'lostBefore', 'closedBefore'], 'failed refunded', 0],
    ['during the refund, after it', [null, 'lostBefore', 'closedAfter'], 'failed refunded', 0],
  ];

  it.each(closed)('%s', async (_, weather, ending, gone) => {
    network.setWeather(weather);
    expect(await network.untilClosed(device.train)).toBe(false);
    device.reopen();
    await resumeTraining(device.deps);
    const { state } = device;
    expect(state.step === 'failed' ? `failed ${state.refund}` : state.step).toBe(ending);
    expect(balance()).toBe(740 - gone);
    expect(network.backend.db.trainings.ofUser(USER)).toHaveLength(gone === 0 ? 2 : 3);
  });

  it('gives a training that begins only long after the reload its whole time', async () => {
    network.setWeather([null, null, 'closedBefore']);
    await network.untilClosed(device.train);
    network.backend.clock.advance(31 * MINUTE_MS);
    device.reopen();
    await resumeTraining(device.deps);
    await checkTraining(device.deps);
    expect(device.state.step).toBe('running');
  });

  it('finds a training ready at once that began before the reload', async () => {
    network.setWeather([null, null, 'closedAfter']);
    await network.untilClosed(device.train);
    network.backend.clock.advance(31 * MINUTE_MS);
    device.reopen();
    await resumeTraining(device.deps);
    expect(device.state.step).toBe('ready');
  });

  it('keeps a refund unknown whose repeated call is refused', async () => {
    network.setWeather([null, 'lostBefore', 'closedAfter']);
    await network.untilClosed(device.train);
    device.reopen();
    await network.backend.faults.add({ operation: 'refundCredits', kind: 'status', status: 400, times: 1 });
    await resumeTraining(device.deps);
    expect(device.state).toMatchObject({ step: 'failed', refund: 'unknown' });
  });

  it('requests the same training again with the same photos, and refunds it when that stays unclear', async () => {
    network.setWeather([null, null, 'closedAfter']);
    await network.untilClosed(device.train);
    device.reopen();
    network.setWeather(['lostAfter', 'lostAfter', 'lostAfter']);
    await resumeTraining(device.deps);
    expect(device.state).toMatchObject({ step: 'failed', refund: 'refunded' });
    network.backend.clock.advance(4 * MINUTE_MS);
    expect(network.backend.db.twins.ofUser(USER)).toHaveLength(2);
    expect(balance()).toBe(740);
  });
});

describe('Whose training is ready (decision 55)', () => {
  it('only the one that the server named, whatever another device trains', async () => {
    await device.train();
    const { open } = device.journal();
    await settle(device.deps, { id: open!.id, failure: FAILURE, isCharged: true, state: 'failed' });
    const other = openDevice(network);
    await other.train();
    network.backend.clock.advance(3 * MINUTE_MS);
    await checkTraining(other.deps);
    expect(other.state.step).toBe('ready');
    // Its own training ended with the refund: the new twin is the other device's.
    await checkTraining(device.deps);
    expect(device.state.step).toBe('running');
    await checkTraining(device.deps);
    expect(device.state).toMatchObject({ step: 'failed', refund: 'refunded' });
  });

  it('of a server that names none: a twin that was not listed just before the charge', async () => {
    await network.backend.faults.add({
      operation: 'trainTwin',
      kind: 'body',
      body: { ok: true },
      afterEffect: true,
    });
    await device.train();
    expect(device.journal().open?.triggerWord).toBeUndefined();
    network.backend.clock.advance(3 * MINUTE_MS);
    await checkTraining(device.deps);
    const trained = network.backend.db.twins.ofUser(USER).at(-1);
    expect(device.state).toMatchObject({ step: 'ready', twin: { triggerWord: trained?.triggerWord } });
  });

  it('is lost after two readings, and then compensated', async () => {
    await device.train();
    await network.backend.faults.add({
      operation: 'getTrainingStatus',
      kind: 'status',
      status: 404,
      times: 2,
    });
    await checkTraining(device.deps);
    expect(device.state.step).toBe('running');
    await checkTraining(device.deps);
    expect(device.state).toMatchObject({ step: 'failed', refund: 'refunded' });
    expect(balance()).toBe(740);
  });

  it('is not lost when the server knows it again', async () => {
    await device.train();
    const { faults } = network.backend;
    const unknown = { operation: 'getTrainingStatus', kind: 'status', status: 404, times: 1 } as const;
    for (let reading = 0; reading < 2; reading += 1) {
      await faults.add(unknown);
      await checkTraining(device.deps);
      await checkTraining(device.deps);
    }
    expect(device.state.step).toBe('running');
  });
});

describe('A training that comes to no good end (decision 42)', () => {
  it.each([
    ['fails', { status: 'failed' }, true],
    ['fails, and was refunded by the server', { status: 'failed', refunded: true }, false],
    ['never ends', { status: 'training' }, true],
  ])('%s', async (_, change, isAsked) => {
    await device.train();
    const trigger_word = device.journal().open?.triggerWord;
    const body = { ok: true, trigger_word, training_status: 'processing', completedAt: null, ...change };
    await network.backend.faults.add({ operation: 'getTrainingStatus', kind: 'body', body });
    await network.backend.faults.add({ operation: 'listTrainedModels', kind: 'body', body: [] });
    network.backend.clock.advance(31 * MINUTE_MS);
    await checkTraining(device.deps);
    expect(device.state).toMatchObject({ step: 'failed' });
    expect(changes().includes('refund')).toBe(isAsked);
  });

  it('is given up by the person where the server says nothing, and only after its time', async () => {
    await device.train();
    await stopWaiting(device.deps);
    expect(device.state.step).toBe('running');
    const training = network.backend.db.trainings.ofUser(USER).at(-1)!;
    await network.backend.db.transact(async () => {
      await network.backend.db.trainings.update(training.id, { failsAfterMs: Number.MAX_SAFE_INTEGER });
    });
    network.backend.clock.advance(31 * MINUTE_MS);
    network.setWeather([], ['lostBefore', 'lostBefore']);
    await checkTraining(device.deps);
    expect(device.state.step).toBe('running');
    await stopWaiting(device.deps);
    expect(device.state).toMatchObject({ step: 'failed', refund: 'refunded' });
    expect(balance()).toBe(740);
  });

  it('shows the training of another device that it was refused for, until that is ready', async () => {
    const other = openDevice(network);
    await other.train();
    await device.train();
    expect(device.state).toMatchObject({ step: 'runningElsewhere', refused: { refund: 'refunded' } });
    expect(balance()).toBe(540);
    await checkElsewhere(device.deps);
    expect(device.state.step).toBe('runningElsewhere');
    network.backend.clock.advance(3 * MINUTE_MS);
    await checkElsewhere(device.deps);
    expect(device.state.step).toBe('ready');
  });
});

const FAILURE: TrainingFailure = {
  kind: 'trainingFailed',
  message: 'No.',
  plainMessage: 'No.',
  guidelines: [],
};
