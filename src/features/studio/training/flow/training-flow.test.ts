import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { modelDisk, openPage } from './testing/model-page.ts';
import {
  modelServer,
  problem,
  type Mishap,
  type ModelServer,
  type Operation,
} from './testing/model-server.ts';
import { nothingTaken, RefusedAnswer, type TrainingFailure } from './training-failure.ts';
import { runTraining } from './training-flow.ts';
import { confirmRefunds, refundOwed } from './training-refund.ts';
import type { RefundOutcome } from './training-state.ts';

const ORDER = { mode: 'fast', photos: [], knownTwins: [] } as const;

async function train(setUp: (server: ReturnType<typeof modelServer>) => void, balance = 740) {
  const server = modelServer(balance);
  const disk = modelDisk();
  setUp(server);
  const page = openPage(server, disk);
  await runTraining(page.deps, { ...ORDER, knownTwins: [] });
  const { state } = page;
  return { server, page, disk, state, steps: page.states.map(({ step }) => step) };
}

describe('a training that goes well (§4.6)', () => {
  it('checks credits, charges 200, uploads the photos and requests training, in this order', async () => {
    const { server, page, steps, disk } = await train(() => {});
    expect(server.log).toEqual(['readBalance', 'charge', 'uploadPhotos', 'requestTraining']);
    expect(steps).toEqual(['checkingCredits', 'charging', 'uploading', 'requesting', 'running']);
    expect(server.balance).toBe(540);
    expect(JSON.parse(disk.journal)).toMatchObject({ open: { step: 'running', mode: 'fast' }, owed: [] });
    expect(page.warnings).toEqual([]);
  });

  it('passes the remarks on the photos on', async () => {
    const { page } = await train((server) => {
      server.calls.uploadPhotos = () =>
        Promise.resolve({ zipUrl: 'https://files.example/z.zip', warnings: ['Two photos are dark.'] });
    });
    expect(page.warnings).toEqual([['Two photos are dark.']]);
    expect(page.state.step).toBe('running');
  });
});

describe('credits (§5.10)', () => {
  it('says what is needed and what is there, and charges nothing', async () => {
    const { state, server } = await train(() => {}, 199);
    expect(state).toMatchObject({
      refund: 'notCharged',
      failure: { title: 'Insufficient Credits', message: 'You need 200 credits. You have 199 credits.' },
    });
    expect(server.log).toEqual(['readBalance']);
  });

  it('takes the number of a 402, which is newer than the one that was read', async () => {
    const { state, server } = await train((server) => {
      server.calls.charge = () =>
        Promise.reject(problem(402, { error: 'Insufficient credits', available: 35 }));
    });
    expect(state).toMatchObject({
      refund: 'notCharged',
      failure: { title: 'Insufficient Credits', message: 'You need 200 credits. You have 35 credits.' },
    });
    expect(server.log).not.toContain('uploadPhotos');
  });

  it('speaks of the balance in general when a 402 does not say how much is there', async () => {
    const { state } = await train((server) => {
      server.calls.charge = () => Promise.reject(ApiError.http(402, '', ''));
    });
    expect(state).toMatchObject({
      failure: { message: 'You need 200 credits. Your balance is too low.' },
    });
  });

  it('is a Credit Error in the words of the server when the balance cannot be read', async () => {
    const { state, server } = await train((server) => (server.mishaps.readBalance = ['failed']));
    expect(state).toMatchObject({
      refund: 'notCharged',
      failure: { title: 'Credit Error', message: '500: Internal Server Error' },
    });
    expect(server.bookings).toEqual([]);
  });

  it('of 200 are enough', async () => {
    const { state } = await train(() => {}, 200);
    expect(state.step).toBe('running');
  });
});

interface Case {
  operation: Operation;
  mishap: Mishap;
  title: TrainingFailure['title'];
  refund: RefundOutcome;
}

