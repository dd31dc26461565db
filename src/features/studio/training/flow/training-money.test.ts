import { expect, test } from 'vitest';
import { fetchBalance } from '#entities/credits/credits.ts';
import { chargeForPicture, isChargeUnclear } from '#features/studio/generator/request-picture.ts';
import { book as bookEntry } from '#mocks/db/ledger-book.ts';
import { balanceOf } from '#mocks/domain/ledger.ts';
import * as fc from '#mocks/testing/seeded-fast-check.ts';
import { passTurns } from '#mocks/testing/test-calls.ts';
import { IMAGE_COST_CREDITS, TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { scaled } from '#openapi/time-limits.mjs';
import { createTurns } from '#shared/api/tab-lock.ts';
import { openDevice, type Device } from './testing/device.ts';
import {
  CALL_FAILURES,
  OTHER,
  roughNetwork,
  USER,
  type CallFailure,
  type RoughNetwork,
} from './testing/rough-network.ts';
import { isTrainingBusy, type TrainingState } from './training-state.ts';

/** 10,000 for a night: `RUNS=10000 SEED=7 npx vitest run training-money`. */
const RUNS = Number(process.env['RUNS'] ?? (import.meta.env.MODE === 'quick' ? 30 : 150));
const LIMIT_MS = scaled(60_000 + RUNS * 100);
const DEVICES = 2;
const SPENT = 330;
const MINUTE_MS = 60_000;
const [ADA, NIA] = ['creator', 'new-creator'] as const;

const callFailure = fc.constantFrom<CallFailure | null>(...CALL_FAILURES, null, null, 'late', 'lostAfter');
/** Bad days come in a row: three answers have to be lost before anything is unclear. */
const failures = fc
  .array(
    fc.oneof(
      fc.tuple(callFailure),
      fc.constantFrom<(CallFailure | null)[]>(
        ['late', 'lostBefore', 'lostBefore'],
        ['lostAfter', 'busy', 'lostBefore'],
        [null, null],
      ),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.flat());
const readFailures = fc.array(fc.constantFrom<CallFailure | null>(...CALL_FAILURES, null, 'stale', 'stale'), {
  maxLength: 3,
});
const device = fc.nat({ max: DEVICES - 1 });
const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('train' as const), device, failures, readFailures }),
  },
  fc.record({ kind: fc.constant('trainOnBoth' as const), failures }),
  fc.record({ kind: fc.constant('reload' as const), device, failures }),
  fc.record({ kind: fc.constant('check' as const), device, failures }),
  fc.record({ kind: fc.constant('ask' as const), device, failures }),
  fc.record({ kind: fc.constant('picture' as const), failures }),
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 4, 40) }),
  fc.record({ kind: fc.constant('person' as const), who: fc.constantFrom(ADA, NIA, null) }),
  fc.record({ kind: fc.constant('change' as const), device, failures, turns: fc.nat({ max: 40 }) }),
  fc.record({ kind: fc.constantFrom('spend', 'fail', 'restart', 'deliverLate') }),
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

interface World {
  network: RoughNetwork;
  devices: Device[];
  spent: number;
  /** Keys of the charges for pictures that were said to be booked. */
  pictures: Set<string>;
}

const ledger = ({ network }: World) => network.backend.db.ledger.ofUser(USER);
const booked = (world: World, kind: string, id: string) =>
  ledger(world).some((entry) => entry.kind === kind && entry.reference === `training-${id}-charge`);

async function play(world: World, happening: Event): Promise<void> {
  const { network, devices } = world;
  network.setFailures(
    'failures' in happening ? happening.failures : [],
    'readFailures' in happening ? happening.readFailures : [],
  );
  const on = 'device' in happening ? devices[happening.device]! : devices[0]!;
  switch (happening.kind) {
    case 'train':
      return isFree(on) ? perform(world, on, on.train) : undefined;
    case 'trainOnBoth':
      network.setFailures(happening.failures.filter((one) => !String(one).startsWith('closed')));
      await Promise.all(devices.filter(isFree).map((one) => one.train()));
      return;
    case 'reload':
      on.reopen();
      return perform(world, on, on.resume);
    case 'check':
      if (on.state.step === 'running') await perform(world, on, on.resume);
      return;
    case 'ask':
      return perform(world, on, on.askAgain);
    case 'picture': {
      // A page that was closed in the middle holds no turn.
      const turns = createTurns(undefined, '');
      const charged = chargeForPicture(USER, new AbortController().signal, turns).catch(() => undefined);
      await network.untilClosed(async () => {
        const key = await charged;
        if (key !== undefined) world.pictures.add(key);
      });
      return;
    }
    case 'pass':
      network.backend.clock.advance(happening.minutes * 60_000);
      return;
    case 'person':
      return network.signIn(happening.who);
    case 'change':
      if (!isFree(on)) return;
      await Promise.all([perform(world, on, on.train), changePerson(network, happening.turns)]);
      return;
    case 'spend':
      return spend(world);
    case 'fail':
      await failTraining(network);
      return;
    case 'restart':
      return network.restart();
    case 'deliverLate':
      return network.deliverLate();
  }
}

