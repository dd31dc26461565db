import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { IMAGE_COST_CREDITS, TRAINING_COST_CREDITS } from '../../limits.gen.ts';
import { operations } from '../../operations.gen.ts';
import type { Checks, Trial } from '../check.ts';
import type { Call, Client } from '../client.ts';
import { field, keyOf, type Exchange } from '../exchange.ts';
import {
  balanceOf,
  BODIES,
  charge,
  draw,
  JSON_OPERATIONS,
  paid,
  photosOf,
  readyTwin,
  refund,
  sharedTraining,
  train,
  withCredits,
} from '../journey.ts';
import { expectKeyReused, expectNothingLeft } from './credits.ts';

type KeyedOperation = 'deductCredits' | 'refundCredits' | 'trainTwin' | 'generateImage' | 'createJob';

/** A call that was accepted, to be made again. */
interface Accepted {
  operation: KeyedOperation;
  call: Call;
  first: Exchange;
}

/** The same answer to the same call with the same key. */
export function expectSame(t: Trial, again: Exchange, first: Exchange, why: string): void {
  if (!t.expect(again, first.status, why)) return;
  t.claim(
    isDeepStrictEqual(again.body, first.body),
    again,
    `the answer of then: ${first.text.slice(0, 300)}`,
  );
}

/** One accepted call of each operation with a key, and the credits given back where they can be. */
async function acceptEach(t: Trial): Promise<Accepted[]> {
  const accepted: Accepted[] = [];
  const accept = async (operation: KeyedOperation, body: object, charge?: string) => {
    const chargeKey = charge === undefined ? {} : { 'charge-key': charge };
    const call: Call = { body, headers: { 'idempotency-key': randomUUID(), ...chargeKey } };
    const first = await t.a.call(operation, call);
    t.need(first, [200, 201]);
    accepted.push({ operation, call, first });
    return keyOf(first);
  };
  const word = await readyTwin(t, t.a);
  await withCredits(t, t.a, 3);
  const charged = await accept('deductCredits', { amount: 3 });
  await accept('refundCredits', { amount: 3 }, charged);
  const image = await paid(t, t.a, IMAGE_COST_CREDITS);
  await accept('generateImage', BODIES.generateImage(t.a.id, `${word} person`), image);
  const training = await paid(t, t.a, TRAINING_COST_CREDITS);
  await accept('trainTwin', BODIES.trainTwin(t.a.id, await photosOf(t, t.a)), training);
  await refund(t.a, TRAINING_COST_CREDITS, { charge: training });
  await accept('createJob', BODIES.createJob());
  return accepted;
}

async function expectKept(
  t: Trial,
  client: Client,
  accepted: readonly Accepted[],
  why: string,
): Promise<void> {
  for (const { operation, call, first } of accepted) {
    expectSame(t, await client.call(operation, call), first, why);
  }
}

export const keyChecks: Checks = {
  async 'CR-22'(t) {
    const before = await withCredits(t, t.a, 1);
    for (const operation of JSON_OPERATIONS) {
      for (const name of operations[operation].headers) {
        const call = { body: BODIES[operation](t.a.id), headers: { [name.toLowerCase()]: undefined } };
        t.expect(await t.a.call(operation, call), 400, `without ${name}`);
      }
    }
    const after = await balanceOf(t, t.a);
    t.claim(after === before, await t.a.call('getCredits'), `${before} credits as before`);
  },
};

/** After the trainings and images of the other checks. */
export const reusedKeyChecks: Checks = {
  async 'CR-6'(t) {
    const word = await readyTwin(t, t.a);
    const { key, charge, zipUrl } = await sharedTraining(t, t.a);
    const other = await train(t.a, `${zipUrl}?other`, { key, charge });
    expectKeyReused(t, other, 'the key was used for other photos');
    expectKeyReused(t, await train(t.a, zipUrl, { key }), 'the key was used with another charge');
    const mode = 'lora';
    expectKeyReused(t, await train(t.a, zipUrl, { key, charge }, mode), 'the key was used for another mode');

    const image = await paid(t, t.a, IMAGE_COST_CREDITS);
    const drawn = await draw(t.a, `${word} person`, { charge: image });
    t.need(drawn, 200);
    const keys = { key: keyOf(drawn), charge: image };
    const picture = await draw(t.a, `${word} person, at the sea`, keys);
    expectKeyReused(t, picture, 'the key was used for another prompt');
    const unpaid = await draw(t.a, `${word} person`, { key: keys.key });
    expectKeyReused(t, unpaid, 'the key was used with another charge');
  },
};

/** Longer than any table is swept by habit. */
const LONG_MS = 60 * 24 * 3_600_000;

/** At the very end: time passes. */
export const keptKeyChecks: Checks = {
  async 'CR-26'(t) {
    const accepted = await acceptEach(t);
    await expectKept(t, await t.freshSession('a'), accepted, 'the same key, after signing in again');
    const word = await readyTwin(t, t.a);
    const [unspent, barred] = [await paid(t, t.a, IMAGE_COST_CREDITS), randomUUID()];
    t.need(await refund(t.a, 3, { charge: barred }), 409);
    const before = await balanceOf(t, t.a);
    await t.later(LONG_MS);
    const balance = await t.a.call('getCredits');
    t.claim(field(balance, 'credits') === before, balance, `${before} credits, as 60 days before`);
    // A picture and a job may be gone after a while, and their keys with them.
    const booked = accepted.filter(({ operation }) => !['generateImage', 'createJob'].includes(operation));
    await expectKept(t, await t.freshSession('a'), booked, 'the same key, after 60 days');
    expectNothingLeft(t, await charge(t.a, 3, barred), 'its refund came first, 60 days before');
    const late = await draw(t.a, `${word} person`, { charge: unspent });
    t.expect(late, 200, 'with a charge of 60 days ago');
  },
};
