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
const SPENT = 330;
const MINUTE_MS = 60_000;

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

/** What an earlier page left open is settled first, by the store. */
const isFree = ({ journal, state }: Device) => !isTrainingBusy(state) && journal().open === null;
const trainIfFree = async (device: Device) => isFree(device) && device.train();

/** A page that is closed in the middle is opened again. */
async function perform({ network }: World, device: Device, run: () => Promise<unknown>): Promise<void> {
  if (!(await network.untilClosed(run))) device.reopen();
}

interface Given {
  failures: (CallFailure | null)[];
  minutes: number;
  who: 'creator' | 'new-creator' | null;
  turns: number;
}

const train = (world: World, device: Device) => perform(world, device, () => trainIfFree(device));

/** What may happen, on one of the devices. */
const HAPPENINGS = {
  train,
  trainOnBoth({ network, devices }: World, _: Device, { failures }: Given) {
    network.setFailures(failures.filter((one) => !String(one).startsWith('closed')));
    return Promise.all(devices.map(trainIfFree));
  },
  reload(world: World, device: Device) {
    device.reopen();
    return perform(world, device, device.resume);
  },
  check: (world: World, device: Device) =>
    device.state.step === 'running' && perform(world, device, device.resume),
  askAgain: (world: World, device: Device) => perform(world, device, device.askAgain),
  picture({ network, pictures }: World) {
    // A page that was closed in the middle holds no turn.
    const turns = createTurns(undefined, '');
    const charged = chargeForPicture(USER, new AbortController().signal, turns).catch(() => undefined);
    return network.untilClosed(async () => {
      const key = await charged;
      if (key !== undefined) pictures.add(key);
    });
  },
  pass: ({ network }: World, _: Device, { minutes }: Given) =>
    network.backend.clock.advance(minutes * MINUTE_MS),
  person: ({ network }: World, _: Device, { who }: Given) => network.signIn(who),
  /** Somebody else signs in while a call is under way. */
  change(world: World, device: Device, { turns }: Given) {
    const signIn = () => passTurns(turns).then(() => world.network.signIn('new-creator'));
    return isFree(device) && Promise.all([train(world, device), signIn()]);
  },
  /** Credits go by other ways. */
  async spend(world: World) {
    const { db, clock } = world.network.backend;
    if (balanceOf(ledger(world)) < SPENT) return;
    const entry = { kind: 'grant', amount: -SPENT, reference: null } as const;
    await db.transact(() => bookEntry(db, USER, entry, clock.now()));
    world.spent += SPENT;
  },
  async failOnServer({ network: { backend } }: World) {
    const { db, clock } = backend;
    const running = db.trainings.ofUser(USER).find((one) => !one.isDelivered && one.failsAfterMs === null);
    if (!running) return;
    const failsAfterMs = clock.now() - running.startedAt;
    await db.transact(async () => void (await db.trainings.update(running.id, { failsAfterMs })));
  },
  restart: ({ network }: World) => network.restart(),
  deliverLate: ({ network }: World) => network.deliverLate(),
};

const anyFailure = fc.constantFrom<CallFailure | null>(...CALL_FAILURES, null, null, 'late', 'lostAfter');
/** Bad days come in a row: three answers have to be lost before anything is unclear. */
const row = fc.constantFrom<(CallFailure | null)[]>(
  ['late', 'lostBefore', 'lostBefore'],
  ['lostAfter', 'busy', 'lostBefore'],
  [null, null],
);
const failures = fc.array(fc.oneof(fc.tuple(anyFailure), row), { maxLength: 4 }).map((parts) => parts.flat());
const readFailure = fc.constantFrom<CallFailure | null>(...CALL_FAILURES, null, 'stale', 'stale');
const names = Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[];
const happening = fc.record({
  name: fc.constantFrom(...names, 'train', 'train', 'train'),
  at: fc.constantFrom(0, 1),
  failures,
  readFailures: fc.array(readFailure, { maxLength: 3 }),
  minutes: fc.constantFrom(1, 4, 40),
  who: fc.constantFrom('creator', 'new-creator', null),
  turns: fc.nat({ max: 40 }),
});

/** Each sentence about money has to be true when it is said. */
function isTrue(world: World, state: TrainingState): boolean {
  if (state.step !== 'failed' || !state.refund) return true;
  const { id, isCharged, state: refund } = state.refund;
  if (refund === 'refunded') return booked(world, 'refund', id);
  // "No credits were taken."
  return refund !== 'nothingLeft' || isCharged || !booked(world, 'charge', id);
}

/** Everybody is back, the line is good, and what was late has arrived. */
async function comeToRest({ network, devices }: World): Promise<void> {
  network.setFailures([]);
  await network.signIn();
  for (const round of [1, 2]) {
    for (const device of devices) {
      device.reopen();
      await device.resume();
      await device.askAgain();
    }
    if (round === 1) await network.deliverLate();
  }
  network.backend.clock.advance(120 * MINUTE_MS);
  for (const device of devices) {
    for (let readings = 0; device.state.step === 'running' && readings < 2; readings += 1) {
      await device.resume();
      network.backend.clock.advance(MINUTE_MS);
    }
    await device.askAgain();
  }
}

async function checkRest(world: World): Promise<void> {
  const { network, devices, spent, pictures } = world;
  const { db } = network.backend;
  for (const device of devices) expect(device.journal()).toEqual({ open: null, refunds: [] });
  const trained = db.twins.ofUser(USER).length - 2;
  const pictureCharges = ledger(world).filter(
    ({ kind, amount, at }) => kind === 'charge' && amount === -IMAGE_COST_CREDITS && at >= network.startedAt,
  );
  const paid = TRAINING_COST_CREDITS * trained + IMAGE_COST_CREDITS * pictureCharges.length;
  expect(await fetchBalance(USER)).toBe(network.balanceBefore - spent - paid);
  // Whatever Ada does, another person pays nothing for it.
  expect(db.ledger.ofUser(OTHER).filter(({ kind }) => kind !== 'grant')).toEqual([]);
  // Each was said to be booked, but for one at most that pays for the next attempt.
  const unsaid = pictureCharges.filter(({ reference }) => !pictures.has(reference ?? ''));
  expect(unsaid.length).toBeLessThanOrEqual(isChargeUnclear(USER) ? 1 : 0);
}

test(
  'charges and refunds exactly once, in any order of devices, delays, losses and reloads (§4.6, decision 54)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 8 }), async (happenings) => {
        localStorage.clear();
        const network = await roughNetwork();
        const open = () => openDevice((state) => expect(isTrue(world, state)).toBe(true));
        const world: World = { network, devices: [open(), open()], spent: 0, pictures: new Set() };
        for (const { name, at, readFailures, ...given } of happenings) {
          network.setFailures(given.failures, readFailures);
          await HAPPENINGS[name](world, world.devices[at]!, given);
        }
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
