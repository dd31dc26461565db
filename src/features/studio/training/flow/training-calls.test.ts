import { beforeEach, expect, test, vi } from 'vitest';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { setCurrentPerson } from '#shared/api/person.ts';
import { openDevice, type Device } from './testing/device.ts';
import { roughNetwork, USER, type RoughNetwork, type Failures } from './testing/rough-network.ts';
import { fetchLatestTraining } from './training-calls.ts';

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
  [['late', 402], 'charge charge refund', '', false],
  [['lostAfter', 'garbled', 'blocked'], 'charge charge charge refund', '', false],
  [Array<'late'>(6).fill('late'), 'charge charge charge refund refund refund', ' refund', false],
  [[null, null, 'lostAfter', 'gatewayAfter'], 'charge upload train train train', '', true],
  [[null, null, 502], 'charge upload train refund', '', false],
  [[null, 'reportsFailure', 403], 'charge upload refund', ' refund', false],
  [[null, 'lostBefore', 'signedOut'], 'charge upload refund', ' refund', false],
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
  expect(changes()).toBe(calls);
  expect('refund' in device.state).toBe(calls !== '');
  // §8 sends the person there.
  const lines = body === NO_FACE ? [['Photo guidelines:\n• One person\n• Good light']] : [];
  expect(info.mock.calls).toEqual(lines);
});

test('an upload without warnings is enough', async () => {
  await network.answer('uploadTrainingPhotos', { zipUrl: '/photos.zip', error: null });
  await device.train();
  expect(changes()).toMatch(/^charge upload train/);
});

test('a status may be unreadable, and a 404 is no training', async () => {
  for (const body of [
    { ok: true, status: 'melted' },
    { ok: false, status: 'failed' },
  ]) {
    await network.answer('getTrainingStatus', body);
    await expect(fetchLatestTraining(USER)).rejects.toThrow(UNREADABLE);
    await network.backend.faults.clear();
  }
  await network.backend.faults.add({ operation: 'getTrainingStatus', kind: 'status', status: 404 });
  expect(await fetchLatestTraining(USER)).toEqual({ status: 'none' });
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
