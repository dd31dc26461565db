import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TRAINING_COST_CREDITS, TRAINING_DURATION_MS } from '#openapi/limits.gen.ts';
import { setCurrentPerson } from '#shared/api/person.ts';
import { openDevice, type Device } from './testing/device.ts';
import { roughNetwork, type Mishap, type RoughNetwork, type Weather } from './testing/rough-network.ts';
import { isTrainingBusy, type TrainingState } from './training-state.ts';

let network: RoughNetwork;
let device: Device;
let states: TrainingState[];

beforeEach(async () => {
  network = await roughNetwork();
  states = [];
  device = openDevice((state) => states.push(state));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const steps = () => states.map(({ step }) => step).join(' ');
/** What is said of the credits. */
const refunds = () =>
  states.flatMap((state) => (state.step === 'failed' ? [state.refund ?? 'notCharged'] : [])).join(' ');
/** The calls that change something. */
const changes = () => network.log.flatMap((call) => CHANGES[call] ?? []).join(' ');
const CHANGES: Record<string, string> = {
  'deduct-credits': 'charge',
  'upload-photos': 'upload',
  train: 'train',
  'refund-credits': 'refund',
};

async function trainIn(weather: Weather): Promise<void> {
  network.setWeather(weather);
  await device.train();
}

/**
 * Each row of the protocol (docs/decisions.md): what happens to one call after the other (`-`: nothing, a number: it is
 * refused), the calls that are made, what is said of the credits, and whether they are gone then. A page that was closed
 * is opened again.
 */
const PROTOCOL = `
nothing goes wrong              |                                  | charge upload train                    |                          | yes
charge refused                  | 422                              | charge                                 | notCharged               | no
charge lost                     | lostAfter                        | charge charge upload train             |                          | yes
charge lost twice               | lostAfter gatewayAfter           | charge charge charge upload train      |                          | yes
charge in flight                | busy                             | charge charge upload train             |                          | yes
charge answered unreadably      | garbled                          | charge charge upload train             |                          | yes
charge answered by a firewall   | blocked                          | charge charge upload train             |                          | yes
charge not booked, says a 200   | saidNo                           | charge                                 | notCharged               | no
charge late, and then too few   | late 402                         | charge charge refund                   | chargeUnknown neverTaken | no
charge unclear, and booked      | lostAfter busy lostBefore        | charge charge charge refund            | chargeUnknown refunded   | no
charge unclear, and not booked  | late lostBefore gatewayBefore    | charge charge charge refund            | chargeUnknown neverTaken | no
charge and refund unclear       | late late late late late late    | charge charge charge refund refund refund | chargeUnknown chargeUnknown | no
and the refund lost             | late late late lostBefore lostBefore lostBefore | charge charge charge refund refund refund | chargeUnknown chargeUnknown | no
refund of such a charge lost    | late late late lostBefore        | charge charge charge refund refund     | chargeUnknown neverTaken | no
upload lost                     | - lostAfter                      | charge upload refund                   | refunded                 | no
refund lost twice               | - lostBefore lostAfter lostAfter | charge upload refund refund refund     | refunded                 | no
refund unclear                  | - lostBefore late late late      | charge upload refund refund refund     | unknown                  | yes
refund refused                  | - lostBefore 403                 | charge upload refund                   | failed                   | yes
refund not booked, says a 200   | - lostBefore saidNo              | charge upload refund                   | failed                   | yes
signed out before the refund    | - lostBefore signedOut           | charge upload refund                   | unknown                  | yes
training refused                | - - 422                          | charge upload train refund             | refunded                 | no
training refused by a 5xx (§4)  | - - 502                          | charge upload train refund             | refunded                 | no
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
and then refused                | - lostBefore closedAfter 400     | charge upload refund refund            | unknown                  | no
`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

const toWeather = (words: string): Weather =>
  words.split(' ').map((word) => (word === '-' ? null : Number(word) || (word as Mishap)));

describe('A training, call by call (§4.6, decisions 7, 9 and 54)', () => {
  test.each(PROTOCOL)('%s', async (_, weather = '', calls, said = '', isGone) => {
    const { balanceBefore, balance } = network;
    network.setWeather(weather === '' ? [] : toWeather(weather));
    if (!(await network.untilClosed(device.train))) {
      device.reopen();
      await device.look();
    }
    expect(changes()).toBe(calls);
    expect(refunds()).toBe(said);
    // Only a training that was accepted has a status (decision 39).
    expect(network.count('user_ada') > 0).toBe(said === '' && weather.includes('closed'));
    expect(balance()).toBe(isGone === 'yes' ? balanceBefore - TRAINING_COST_CREDITS : balanceBefore);
    // Whatever is late by now changes nothing, unless its refund is still to be asked for.
    await network.signIn();
    await network.deliverLate();
    await device.askAgain();
    expect(await isReady()).toBe(said === '');
    expect(balance()).toBe(said === '' ? balanceBefore - TRAINING_COST_CREDITS : balanceBefore);
    expect(device.journal()).toEqual({ open: null, refunds: [] });
    expect(isTrainingBusy(device.state)).toBe(false);
  });

  test.each<[Weather, string, string]>([
    [[], 'requesting running', 'running'],
    [[null, 'lostBefore'], 'refunding failed', ''],
    [[null, 'lostBefore', 'closedAfter'], 'refunding', 'recovering failed'],
    [[null, 'closedAfter'], '', 'refunding failed'],
    [[null, null, 'closedAfter'], 'requesting', 'recovering running'],
  ])('shows its steps in order, and after a reload: %j', async (weather, first, second) => {
    await network.answer('getCredits', { credits: TRAINING_COST_CREDITS });
    network.setWeather(weather);
    await network.untilClosed(device.train);
    const shown = `checkingCredits charging uploading ${first}`.trim();
    expect(steps()).toBe(shown);
    device.reopen();
    await device.look();
    expect(steps().slice(shown.length).trim()).toBe(second);
  });

  test.each([
    ['closedBefore', 'running'],
    ['closedAfter', 'ready'],
  ] as const)('%s, and opened when its time would be over: %s', async (closed, step) => {
    network.setWeather([null, null, closed]);
    await network.untilClosed(device.train);
    network.backend.clock.advance(TRAINING_DURATION_MS.lora);
    device.reopen();
    await device.look();
    expect(device.state.step).toBe(step);
  });
});

/** When its time is over: is the training on show ready, and is it this one? */
async function isReady(): Promise<boolean> {
  const word = device.journal().open?.triggerWord;
  network.backend.clock.advance(TRAINING_DURATION_MS.fast);
  await device.look();
  return device.state.step === 'ready' && device.state.twin.triggerWord === word;
}

describe('What is known of the credits (decision 54)', () => {
  test('says what a refusal of a repeated charge says', async () => {
    await trainIn(['late', 402]);
    const message = `You need ${TRAINING_COST_CREDITS} credits. You have 140 credits.`;
    expect(device.state).toMatchObject({ failure: { kind: 'insufficientCredits', message } });
  });

  test('a refused refund stays open, to be requested again by a press', async () => {
    await trainIn([null, 'lostBefore', 403, 403]);
    const [refund] = device.journal().refunds;
    expect(refund?.state).toBe('failed');
    device.reopen();
    await device.look();
    expect(network.count('refund-credits')).toBe(1);
    await device.askAgain();
    expect(device.journal().refunds).toHaveLength(1);
    await device.askAgain();
    expect(device.journal().refunds).toEqual([]);
  });

  test('a refund with nothing left claims nothing', async () => {
    const body = { error: 'Nothing is left.', code: 'nothingLeft', available: 740 };
    await network.refuse('refundCredits', 409, body);
    await trainIn([null, 'lostBefore']);
    expect(device.state).toMatchObject({ refund: 'nothingLeft' });
    expect(device.journal().refunds).toEqual([]);
  });

  test('a server that has refunded by itself gets no refund request (decision 50)', async () => {
    await network.refuse('trainTwin', 502, { error: 'The trainer is full.', refunded: true });
    await device.train();
    expect(device.state).toMatchObject({ step: 'failed', refund: 'refunded' });
    expect(changes()).toBe('charge upload train');
    expect(device.journal()).toEqual({ open: null, refunds: [] });
  });
});

const UNREADABLE = "The server's answer could not be read.";
const NO_UPLOAD = 'Failed to upload photos for training';
const NO_FACE = { error: 'No.', details: ['No face'], guidelines: ['One person'] };
const TOO_FEW = { credits: TRAINING_COST_CREDITS - 1 };

describe('Answers that refuse, or cannot be read', () => {
  test.each([
    ['getCredits', TOO_FEW, 'insufficientCredits', `You have ${TOO_FEW.credits} credits.`],
    ['getCredits', { credits: '740' }, 'creditError', UNREADABLE],
    ['listTrainedModels', {}, 'trainingFailed', `${UNREADABLE} No training was`],
    ['uploadTrainingPhotos', {}, 'trainingFailed', NO_UPLOAD],
    ['uploadTrainingPhotos', { zipUrl: 'z', error: 'No.' }, 'trainingFailed', 'No.'],
    ['uploadTrainingPhotos', { zipUrl: 'z', error: true }, 'trainingFailed', NO_UPLOAD],
    ['uploadTrainingPhotos', NO_FACE, 'photosRejected', 'No face'],
    ['trainTwin', {}, 'trainingFailed', 'Failed to start training'],
    ['trainTwin', { ok: false, error: 'No.' }, 'trainingFailed', 'No.'],
    ['trainTwin', { ok: false, refunded: true }, 'trainingFailed', 'Failed to start'],
  ] as const)('%s: %j', async (operation, body, kind, text) => {
    await network.answer(operation, body);
    await device.train();
    const guidelines = 'guidelines' in body ? body.guidelines : [];
    const message = expect.stringContaining(text) as string;
    expect(device.state).toMatchObject({ failure: { kind, message, guidelines } });
    const calls = {
      getCredits: '',
      listTrainedModels: '',
      uploadTrainingPhotos: 'charge upload refund',
      trainTwin: 'refunded' in body ? 'charge upload train' : 'charge upload train refund',
    };
    expect(changes()).toBe(calls[operation]);
    expect(refunds().split(' ').at(-1)).toBe(calls[operation] === '' ? 'notCharged' : 'refunded');
  });

  test('an upload without warnings is enough', async () => {
    await network.answer('uploadTrainingPhotos', { zipUrl: '/photos.zip', error: null });
    await device.train();
    expect(changes()).toMatch(/^charge upload train/);
  });

  test('nothing begins while the journal cannot be read (decision 58)', async () => {
    await device.send({ type: 'pressed', id: 'one', mode: 'fast', waitedMs: 0, isReadable: false });
    expect(network.log).toEqual([]);
    expect(device.state).toMatchObject({ step: 'failed', failure: { kind: 'creditError' } });
  });

  test('nothing begins while somebody else is signed in (decision 49)', async () => {
    setCurrentPerson('user_bob');
    await device.train();
    expect(network.log).toEqual(['models']);
    expect(device.state).toMatchObject({ step: 'failed', failure: { kind: 'creditError' } });
  });

  test('no photos leave when somebody else signs in during the charge (decision 49)', async () => {
    device = openDevice(({ step }) => step === 'uploading' && setCurrentPerson('user_bob'));
    await device.train();
    expect(changes()).toBe('charge');
    expect(device.journal().refunds).toMatchObject([{ state: 'unknown' }]);
  });
});