const FAILURES: Case[] = [
  { operation: 'readBalance', mishap: 'failed', title: 'Credit Error', refund: 'notCharged' },
  { operation: 'readBalance', mishap: 'lineCutBefore', title: 'Credit Error', refund: 'notCharged' },
  { operation: 'charge', mishap: 'refused', title: 'Credit Error', refund: 'notCharged' },
  { operation: 'charge', mishap: 'signedOut', title: 'Credit Error', refund: 'notCharged' },
  { operation: 'charge', mishap: 'failed', title: 'Credit Error', refund: 'notCharged' },
  { operation: 'charge', mishap: 'lineCutBefore', title: 'Credit Error', refund: 'notCharged' },
  ...(['refused', 'signedOut', 'failed', 'lineCutBefore', 'lineCutAfter', 'timeout'] as const).map(
    (mishap): Case => ({ operation: 'uploadPhotos', mishap, title: 'Training Failed', refund: 'refunded' }),
  ),
  ...(['refused', 'signedOut', 'failed', 'lineCutBefore', 'timeout'] as const).map((mishap): Case => ({
    operation: 'requestTraining',
    mishap,
    title: 'Training Failed',
    refund: 'refunded',
  })),
];

describe('every failure at every step (§4.6, §8.4)', () => {
  it.each(FAILURES)('$operation $mishap: $title, $refund, and the balance is whole', async (given) => {
    const { state, server, disk } = await train((server) => {
      server.mishaps[given.operation] = [given.mishap];
    });
    expect(state).toMatchObject({ step: 'failed', refund: given.refund, failure: { title: given.title } });
    expect(server.balance).toBe(740);
    expect(server.bookings.filter(({ kind }) => kind === 'refund')).toHaveLength(
      given.refund === 'refunded' ? 1 : 0,
    );
    expect(JSON.parse(disk.journal)).toEqual({ open: null, owed: [] });
  });

  it.each(['failedAfterEffect', 'lineCutAfter'] as const)(
    'goes on when the charge was booked and only its answer got lost (%s)',
    async (mishap) => {
      const { state, server } = await train((server) => (server.mishaps.charge = [mishap]));
      expect(state.step).toBe('running');
      expect(server.bookings).toHaveLength(1);
    },
  );

  it.each(['failedAfterEffect', 'lineCutAfter'] as const)(
    'goes on when training began and only its answer got lost (%s)',
    async (mishap) => {
      const { state, server } = await train((server) => (server.mishaps.requestTraining = [mishap]));
      expect(state.step).toBe('running');
      expect(server.balance).toBe(540);
    },
  );

  it('goes on when the answer of the charge misses the balance, and does not when the balance was not touched', async () => {
    const paid = await train((server) => (server.mishaps.charge = ['mute']));
    expect(paid.state.step).toBe('running');
    const unpaid = await train((server) => (server.mishaps.charge = ['idle']));
    expect(unpaid.state).toMatchObject({ step: 'failed', refund: 'notCharged', failure: nothingTaken });
    expect(unpaid.server.log).not.toContain('uploadPhotos');
    expect(unpaid.page.deps.journal.read().open).toBeNull();
  });

  it('asks for no refund when the server has refunded by itself, and believes it unless the balance says otherwise', async () => {
    const refuse = (server: ModelServer, isTrue: boolean) => {
      server.calls.requestTraining = () => {
        if (isTrue) server.balance += 200;
        return Promise.reject(problem(502, { error: 'The trainer is away.', refunded: true }));
      };
    };
    const told = await train((server) => refuse(server, true));
    expect(told.state).toMatchObject({ step: 'failed', refund: 'refunded' });
    expect(told.server.balance).toBe(740);
    const untrue = await train((server) => refuse(server, false));
    expect(untrue.state).toMatchObject({ step: 'failed', refund: 'unconfirmed' });
    for (const { server } of [told, untrue]) expect(server.log).not.toContain('refund');
  });

  it('repeats a charge that timed out with the same key, because it may still come through', async () => {
    const { state, server } = await train((server) => (server.mishaps.charge = ['timeout']));
    expect(state.step).toBe('running');
    expect(server.balance).toBe(540);
  });

  it('claims nothing when nobody can say whether the charge was booked', async () => {
    const { state, server } = await train((server) => {
      server.mishaps.charge = ['lineCutAfter'];
      server.mishaps.readBalance = [undefined, 'lineCutBefore'];
    });
    expect(state).toEqual({ step: 'unsettled', question: 'charge' });
    expect(server.log).not.toContain('uploadPhotos');
  });

  it('claims nothing when nobody can say whether training began', async () => {
    const { state, server } = await train((server) => {
      server.mishaps.requestTraining = ['lineCutAfter'];
      server.mishaps.readLatestTraining = ['lineCutBefore'];
    });
    expect(state).toEqual({ step: 'unsettled', question: 'training' });
    expect(server.log).not.toContain('refund');
  });
});

