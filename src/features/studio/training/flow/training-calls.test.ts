import { beforeEach, expect, test, vi } from 'vitest';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { setCurrentPerson } from '#shared/api/person.ts';
import { openDevice, type Device } from './testing/device.ts';
import { roughNetwork, USER, type RoughNetwork, type Failures } from './testing/rough-network.ts';
import { fetchLatestTraining } from './training-calls.ts';
import type { CallStep } from './training-state.ts';

let network: RoughNetwork;
let device: Device;

beforeEach(async () => {
  network = await roughNetwork();
  device = openDevice();
});

const CHANGES: Record<string, string> = {
  'deduct-credits': 'charge',
  'upload-photos': 'upload',
  train: 'train',
  'refund-credits': 'refund',
};
/** The calls that change something. */
const changes = () => network.log.flatMap((call) => CHANGES[call] ?? []).join(' ');

const like = (text: RegExp): unknown => expect.stringMatching(text);

/** What happens to one call after the other, the calls then, those after a reload, and whether credits are gone. */
test.each<[Failures, calls: string, again: string, isGone: boolean]>([
  [[], 'charge upload train', '', true],
  [['lostAfter', 'busy'], 'charge charge charge upload train', '', true],
  [Array<'late'>(6).fill('late'), 'charge charge charge refund refund refund', ' refund', false],
  [[null, null, 'lostAfter', 'gatewayAfter'], 'charge upload train train train', '', true],
  [[null, null, 502], 'charge upload train refund', '', false],
  [['closedAfter'], 'charge', ' refund', false],
  [[null, 'closedAfter'], 'charge upload', ' refund', false],
  [[null, null, 'closedAfter'], 'charge upload train', ' train', true],
  [[null, 'lostBefore', 'closedAfter'], 'charge upload refund', ' refund', false],
])(
  'each call is sent until its answer is clear, also after a reload (decisions 9 and 54): %j',
  async (failures, calls, again, isGone) => {
    const { balanceBefore, balance } = network;
    network.setFailures(failures);
    await network.untilClosed(device.train);
    expect(changes()).toBe(calls);
    await network.signIn();
    await network.deliverLate();
    device.reopen();
    await device.resume();
    await device.askAgain();
    expect(changes()).toBe(calls + again);
    expect(balance()).toBe(isGone ? balanceBefore - TRAINING_COST_CREDITS : balanceBefore);
    const open = { step: 'running', knownTwins: [/^ADA7K/, /^ADA2M/].map((key) => like(key)) };
    expect(device.journal()).toMatchObject({ open: isGone ? open : null, refunds: [] });
  },
);

const UNREADABLE = "The server's answer could not be read.";
const NO_UPLOAD = 'Failed to upload photos for training';
const guidelines = ['One person', 'Good light'];
const NO_FACE = { error: 'No.', details: ['No face'], guidelines };
const TOO_FEW = { credits: TRAINING_COST_CREDITS - 1 };
const [AFTER_CHARGE, AFTER_UPLOAD] = ['charge upload refund', 'charge upload train refund'];

test.each([
  ['getCredits', TOO_FEW, 'insufficientCredits', `You have ${TOO_FEW.credits} credits.`, ''],
  ['getCredits', { credits: '740' }, 'creditError', UNREADABLE, ''],
  ['listTrainedModels', {}, 'trainingFailed', `${UNREADABLE} No training was`, ''],
  ['uploadTrainingPhotos', {}, 'trainingFailed', NO_UPLOAD, AFTER_CHARGE],
  ['uploadTrainingPhotos', { zipUrl: 'z', error: 'No.' }, 'trainingFailed', 'No.', AFTER_CHARGE],
  ['uploadTrainingPhotos', { zipUrl: 'z', error: true }, 'trainingFailed', NO_UPLOAD, AFTER_CHARGE],
  ['uploadTrainingPhotos', NO_FACE, 'photosRejected', 'No face', AFTER_CHARGE],
  ['trainTwin', {}, 'trainingFailed', 'Failed to start training', AFTER_UPLOAD],
  ['trainTwin', { ok: false, error: 'No.' }, 'trainingFailed', 'No.', AFTER_UPLOAD],
  ['trainTwin', { ok: false, refunded: true }, 'trainingFailed', 'Failed to start', 'charge upload train'],
] as const)('%s: %j refuses, or cannot be read', async (operation, body, kind, text, calls) => {
  const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
  await network.answer(operation, body);
  await device.train();
  const message = expect.stringContaining(text) as string;
  expect(device.state).toMatchObject({ failure: { kind, message } });
  expect(device.told.at(-1)).toEqual(message);
  expect(changes()).toBe(calls);
  expect('refund' in device.state).toBe(calls !== '');
  // §8 sends the person there.
  const lines = body === NO_FACE ? [['Photo guidelines:\n• One person\n• Good light']] : [];
  expect(info.mock.calls).toEqual(lines);
});

