import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  modelDisk,
  openPage,
  untilDoneOrCrash,
  type ModelDisk,
  type ModelPage,
} from './testing/model-page.ts';
import { MISHAPS, modelServer, type ModelServer, type Operation } from './testing/model-server.ts';
import { runTraining } from './training-flow.ts';
import type { Journal } from './training-journal.ts';
import { checkTraining, resumeTraining } from './training-recovery.ts';
import { settle } from './training-refund.ts';
import { refundKey } from './training-deps.ts';

const START = 1_000;
const OPERATIONS = Object.keys(modelServer(START).calls) as Operation[];

const mishap = fc.option(fc.constantFrom(...MISHAPS), { nil: undefined, freq: 2 });
const weather = fc.array(fc.tuple(fc.constantFrom(...OPERATIONS), fc.array(mishap, { maxLength: 3 })), {
  maxLength: 4,
});
const event = fc.oneof(
  fc.record({ kind: fc.constant('train' as const), weather }),
  fc.record({ kind: fc.constant('reload' as const), weather }),
  fc.record({ kind: fc.constant('retryRefund' as const), weather }),
  fc.record({
    kind: fc.constant('serverEnds' as const),
    status: fc.constantFrom('ready' as const, 'failed' as const),
  }),
  fc.record({ kind: fc.constant('check' as const), weather }),
  fc.record({ kind: fc.constant('spendOnImage' as const) }),
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

interface Play {
  server: ModelServer;
  disk: ModelDisk;
  page: ModelPage;
  spent: number;
}

async function step(play: Play, happening: Event): Promise<void> {
  const { server, disk } = play;
  if ('weather' in happening)
    server.mishaps = Object.fromEntries(
      happening.weather.map(([operation, mishaps]) => [operation, [...mishaps]]),
    );
  switch (happening.kind) {
    case 'train': {
      const { open, owed } = play.page.deps.journal.read();
      // What was interrupted is resumed first, by the store.
      if (open || owed.some(({ isOffered }) => !isOffered)) return;
      const twins = server.trainings.filter(({ status }) => status === 'ready');
      const knownTwins = twins.map(({ word }) => `${word}@${Date.parse('2026-11-21T09:00:00Z')}`);
      return perform(play, () => runTraining(play.page.deps, { mode: 'fast', photos: [], knownTwins }));
    }
    case 'reload':
      play.page = openPage(server, disk);
      return perform(play, () => resumeTraining(play.page.deps));
    case 'retryRefund':
      return perform(play, () => settleAll(play.page));
    case 'check':
      if (play.page.state.step !== 'running') return;
      return perform(play, () => checkTraining(play.page.deps));
    case 'serverEnds':
      for (const training of server.trainings) {
        if (training.status === 'training') training.status = happening.status;
      }
      return;
    case 'spendOnImage':
      if (server.balance < 5) return;
      server.balance -= 5;
      play.spent += 5;
  }
}

/** A crash leaves nothing but the disk: the next page starts from there. */
async function perform(play: Play, run: () => Promise<void>): Promise<void> {
  if ((await untilDoneOrCrash(play.server, run)) === 'crashed') play.page = openPage(play.server, play.disk);
  checkClaims(play);
}

async function settleAll({ deps }: ModelPage): Promise<void> {
  for (const owed of deps.journal.read().owed) {
    await settle(deps, owed);
  }
}

function checkClaims({ server, page }: Play): void {
  expect(server.balance).toBeGreaterThanOrEqual(0);
  const refunds = server.bookings.filter(({ kind }) => kind === 'refund').map(({ key }) => key);
  expect(new Set(refunds).size).toBe(refunds.length);
  const last = page.state;
  if (last.step !== 'failed' || last.refund !== 'refunded') return;
  // Said to be refunded, so it was: the newest training of this device that is neither open nor owed.
  expect(refunds.length).toBeGreaterThan(0);
}

/** Good weather until nothing is open: what the product promises in the end. */
async function settleEverything(play: Play): Promise<void> {
  play.server.mishaps = {};
  for (let round = 0; round < 4; round += 1) {
    play.page = openPage(play.server, play.disk);
    for (const training of play.server.trainings)
      if (training.status === 'training') training.status = 'ready';
    await resumeTraining(play.page.deps);
    await checkTraining(play.page.deps);
    await settleAll(play.page);
  }
}

async function playAll(server: ModelServer, events: Event[]): Promise<Play> {
  const disk = modelDisk();
  const play: Play = { server, disk, page: openPage(server, disk), spent: 0 };
  for (const happening of events) {
    await step(play, happening);
  }
  await settleEverything(play);
  return play;
}

it('pays for exactly the twins that it gets, whatever happens on the way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 14 }), async (events) => {
      const { server, disk, spent } = await playAll(modelServer(START), events);
      const { open, owed } = JSON.parse(disk.journal) as Journal;
      expect(open).toBeNull();
      // What the balance never showed is not claimed: it stays, to be checked again.
      for (const refund of owed) expect(refund).toMatchObject({ isDoubted: true, isUnconfirmed: true });
      expect(owed.length).toBeGreaterThanOrEqual(server.halved);
      const twins = server.trainings.filter(({ status }) => status === 'ready').length;
      expect(server.balance).toBe(START - 200 * twins - spent - 100 * server.halved);
      const keys = server.bookings.map(({ kind, key }) => `${kind} ${key}`);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 1_500 },
  );
});

it('does so for one training on a server that ignores idempotency keys, as long as calls are neither late nor belied', async () => {
  const inTime = fc.array(
    event.filter((happening) => happening.kind !== 'spendOnImage' && !isLateOrBelied(happening)),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(
      weather.filter((given) => !isLateOrBelied({ weather: given })),
      inTime,
      async (given, events) => {
        const once = events.filter(({ kind }) => kind !== 'train');
        const server = modelServer(START, false);
        const { disk } = await playAll(server, [{ kind: 'train', weather: given }, ...once]);
        expect(JSON.parse(disk.journal)).toEqual({ open: null, owed: [] });
        const twins = server.trainings.filter(({ status }) => status === 'ready').length;
        expect(server.balance).toBe(START - 200 * twins);
      },
    ),
    { numRuns: 300 },
  );
});

function isLateOrBelied(happening: object): boolean {
  return /timeout|unbooked|halved/.test(JSON.stringify(happening));
}

it('names the refund of a training the same after a reload', () => {
  expect(refundKey({ id: 'id1' })).toBe('training-id1-refund');
});
