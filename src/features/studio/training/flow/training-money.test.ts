import { describe, expect, test } from 'vitest';
import { fetchBalance } from '#entities/credits/credits.ts';
import * as fc from '#mocks/testing/seeded-fast-check.ts';
import { passTicks } from '#mocks/testing/test-requests.ts';
import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { openDevice, type Device } from './testing/device.ts';
import {
  REQUEST_FAILURES,
  OTHER,
  roughNetwork,
  USER,
  type RequestFailure,
  type RoughNetwork,
} from './testing/rough-network.ts';
import { isTrainingBusy, type TrainingState } from './training-state.ts';

/** The number of random sequences. Overnight: `RUNS=10000 SEED=7 npx vitest run training-money`. */
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

/** The store settles an open training of an earlier page before it starts another. */
const isFree = ({ journal, state }: Device) => !isTrainingBusy(state) && journal().open === null;
const trainIfFree = async (device: Device) => isFree(device) && device.train();

/** Runs a task, and reopens the page if it was closed during the task. */
async function perform({ network }: World, device: Device, run: () => Promise<unknown>): Promise<void> {
  if (!(await network.untilClosed(run))) device.reopen();
}

const anyFailure = fc.constantFrom<RequestFailure | null>(
  ...REQUEST_FAILURES,
  null,
  null,
  'late',
  'lostAfter',
);
/** Failures in sequence: an outcome is unclear only after three lost responses. */
const failureSequence = fc.constantFrom<(RequestFailure | null)[]>(
  ['late', 'lostBefore', 'lostBefore'],
  ['lostAfter', 'busy', 'lostBefore'],
  ['lostAfter', 'keyReused'],
  [null, null, 'lostAfter', 'paywall', 'throttled'],
  [null, null],
);
const failures = fc
  .array(fc.oneof(fc.tuple(anyFailure), failureSequence), { maxLength: 4 })
  .map((parts) => parts.flat());
const readFailure = fc.constantFrom<RequestFailure | null>(...REQUEST_FAILURES, null, 'stale', 'stale');
/** The device, failures and parameters of an action. */
const parameters = fc.record({
  deviceIndex: fc.constantFrom(0, 1),
  failures,
  readFailures: fc.array(readFailure, { maxLength: 3 }),
  minutes: fc.constantFrom(1, 4, 40),
  scenario: fc.constantFrom('creator', 'new-creator', null),
  ticks: fc.nat({ max: 40 }),
});
type Parameters = typeof parameters extends fc.Arbitrary<infer T> ? T : never;

const train = (world: World, device: Device) => perform(world, device, () => trainIfFree(device));

/** Actions of the user, the network and the server on one of the devices. */
const ACTIONS = {
  train,
  trainOnBoth({ network, devices }: World, _: Device, { failures }: Parameters) {
    network.setFailures(failures.filter((failure) => !String(failure).startsWith('closed')));
    return Promise.all(devices.map(trainIfFree));
  },
  reload(world: World, device: Device) {
    device.reopen();
    return perform(world, device, device.resume);
  },
  check: (world: World, device: Device) =>
    device.state.step === 'running' && perform(world, device, device.resume),
  retryRefunds: (world: World, device: Device) => perform(world, device, device.retryRefunds),
  passTime: ({ network }: World, _: Device, { minutes }: Parameters) =>
    network.backend.clock.advance(minutes * MINUTE_MS),
  signIn: ({ network }: World, _: Device, { scenario }: Parameters) => network.signIn(scenario),
  /** Another user signs in during a request. */
  switchUser(world: World, device: Device, { ticks }: Parameters) {
    const signIn = () => passTicks(ticks).then(() => world.network.signIn('new-creator'));
    return isFree(device) && Promise.all([train(world, device), signIn()]);
  },
  async failOnServer({ network }: World) {
    const { db } = network.backend;
    const running = db.trainings
      .ofUser(USER)
      .find(({ isDelivered, failsAfterMs }) => !isDelivered && failsAfterMs === null);
    if (!running) return;
    await db.transact(async () => void (await db.trainings.update(running.id, { failsAfterMs: 0 })));
  },
  changeTwins: ({ network }: World, _: Device, { ticks }: Parameters) => network.changeTwins(ticks),
  restart: ({ network }: World) => network.restart(),
  deliverLate: ({ network }: World) => network.deliverLate(),
};

const names = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];
const action = fc.tuple(fc.constantFrom(...names, 'train', 'train', 'train'), parameters);

/** Whether the sentence about the credits is true when it is shown. */
function isTrue(world: World, state: TrainingState): boolean {
  if (state.step !== 'failed' || !state.refund) return true;
  const { id, isCharged, state: refund } = state.refund;
  if (refund === 'refunded') return booked(world, 'refund', id);
  // "No credits were taken."
  return refund !== 'nothingLeft' || isCharged || !booked(world, 'charge', id);
}

/** Signs Ada in, removes all failures, delivers late requests, and finishes each training. */
async function settle({ network, devices }: World): Promise<void> {
  network.setFailures([]);
  await network.signIn();
  for (const device of devices) device.reopen();
  for (let hour = 0; hour < 4; hour += 1) {
    for (const device of devices) {
      await device.resume();
      await device.retryRefunds();
    }
    await network.deliverLate();
    network.backend.clock.advance(60 * MINUTE_MS);
  }
}

async function checkSettled({ network, devices }: World): Promise<void> {
  const { db } = network.backend;
  for (const device of devices) expect(device.journal()).toEqual({ open: null, refunds: [] });
  const trained = db.twins.ofUser(USER).length - 2;
  expect(await fetchBalance(USER)).toBe(network.balanceBefore - TRAINING_COST_CREDITS.fast * trained);
  // Another user never pays for Ada's trainings.
  expect(db.ledger.ofUser(OTHER).filter(({ kind }) => kind !== 'grant')).toEqual([]);
}

describe('the credits of a training (§4.6, decision 54)', () => {
  test(
    'are charged or refunded exactly once in any sequence of failures',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
          localStorage.clear();
          const network = await roughNetwork();
          const open = () => openDevice((state) => expect(isTrue(world, state)).toBe(true));
          const world: World = { network, devices: [open(), open()] };
          for (const [name, given] of actions) {
            network.setFailures(given.failures, given.readFailures);
            await ACTIONS[name](world, world.devices[given.deviceIndex]!, given);
          }
          await settle(world);
          await checkSettled(world);
        }),
        // A run that never ends is reported with its seed and actions, like any other failure.
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
});