test('a refund that is asked for again is sent once, and its refusal is sure only if none may still arrive', async () => {
  network.setFailures([null, 'lostBefore', 403]);
  await device.train();
  const states: string[] = [];
  for (const failure of [403, 'lostBefore', 403] as const) {
    network.setFailures([failure]);
    await device.askAgain();
    states.push(...device.journal().refunds.map(({ state }) => state));
  }
  expect(states).toEqual(['failed', 'unknown', 'unknown']);
  expect(changes()).toBe('charge upload refund refund refund refund');
});

const WORD = 'ADA9Q';
const status = (step: string, more: object = {}) => ({ ok: true, status: step, trigger_word: WORD, ...more });
const LISTED = [{ trigger_word: WORD, completedAt: '2026-01-01T00:00:00Z' }];
const UNKNOWN = { ok: true, status: 'training', trigger_word: 'ADA0X' };
const REFUNDED = { step: 'failed', refund: { state: 'refunded' } };
const RUNS = { step: 'running', missingAt: undefined, triggerWord: WORD, trainingTime: '3 minutes' };
const MISSING = { step: 'running', missingAt: expect.any(Number) as number };

/** What the list of twins and the status of the latest training are, and what is shown then. */
test.each<[list: unknown, status: object, shown: object, refunds?: number]>([
  [[], status('training'), RUNS],
  [[], status('ready'), RUNS],
  [[], { ok: false, status: 'failed' }, RUNS],
  [[], status('melted'), RUNS],
  [[], UNKNOWN, MISSING],
  [{}, UNKNOWN, RUNS],
  [[], status('failed'), REFUNDED, 1],
  [[], status('failed', { refunded: true }), REFUNDED],
  [LISTED, {}, { step: 'ready', twin: { triggerWord: WORD } }],
])('a training is looked for in %j, then in %j', async (list, latest, shown, refunds = 0) => {
  await network.answer('getCredits', { credits: TRAINING_COST_CREDITS });
  // Without warnings.
  await network.answer('uploadTrainingPhotos', { zipUrl: '/photos.zip', error: null });
  await network.answer('trainTwin', { ok: true, trigger_word: WORD, trainingTime: '3 minutes' });
  await device.train();
  const [charge] = network.backend.db.ledger.ofUser(USER).slice(-1);
  expect(charge?.reference).toBe(`training-${device.journal().open?.id}-charge`);
  await network.answer('listTrainedModels', list);
  await network.answer('getTrainingStatus', latest);
  device.reopen();
  await device.resume();
  expect(device.state).toMatchObject(shown);
  const selected = localStorage.getItem('twin-studio:selected-twin:user_ada') ?? '';
  expect(selected.includes(WORD)).toBe('twin' in shown);
  expect(network.count('refund-credits')).toBe(refunds);
});

test('a training that is refused for another one shows that one (decision 39)', async () => {
  const body = { error: 'One runs.', code: 'trainingRuns' };
  await network.backend.faults.add({ operation: 'trainTwin', kind: 'status', status: 409, body });
  await network.trainElsewhere();
  await device.train();
  expect(device.state).toMatchObject({ step: 'runningElsewhere', triggerWord: WORD, refused: REFUNDED });
});

test('the status of a training may be unreadable, and a 404 is no training', async () => {
  await network.answer('getTrainingStatus', status('melted'));
  const error = ApiError.of('unreadable');
  expect(await fetchLatestTraining(USER)).toEqual({ status: 'unreadable', error });
  await network.backend.faults.clear();
  await network.backend.faults.add({ operation: 'getTrainingStatus', kind: 'status', status: 404 });
  expect(await fetchLatestTraining(USER)).toEqual({ status: 'none' });
});

test.each<[CallStep, calls: string, journal: object]>([
  ['charging', '', { open: null, refunds: [] }],
  ['uploading', 'charge', { refunds: [{ state: 'unknown' }] }],
])('nothing leaves once somebody else signs in while %s (decision 49)', async (last, calls, journal) => {
  device = openDevice(({ step }) => step === last && setCurrentPerson('user_bob'));
  await device.train();
  expect(changes()).toBe(calls);
  expect(device.journal()).toMatchObject(journal);
});