describe('a refund that fails', () => {
  it.each(['signedOut', 'failed', 'lineCutBefore'] as const)(
    'is owed, and never said to have happened (%s)',
    async (mishap) => {
      const { state, disk } = await train((server) => {
        server.mishaps.requestTraining = ['refused'];
        server.mishaps.refund = [mishap];
      });
      expect(state).toMatchObject({ step: 'failed', refund: 'owed' });
      expect(JSON.parse(disk.journal)).toMatchObject({ open: null, owed: [{ id: 'id1', isOffered: true }] });
    },
  );
});

describe('a refund that is answered without a balance', () => {
  it.each([
    ['mute', 'refunded'],
    ['idle', 'unconfirmed'],
  ] as const)('is what the balance says (%s: %s)', async (mishap, refund) => {
    const { state } = await train((server) => {
      server.mishaps.requestTraining = ['refused'];
      server.mishaps.refund = [mishap];
    });
    expect(state).toMatchObject({ step: 'failed', refund });
  });
});

describe('a refund that is answered with success and not to be seen in the balance', () => {
  const failAnd = (mishap: Mishap, meanwhile = 0) =>
    train((server) => {
      server.mishaps.requestTraining = ['refused'];
      server.mishaps.refund = [mishap];
      const { refund } = server.calls;
      server.calls.refund = async (key) => {
        const newBalance = await refund(key);
        server.balance += meanwhile;
        return newBalance;
      };
    });
  const press = ({ page }: Awaited<ReturnType<typeof failAnd>>) => refundOwed(page.deps);

  it.each(['unbooked', 'halved'] as const)(
    'is not known, and stays to be checked again (%s)',
    async (mishap) => {
      const { state, disk } = await failAnd(mishap);
      expect(state).toMatchObject({ step: 'failed', refund: 'unconfirmed' });
      expect(JSON.parse(disk.journal)).toMatchObject({ owed: [{ isUnconfirmed: true, isOffered: true }] });
    },
  );

  it('is never believed by its answer alone again, and asked for with the same key', async () => {
    const training = await failAnd('halved');
    expect(await press(training)).toEqual({ refund: 'unconfirmed', count: 0 });
    expect(training.server.balance).toBe(640);
    training.server.calls.refund = () =>
      Promise.reject(problem(409, { error: 'There is no charge left.', available: 640 }));
    expect(await press(training)).toEqual({ refund: 'unconfirmed', count: 0 });
  });

  it('is believed as soon as the balance is whole', async () => {
    const unbooked = await failAnd('unbooked');
    expect(await press(unbooked)).toEqual({ refund: 'refunded', count: 1 });
    expect(unbooked.server.balance).toBe(740);
    const halved = await failAnd('halved');
    halved.server.balance += 100;
    await confirmRefunds(halved.page.deps);
    expect(JSON.parse(halved.disk.journal)).toEqual({ open: null, owed: [] });
  });

  it.each([
    ['a payment that came in meanwhile hides no refund', 1000, 'refunded'],
    ['an image of another tab leaves it open', -5, 'unconfirmed'],
  ] as const)('%s', async (_, meanwhile, refund) => {
    const { state } = await failAnd('mute', meanwhile);
    expect(state).toMatchObject({ step: 'failed', refund });
  });
});

