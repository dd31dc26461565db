import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { modelDisk, openPage } from './testing/model-page.ts';
import { modelServer, problem, type Mishap, type ModelServer } from './testing/model-server.ts';
import { nothingTaken } from './training-failure.ts';
import { runTraining } from './training-flow.ts';
import { confirmRefunds, refundOwed } from './training-refund.ts';

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
    const { server, steps, disk } = await train(() => {});
    expect(server.log).toEqual(['readBalance', 'charge', 'uploadPhotos', 'requestTraining']);
    expect(steps).toEqual(['checkingCredits', 'charging', 'uploading', 'requesting', 'running']);
    expect(server.balance).toBe(540);
    expect(JSON.parse(disk.journal)).toMatchObject({ open: { step: 'running', mode: 'fast' }, owed: [] });
  });
});

describe('credits (§5.10)', () => {
  it.each([
    ['says what is needed and what is there', 199, undefined, 'You have 199 credits.'],
    ['takes the number of a 402', 740, problem(402, { error: 'No.', available: 35 }), 'You have 35 credits.'],
    ['speaks in general when it has none', 740, ApiError.http(402, '', ''), 'Your balance is too low.'],
  ])('%s, and charges nothing', async (_, balance, refusal, has) => {
    const { state, server } = await train((server) => {
      if (refusal) server.calls.charge = () => Promise.reject(refusal);
    }, balance);
    const message = `You need 200 credits. ${has}`;
    expect(state).toMatchObject({
      refund: 'notCharged',
      failure: { title: 'Insufficient Credits', message },
    });
    expect(server.log).toEqual(['readBalance']);
  });

  it('of 200 are enough', async () => {
    const { state } = await train(() => {}, 200);
    expect(state.step).toBe('running');
  });
});

describe('every failure at every step (§4.6, §8.4)', () => {
  it.each([
    ['readBalance', 'Credit Error', ['failed', 'lineCutBefore']],
    ['charge', 'Credit Error', ['refused', 'signedOut', 'failed', 'lineCutBefore']],
    [
      'uploadPhotos',
      'Training Failed',
      ['refused', 'signedOut', 'failed', 'lineCutBefore', 'lineCutAfter', 'timeout'],
    ],
    ['requestTraining', 'Training Failed', ['refused', 'signedOut', 'failed', 'lineCutBefore', 'timeout']],
  ] as const)('%s: %s, and the balance is whole after %j', async (operation, title, mishaps) => {
    const refunds = title === 'Training Failed' ? 1 : 0;
    for (const mishap of mishaps) {
      const { state, server, disk } = await train((server) => (server.mishaps[operation] = [mishap]));
      const refund = refunds > 0 ? 'refunded' : 'notCharged';
      expect({ mishap, ...state }).toMatchObject({ mishap, step: 'failed', refund, failure: { title } });
      expect(server.balance).toBe(740);
      expect(server.bookings.filter(({ kind }) => kind === 'refund')).toHaveLength(refunds);
      expect(JSON.parse(disk.journal)).toEqual({ open: null, owed: [] });
    }
  });

  it.each([
    ['charge', 'failedAfterEffect'],
    ['charge', 'lineCutAfter'],
    // It may still come through, so it is repeated with the same key.
    ['charge', 'timeout'],
    ['requestTraining', 'failedAfterEffect'],
    ['requestTraining', 'lineCutAfter'],
  ] as const)('goes on when the %s was done and only its answer got lost (%s)', async (call, mishap) => {
    const { state, server } = await train((server) => (server.mishaps[call] = [mishap]));
    expect(state.step).toBe('running');
    expect(server.bookings).toHaveLength(1);
    expect(server.balance).toBe(540);
  });

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

  it.each([
    ['charge', 'charge', 'readBalance', [undefined, 'lineCutBefore']],
    ['requestTraining', 'training', 'readLatestTraining', ['lineCutBefore']],
  ] as const)(
    'claims nothing when nobody can say what became of a lost %s',
    async (call, question, read, unread) => {
      const { state, server } = await train((server) => {
        server.mishaps = { [call]: ['lineCutAfter'], [read]: [...unread] };
      });
      expect(state).toEqual({ step: 'unsettled', question });
      expect(server.log.at(-1)).toMatch(/^read/);
    },
  );
});

describe('a refund', () => {
  const UNREAD = [undefined, undefined, 'lineCutBefore'] as const;
  it.each([
    ['signedOut', [], 'owed'],
    ['failed', [], 'owed'],
    ['lineCutBefore', [], 'owed'],
    ['mute', [], 'refunded'],
    ['failedAfterEffect', [], 'refunded'],
    ['lineCutAfter', [], 'refunded'],
    ['lineCutAfter', UNREAD, 'unconfirmed'],
    ['idle', [], 'unconfirmed'],
    ['unbooked', [], 'unconfirmed'],
    ['halved', [], 'unconfirmed'],
  ] as const)(
    'is what the balance says (%s, %j: %s), and kept until it is done',
    async (mishap, reads, refund) => {
      const { state, disk } = await train((server) => {
        server.mishaps = { requestTraining: ['refused'], refund: [mishap], readBalance: [...reads] };
      });
      expect(state).toMatchObject({ step: 'failed', refund });
      const owed = { isOffered: true, isUnconfirmed: refund === 'unconfirmed' };
      expect(JSON.parse(disk.journal)).toMatchObject({
        open: null,
        owed: refund === 'refunded' ? [] : [owed],
      });
    },
  );

  it('is found before the next charge hides it', async () => {
    const { page, server, disk } = await train((server) => {
      server.mishaps = { requestTraining: ['refused'], refund: ['lineCutAfter'], readBalance: [...UNREAD] };
    });
    await runTraining(page.deps, { ...ORDER, knownTwins: [] });
    expect(server.balance).toBe(540);
    expect(JSON.parse(disk.journal)).toMatchObject({ open: { step: 'running' }, owed: [] });
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
