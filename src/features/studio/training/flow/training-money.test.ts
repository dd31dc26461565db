import { expect, test } from 'vitest';
import { fetchBalance } from '#entities/credits/credits.ts';
import * as fc from '#mocks/testing/seeded-fast-check.ts';
import { passTicks } from '#mocks/testing/test-requests.ts';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
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
const LIMIT_MS = 240_000 + RUNS * 400;
const MINUTE_MS = 60_000;

interface World {
  network: RoughNetwork;
  devices: Device[];
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

const anyFailure = fc.constantFrom<CallFailure | null>(...CALL_FAILURES, null, null, 'late', 'lostAfter');
/** Bad days come in a row: three answers have to be lost before anything is unclear. */
const row = fc.constantFrom<(CallFailure | null)[]>(
  ['late', 'lostBefore', 'lostBefore'],
  ['lostAfter', 'busy', 'lostBefore'],
  ['lostAfter', 'keyReused'],
  [null, null, 'lostAfter', 'paywall', 'throttled'],
  [null, null],
);
const failures = fc.array(fc.oneof(fc.tuple(anyFailure), row), { maxLength: 4 }).map((parts) => parts.flat());
const readFailure = fc.constantFrom<CallFailure | null>(...CALL_FAILURES, null, 'stale', 'stale');
/** What goes wrong meanwhile, on which device, and what a happening needs. */
const given = fc.record({
  at: fc.constantFrom(0, 1),
  failures,
  readFailures: fc.array(readFailure, { maxLength: 3 }),
  minutes: fc.constantFrom(1, 4, 40),
  who: fc.constantFrom('creator', 'new-creator', null),
  turns: fc.nat({ max: 40 }),
});
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

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
  pass: ({ network }: World, _: Device, { minutes }: Given) =>
    network.backend.clock.advance(minutes * MINUTE_MS),
  user: ({ network }: World, _: Device, { who }: Given) => network.signIn(who),
  /** Somebody else signs in while a call is under way. */
  change(world: World, device: Device, { turns }: Given) {
    const signIn = () => passTicks(turns).then(() => world.network.signIn('new-creator'));
    return isFree(device) && Promise.all([train(world, device), signIn()]);
  },
  async failOnServer({ network }: World) {
    const { db } = network.backend;
    const running = db.trainings.ofUser(USER).find((one) => !one.isDelivered && one.failsAfterMs === null);
    if (!running) return;
    await db.transact(async () => void (await db.trainings.update(running.id, { failsAfterMs: 0 })));
  },
  changeTwins: ({ network }: World, _: Device, { turns }: Given) => network.changeTwins(turns),
  restart: ({ network }: World) => network.restart(),
  deliverLate: ({ network }: World) => network.deliverLate(),
};

const names = Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[];
const happening = fc.tuple(fc.constantFrom(...names, 'train', 'train', 'train'), given);

/** Each sentence about money has to be true when it is said. */
function isTrue(world: World, state: TrainingState): boolean {
  if (state.step !== 'failed' || !state.refund) return true;
  const { id, isCharged, state: refund } = state.refund;
  if (refund === 'refunded') return booked(world, 'refund', id);
  // "No credits were taken."
  return refund !== 'nothingLeft' || isCharged || !booked(world, 'charge', id);
}

/** Everybody is back, the line is good, what was late arrives, and each training ends. */
async function comeToRest({ network, devices }: World): Promise<void> {
  network.setFailures([]);
  await network.signIn();
  for (const device of devices) device.reopen();
  for (let hour = 0; hour < 4; hour += 1) {
    for (const device of devices) {
      await device.resume();
      await device.askAgain();
    }
    await network.deliverLate();
    network.backend.clock.advance(60 * MINUTE_MS);
  }
}

async function checkRest({ network, devices }: World): Promise<void> {
  const { db } = network.backend;
  for (const device of devices) expect(device.journal()).toEqual({ open: null, refunds: [] });
  const trained = db.twins.ofUser(USER).length - 2;
  expect(await fetchBalance(USER)).toBe(network.balanceBefore - TRAINING_COST_CREDITS.fast * trained);
  // Whatever Ada does, another person pays nothing for it.
  expect(db.ledger.ofUser(OTHER).filter(({ kind }) => kind !== 'grant')).toEqual([]);
}

test(
  'charges and refunds exactly once, in any order of devices, delays, losses and reloads (§4.6, decision 54)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 8 }), async (happenings) => {
        localStorage.clear();
        const network = await roughNetwork();
        const open = () => openDevice((state) => expect(isTrue(world, state)).toBe(true));
        const world: World = { network, devices: [open(), open()] };
        for (const [name, given] of happenings) {
          network.setFailures(given.failures, given.readFailures);
          await HAPPENINGS[name](world, world.devices[given.at]!, given);
        }
        await comeToRest(world);
        await checkRest(world);
      }),
      // A run that never ends is reported with its seed and its events, like any other failure.
      {
        numRuns: RUNS,
        timeout: 30_000,
        interruptAfterTimeLimit: LIMIT_MS - 10_000,
        markInterruptAsFailure: true,
      },
    );
  },
  LIMIT_MS,
);