/** What an earlier page left open is settled first, by the store. */
const isFree = ({ journal, state }: Device) => !isTrainingBusy(state) && journal().open === null;

/** A page that is closed in the middle is opened again. */
async function perform(world: World, on: Device, run: () => Promise<unknown>): Promise<void> {
  if (!(await world.network.untilClosed(run))) on.reopen();
}

/** Credits go by other ways. */
async function spend(world: World): Promise<void> {
  const { db, clock } = world.network.backend;
  if (balanceOf(ledger(world)) < SPENT) return;
  await db.transact(() =>
    bookEntry(db, USER, { kind: 'grant', amount: -SPENT, reference: null }, clock.now()),
  );
  world.spent += SPENT;
}

/** Somebody else signs in while a call is under way. */
async function changePerson(network: RoughNetwork, turns: number): Promise<void> {
  await passTurns(turns);
  await network.signIn(NIA);
}

async function failTraining({ backend }: RoughNetwork): Promise<void> {
  const { db, clock } = backend;
  await db.transact(async () => {
    const running = db.trainings
      .ofUser(USER)
      .find(({ isDelivered, failsAfterMs }) => !isDelivered && failsAfterMs === null);
    if (running) await db.trainings.update(running.id, { failsAfterMs: clock.now() - running.startedAt });
  });
}

/** Each sentence about money has to be true when it is said. */
function isTrue(world: World, state: TrainingState): boolean {
  if (state.step !== 'failed' || !state.refund) return true;
  const { id, isCharged, state: refund } = state.refund;
  if (refund === 'refunded') return booked(world, 'refund', id);
  // "No credits were taken."
  return refund !== 'nothingLeft' || isCharged || !booked(world, 'charge', id);
}

/** Everybody is back, the line is good, and what was late has arrived. */
async function comeToRest(world: World): Promise<void> {
  const { network, devices } = world;
  network.setFailures([]);
  await network.signIn();
  for (const round of [1, 2]) {
    for (const one of devices) {
      one.reopen();
      await one.resume();
      await one.askAgain();
    }
    if (round === 1) await network.deliverLate();
  }
  network.backend.clock.advance(2 * 3_600_000);
  for (const one of devices) {
    for (let readings = 0; one.state.step === 'running' && readings < 2; readings += 1) {
      await one.resume();
      network.backend.clock.advance(MINUTE_MS);
    }
    await one.askAgain();
  }
}

async function checkRest(world: World): Promise<void> {
  const { db } = world.network.backend;
  for (const one of world.devices) expect(one.journal()).toEqual({ open: null, refunds: [] });
  const balance = await fetchBalance(USER);
  const others = db.ledger.ofUser(OTHER);
  const entries = ledger(world);
  const trained = db.twins.ofUser(USER).length - 2;
  const pictureCharges = entries.filter(
    ({ kind, amount, at }) =>
      kind === 'charge' && amount === -IMAGE_COST_CREDITS && at >= world.network.startedAt,
  );
  expect(balance).toBe(
    740 - world.spent - TRAINING_COST_CREDITS * trained - IMAGE_COST_CREDITS * pictureCharges.length,
  );
  // Whatever Ada does, another person pays nothing for it.
  expect(others.filter(({ kind }) => kind !== 'grant')).toEqual([]);
  // Each was said to be booked, but for one at most that pays for the next attempt.
  const unsaid = pictureCharges.filter(({ reference }) => !world.pictures.has(reference ?? ''));
  expect(unsaid.length).toBeLessThanOrEqual(isChargeUnclear(USER) ? 1 : 0);
}

test(
  'charges and refunds exactly once, in any order of devices, delays, losses and reloads (§4.6, decision 54)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 8 }), async (events) => {
        localStorage.clear();
        const network = await roughNetwork();
        const world: World = { network, devices: [], spent: 0, pictures: new Set() };
        world.devices = Array.from({ length: DEVICES }, () =>
          openDevice((state) => expect(isTrue(world, state)).toBe(true)),
        );
        for (const happening of events) await play(world, happening);
        await comeToRest(world);
        await checkRest(world);
      }),
      // A run that never ends is reported with its seed and its events, like any other failure.
      {
        numRuns: RUNS,
        timeout: scaled(5_000),
        interruptAfterTimeLimit: LIMIT_MS - 10_000,
        markInterruptAsFailure: true,
      },
    );
  },
  LIMIT_MS,
);
