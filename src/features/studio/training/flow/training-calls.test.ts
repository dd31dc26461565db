import { beforeEach, describe, expect, test, vi } from 'vitest';
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

/** The calls that change something. */
const changes = () => network.log.flatMap((call) => CHANGES[call] ?? []).join(' ');
const CHANGES: Record<string, string> = {
  'deduct-credits': 'charge',
  'upload-photos': 'upload',
  train: 'train',
  'refund-credits': 'refund',
};

/** What happens to one call after the other, the calls then, those after a reload, and whether credits are gone. */
test.each<[Failures, string, string, boolean]>([
  [[], 'charge upload train', '', true],
  [['lostAfter', 'busy'], 'charge charge charge upload train', '', true],
  [['late', 402], 'charge charge refund', '', false],
  [['lostAfter', 'garbled', 'blocked'], 'charge charge charge refund', '', false],
  [
    ['late', 'late', 'late', 'late', 'late', 'late'],
    'charge charge charge refund refund refund',
    ' refund',
    false,
  ],
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
    expect(device.journal()).toMatchObject({ open: isGone ? { step: 'running' } : null, refunds: [] });
  },
);

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
    expect('refund' in device.state).toBe(calls[operation] !== '');
  });

  test('an upload without warnings is enough', async () => {
    await network.answer('uploadTrainingPhotos', { zipUrl: '/photos.zip', error: null });
    await device.train();
    expect(changes()).toMatch(/^charge upload train/);
  });

  test('the guidelines of a failed upload are printed to the console (§8)', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue(undefined);
    const body = { error: 'No.', details: ['Dark'], guidelines: ['One person', 'Good light'] };
    await network.refuse('uploadTrainingPhotos', 422, body);
    await device.train();
    await network.refuse('uploadTrainingPhotos', 422);
    await device.train();
    expect(info.mock.calls).toEqual([['Photo guidelines:\n• One person\n• Good light']]);
  });

  test.each([[{ ok: true, status: 'melted' }], [{ ok: false, status: 'failed' }]])(
    'a status is unreadable: %j',
    async (body) => {
      await network.answer('getTrainingStatus', body);
      await expect(fetchLatestTraining(USER)).rejects.toThrow(UNREADABLE);
    },
  );

  test('a 404 of the status is no training', async () => {
    await network.refuse('getTrainingStatus', 404);
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
});
