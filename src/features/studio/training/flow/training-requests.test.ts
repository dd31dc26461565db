import { beforeEach, expect, test, vi } from 'vitest';
import type { OpenRefund } from '#entities/credits/open-training.ts';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { setCurrentUser } from '#shared/api/current-user.ts';
import { openDevice, type Device } from './testing/device.ts';
import { roughNetwork, USER, type RoughNetwork, type Failures } from './testing/rough-network.ts';
import { fetchLatestTraining } from './training-requests.ts';

let network: RoughNetwork;
let device: Device;

beforeEach(async () => {
  network = await roughNetwork();
  device = openDevice();
});

/** The requests that change data. */
const writes = () =>
  network.log.flatMap((request) => /^(?:deduct|upload|train|refund)\b/.exec(request) ?? []).join(' ');

/** The failures in order, the writes before and after a reload, and the final journal. */
test.each<
  [Failures, writesBefore: string, writesAfter: string, journal: '' | 'running' | OpenRefund['state']]
>([
  [['lostAfter', 'busy'], 'deduct deduct deduct upload train', '', 'running'],
  [Array<'late'>(6).fill('late'), 'deduct deduct deduct refund refund refund', ' refund', ''],
  [[null, null, 'lostAfter', 'gatewayAfter'], 'deduct upload train train train', '', 'running'],
  [[null, null, 502], 'deduct upload train refund', '', ''],
  [[null, null, 'closedAfter'], 'deduct upload train', ' train', 'running'],
  // A refusal is certain only if no earlier request may still arrive.
  [[null, 502, 403, 403], 'deduct upload refund', ' refund', 'failed'],
  [[null, 502, 'late', 'late', 'late', 403], 'deduct upload refund refund refund', ' refund', 'unknown'],
])(
  'each request is repeated until its outcome is clear (decisions 9, 54): %j',
  async (failures, writesBefore, writesAfter, journal) => {
    network.setFailures(failures);
    await network.untilClosed(device.train);
    expect(writes()).toBe(writesBefore);
    await network.signIn();
    await network.deliverLate();
    device.reopen();
    await device.resume();
    await device.retryRefunds();
    expect(writes()).toBe(writesBefore + writesAfter);
    const { open, refunds } = device.journal();
    expect([open?.step, ...refunds.map(({ state }) => state)].join('')).toBe(journal);
    const isCharged = journal === 'running' || journal === 'failed';
    expect(network.balanceBefore - network.balance()).toBe(isCharged ? TRAINING_COST_CREDITS.fast : 0);
  },
);

const UNREADABLE = "Couldn't read the server's response.";
const NO_UPLOAD = 'Failed to upload photos for training';
const guidelines = ['One person', 'Good light'];
const NO_FACE = { error: 'No.', details: ['No face'], guidelines };
const TOO_FEW = { credits: TRAINING_COST_CREDITS.fast - 1 };
const [AFTER_CHARGE, AFTER_UPLOAD] = ['deduct upload refund', 'deduct upload train refund'];

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
  ['trainTwin', { ok: false, refunded: true }, 'trainingFailed', 'Failed to start', 'deduct upload train'],
] as const)('%s: %j fails the training', async (operation, body, kind, text, requests) => {
  const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
  await network.response(operation, body);
  await device.train();
  const message = expect.stringContaining(text) as string;
  expect(device.state).toMatchObject({ failure: { kind, message } });
  expect(device.reported.at(-1)).toEqual(message);
  expect(writes()).toBe(requests);
  expect('refund' in device.state).toBe(requests !== '');
  // §8 refers the user to the console.
  const lines = body === NO_FACE ? [['Photo guidelines:\n• One person\n• Good light']] : [];
  expect(info.mock.calls).toEqual(lines);
});

const WORD = 'ADA9Q';
const status = (step: string, more: object = {}) => ({ ok: true, status: step, trigger_word: WORD, ...more });
const LISTED = [{ trigger_word: WORD, completedAt: '2026-01-01T00:00:00Z' }];
const UNKNOWN = { ok: true, status: 'training', trigger_word: 'ADA0X' };
const REFUNDED = { step: 'failed', refund: { state: 'refunded' } };
const RUNS = { step: 'running', missingAt: undefined, triggerWord: WORD, trainingTime: '3 minutes' };

/** The list of twins, the status of the latest training, and the state that is shown. */
test.each<[list: unknown, status: object, shown: object, refunds?: number]>([
  [[], status('training'), RUNS],
  [[], { ok: false, status: 'failed' }, RUNS],
  [[], UNKNOWN, { step: 'running', missingAt: expect.any(Number) }],
  [{}, UNKNOWN, RUNS],
  [[], status('failed'), REFUNDED, 1],
  [[], status('failed', { refunded: true }), REFUNDED],
  [LISTED, {}, { step: 'ready', twin: { triggerWord: WORD } }],
])('a training is found in the list %j or the status %j', async (list, latest, shown, refunds = 0) => {
  await network.response('getCredits', { credits: TRAINING_COST_CREDITS.fast });
  // The response has no warnings.
  await network.response('uploadTrainingPhotos', { zipUrl: '/photos.zip', error: null });
  await network.response('trainTwin', { ok: true, trigger_word: WORD, trainingTime: '3 minutes' });
  await device.train();
  expect(device.journal().open?.knownTwins?.join()).toBe('ADA7K,ADA2M');
  await network.response('listTrainedModels', list);
  await network.response('getTrainingStatus', latest);
  device.reopen();
  await device.resume();
  expect(device.state).toMatchObject(shown);
  const selected = localStorage.getItem('twin-studio:selected-twin:user_ada') ?? '';
  expect(selected.includes(WORD)).toBe('twin' in shown);
  expect(network.count('refund-credits')).toBe(refunds);
});

test('an earlier twin with a changed date is not the new one', async () => {
  const listed = (completedAt: string) => [{ userId: USER, trigger_word: 'ADA7K', completedAt }];
  await network.response('trainTwin', { ok: true });
  await network.response('listTrainedModels', listed('2026-11-18T09:24:00.417Z'));
  await device.train();
  await network.backend.faults.clear();
  await network.response('listTrainedModels', listed('2026-11-18T09:24:00Z'));
  await device.resume();
  expect(device.state.step).toBe('running');
  expect(device.journal().open?.step).toBe('running');
});

test('a refused training shows the one that already runs (decision 39)', async () => {
  await network.trainElsewhere();
  await device.train();
  expect(device.state).toMatchObject({ step: 'runningElsewhere', triggerWord: WORD, refused: REFUNDED });
});

test('a status with an unknown value is unreadable', async () => {
  await network.response('getTrainingStatus', status('melted'));
  const error = ApiError.of('unreadable');
  expect(await fetchLatestTraining(USER)).toEqual({ status: 'unreadable', error });
});

test('a 404 means no training', async () => {
  await network.backend.faults.add({ operation: 'getTrainingStatus', kind: 'status', status: 404 });
  expect(await fetchLatestTraining(USER)).toEqual({ status: 'none' });
});

test('no photo is sent once another user signs in (decision 49)', async () => {
  device = openDevice(({ step }) => step === 'uploading' && setCurrentUser('user_bob'));
  await device.train();
  expect(writes()).toBe('deduct');
  expect(device.journal()).toMatchObject({ refunds: [{ state: 'unknown' }] });
});