describe('a refund whose answer got lost', () => {
  it('is found before the next charge hides it', async () => {
    const { page, server, disk } = await train((server) => {
      server.mishaps.requestTraining = ['refused'];
      server.mishaps.refund = ['lineCutAfter'];
      server.mishaps.readBalance = [undefined, undefined, 'lineCutBefore'];
    });
    await runTraining(page.deps, { ...ORDER, knownTwins: [] });
    expect(server.balance).toBe(540);
    expect(JSON.parse(disk.journal)).toMatchObject({ open: { step: 'running' }, owed: [] });
  });

  it.each(['failedAfterEffect', 'lineCutAfter'] as const)(
    'is known from the balance to have been booked (%s)',
    async (mishap) => {
      const { state, disk, server } = await train((server) => {
        server.mishaps.requestTraining = ['refused'];
        server.mishaps.refund = [mishap];
      });
      expect(state).toMatchObject({ step: 'failed', refund: 'refunded' });
      expect(server.balance).toBe(740);
      expect(JSON.parse(disk.journal)).toEqual({ open: null, owed: [] });
    },
  );

  it('is not known while the balance cannot be read', async () => {
    const { state, disk } = await train((server) => {
      server.mishaps.requestTraining = ['refused'];
      server.mishaps.refund = ['lineCutAfter'];
      server.mishaps.readBalance = [undefined, undefined, 'lineCutBefore'];
    });
    expect(state).toMatchObject({ step: 'failed', refund: 'unconfirmed' });
    expect(JSON.parse(disk.journal)).toMatchObject({ owed: [{ isUnconfirmed: true }] });
  });
});

it('shows the training that runs when a second one is refused with 409, and refunds the second', async () => {
  const { state, server, steps } = await train((server) => {
    server.trainings.push({ status: 'training', word: 'ADA9Q' });
  });
  expect(state).toMatchObject({ step: 'runningElsewhere', refused: { refund: 'refunded' } });
  expect(steps).toContain('failed');
  expect(server.balance).toBe(740);
});

it.each(['refused', 'signedOut'] as const)(
  'does not take a training for the reason of another refusal (%s)',
  async (mishap) => {
    const { state } = await train((server) => {
      server.trainings.push({ status: 'training', word: 'ADA9Q' });
      server.mishaps.requestTraining = [mishap];
    });
    expect(state).toMatchObject({ step: 'failed', refund: 'refunded' });
  },
);

describe('what the person is told', () => {
  async function failureOf(operation: 'uploadPhotos' | 'requestTraining', error: Error) {
    const { state } = await train((server) => {
      server.calls = { ...server.calls, [operation]: () => Promise.reject(error) };
    });
    return state.step === 'failed' ? state.failure : undefined;
  }

  it('joins the details of refused photos by lines', async () => {
    const details = ['photo-2.jpg: no face found', 'photo-6.jpg: more than one person'];
    expect(
      await failureOf(
        'uploadPhotos',
        problem(422, { error: 'Two photos.', details, guidelines: ['One person'] }),
      ),
    ).toMatchObject({
      title: 'Photo Validation Failed',
      message: 'photo-2.jpg: no face found\nphoto-6.jpg: more than one person',
      guidelines: ['One person'],
    });
  });

  it.each([
    ['a text', 'No face found', 'Photo Validation Failed', 'No face found'],
    ['null', null, 'Training Failed', 'Failed to upload photos for training. 400: No.'],
    [
      'nonsense',
      [{ a: 1 }],
      'Training Failed',
      expect.stringContaining('Failed to upload photos for training'),
    ],
  ])('reads details that are %s', async (_, details, title, message) => {
    expect(await failureOf('uploadPhotos', problem(400, { error: 'No.', details }))).toMatchObject({
      title,
      message,
    });
  });

  it('falls back to the documented sentence for a page of a proxy', async () => {
    const html = '<html><body><h1>Request Entity Too Large</h1></body></html>';
    expect(await failureOf('uploadPhotos', ApiError.http(413, '', html))).toMatchObject({
      title: 'Training Failed',
      message:
        'Failed to upload photos for training. 413: The server answered with an error page (Content Too Large).',
    });
  });

  it('takes a 200 with an error for a failure', async () => {
    const error = new RefusedAnswer('Three photos cannot be used.', {
      details: ['photo-2.jpg: no face found'],
    });
    expect(await failureOf('uploadPhotos', error)).toMatchObject({
      title: 'Photo Validation Failed',
      message: 'photo-2.jpg: no face found',
    });
  });

  it('shows the status and the body in the toast, and the sentence alone in the panel', async () => {
    expect(await failureOf('requestTraining', problem(503, { error: 'The trainer is away.' }))).toMatchObject(
      {
        message: '503: The trainer is away.',
        plainMessage: 'The trainer is away.',
      },
    );
  });
});
