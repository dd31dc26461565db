import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { IMAGE_COST_CREDITS, TRAINING_COST_CREDITS } from '../../limits.gen.ts';
import { together, type Checks, type Person, type Trial } from '../check.ts';
import { field, keyOf, number, rows, text, type Exchange } from '../exchange.ts';
import {
  balanceOf,
  charge,
  draw,
  paid,
  photosOf,
  readyTwin,
  refund,
  sharedTraining,
  train,
  trainingEnd,
  twinsOf,
  withCredits,
} from '../journey.ts';

/** The bound of `CreditAmount`. */
const MAX_AMOUNT = 1_000_000;
const BAD_AMOUNTS = [0, -200, 1.5, '200', null, true, [1], MAX_AMOUNT + 1, 1e15, 1e20];

async function expectBalance(t: Trial, person: Person, credits: number): Promise<void> {
  const answer = await person.call('getCredits');
  t.claim(number(answer, 'credits') === credits, answer, `${credits} credits`);
}

/** A charge or a refund that is booked, and answers the balance after it. */
export function expectBooked(t: Trial, answer: Exchange, newBalance: number): void {
  t.expect(answer, 200);
  t.claim(field(answer, 'newBalance') === newBalance, answer, `\`newBalance\` ${newBalance}`);
}

/** Nothing is left of a charge, and the answer says so. */
export function expectNothingLeft(t: Trial, answer: Exchange, why: string, available?: number): void {
  if (!t.expect(answer, 409, why)) return;
  t.claim(field(answer, 'code') === 'nothingLeft', answer, '`code` nothingLeft');
  if (available === undefined) return;
  t.claim(field(answer, 'available') === available, answer, `\`available\` ${available}`);
}

/** A key that was used for another request. */
export function expectKeyReused(t: Trial, answer: Exchange, why: string): void {
  if (!t.expect(answer, 422, why)) return;
  t.claim(field(answer, 'code') === 'keyReused', answer, '`code` keyReused');
}

/** Different keys that a server takes for one: by case, by their first letters, in a column that is too short. */
function alikeKeys(): string[] {
  const id = randomUUID();
  return [`${id}a`, `${id}A`, ...['x', 'y'].map((last) => `${id}~!%`.padEnd(254, '.') + last)];
}

/** Calls with one key at once: what was accepted, for all of them, or that it is being handled. */
export function expectOnce(t: Trial, answers: readonly Exchange[], status: number): void {
  const accepted = answers.find((one) => one.status === status);
  for (const answer of answers) {
    const isSame = answer.status === status && isDeepStrictEqual(answer.body, accepted?.body);
    const isInFlight = answer.status === 409 && field(answer, 'code') === 'inFlight';
    t.claim(
      isSame || isInFlight,
      answer,
      `${status} as the first, or 409 with inFlight: the same key, at once`,
    );
  }
}

const isBooked = ({ status }: Exchange) => status === 200;
const countOf = (answers: readonly Exchange[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

export const creditChecks: Checks = {
  async 'CR-1'(t) {
    const before = await withCredits(t, t.a, 7);
    const charged = await charge(t.a, 7);
    expectBooked(t, charged, before - 7);
    await expectBalance(t, t.a, before - 7);
    await refund(t.a, 7, { charge: keyOf(charged) });
    const alike = alikeKeys();
    const rest = await withCredits(t, t.a, alike.length);
    for (const [index, key] of alike.entries()) {
      expectBooked(t, await charge(t.a, 1, key), rest - 1 - index);
    }
    for (const key of alike) await refund(t.a, 1, { charge: key });
  },
  async 'CR-2'(t) {
    const before = await withCredits(t, t.a, 200);
    for (const amount of BAD_AMOUNTS) {
      t.expect(await charge(t.a, amount), 400, `the amount is ${JSON.stringify(amount)}`);
    }
    t.expect(await charge(t.a, undefined), 400, 'there is no amount');
    const most = await charge(t.a, MAX_AMOUNT);
    t.expect(most, [200, 402], `the amount is ${MAX_AMOUNT}`);
    if (isBooked(most)) await refund(t.a, MAX_AMOUNT, { charge: keyOf(most) });
    await expectBalance(t, t.a, before);
    const raw = { type: 'application/json', bytes: '{"amount": 3.0}' };
    const whole = await t.a.call('deductCredits', { raw });
    if (t.expect(whole, 200, 'the amount is 3.0')) await refund(t.a, 3, { charge: keyOf(whole) });
  },
  async 'CR-3'(t) {
    const before = await balanceOf(t, t.a);
    const answer = await charge(t.a, before + 1);
    t.expect(answer, 402, 'one credit more than there is');
    t.claim(field(answer, 'available') === before, answer, `\`available\` ${before}`);
    await expectBalance(t, t.a, before);
  },
  async 'CR-4'(t) {
    const before = await withCredits(t, t.a, 5);
    const amount = Math.max(1, Math.floor(before / 5));
    const wanted = Math.min(20, Math.floor(before / amount));
    const answers = await together(20, () => charge(t.a, amount));
    const booked = countOf(answers, 200);
    const balance = await t.a.call('getCredits');
    t.claim(
      booked === wanted,
      balance,
      `${wanted} of 20 charges of ${amount} at once are taken; ${booked} were`,
    );
    for (const answer of answers) t.expect(answer, [200, 402], 'one of 20 charges at once');
    const left = before - booked * amount;
    t.claim(number(balance, 'credits') === left, balance, `${left} credits`);
    for (const charged of answers.filter(isBooked)) {
      await refund(t.a, amount, { charge: keyOf(charged) });
    }
  },
  async 'CR-5'(t) {
    const before = await withCredits(t, t.a, 6);
    const key = randomUUID();
    for (let times = 0; times < 3; times += 1) {
      expectBooked(t, await charge(t.a, 3, key), before - 3);
    }
    const other = await charge(t.a, 2);
    expectBooked(t, await charge(t.a, 3, key), before - 3);
    await expectBalance(t, t.a, before - 5);
    await refund(t.a, 3, { charge: key });
    await refund(t.a, 2, { charge: keyOf(other) });
  },
  async 'CR-6'(t) {
    const before = await withCredits(t, t.a, 9);
    const charged = await charge(t.a, 4);
    t.need(charged, 200);
    expectKeyReused(t, await charge(t.a, 5, keyOf(charged)), 'the key was used for 4');
    const key = randomUUID();
    t.need(await refund(t.a, 4, { key, charge: keyOf(charged) }), 200);
    expectKeyReused(t, await refund(t.a, 3, { key, charge: keyOf(charged) }), 'the key was used for 4');
    expectKeyReused(t, await refund(t.a, 4, { key }), 'the key was used for another charge');
    await expectBalance(t, t.a, before);
  },
  async 'CR-7'(t) {
    const before = await withCredits(t, t.a, 2);
    const key = randomUUID();
    t.need(await charge(t.a, before + 1, key), 402);
    expectBooked(t, await charge(t.a, 2, key), before - 2);
    await refund(t.a, 2, { charge: key });
  },
  async 'CR-8'(t) {
    const key = randomUUID();
    const [mine, theirs] = [await withCredits(t, t.a, 2), await withCredits(t, t.b, 3)];
    expectBooked(t, await charge(t.a, 2, key), mine - 2);
    expectBooked(t, await charge(t.b, 3, key), theirs - 3);
    expectBooked(t, await refund(t.a, 2, { key, charge: key }), mine);
    expectBooked(t, await refund(t.b, 3, { key, charge: key }), theirs);
  },
  async 'CR-9'(t) {
    const before = await withCredits(t, t.a, 30);
    const [key, charged] = [randomUUID(), randomUUID()];
    const moves = [
      [() => charge(t.a, 3, charged), before - 3],
      [() => refund(t.a, 3, { key, charge: charged }), before],
    ] as const;
    for (const [move, after] of moves) {
      const answers = await together(5, move);
      expectOnce(t, answers, 200);
      await expectBalance(t, t.a, after);
    }
  },
  async 'CR-10'(t) {
    const before = await withCredits(t, t.a, 9);
    const charged = await charge(t.a, 9);
    t.need(charged, 200);
    expectBooked(t, await refund(t.a, 9, { charge: keyOf(charged) }), before);
    await expectBalance(t, t.a, before);
  },
  async 'CR-11'(t) {
    const before = await withCredits(t, t.a, 7);
    const charged = await charge(t.a, 7);
    t.need(charged, 200);
    const keys = { charge: keyOf(charged) };
    expectBooked(t, await refund(t.a, 7, keys), before);
    expectNothingLeft(t, await refund(t.a, 7, keys), 'the 7 were given back', before);
    await expectBalance(t, t.a, before);
  },
  async 'CR-12'(t) {
    const before = await withCredits(t, t.a, 8);
    const [key, charged] = [randomUUID(), await charge(t.a, 8)];
    t.need(charged, 200);
    for (let times = 0; times < 3; times += 1) {
      expectBooked(t, await refund(t.a, 8, { key, charge: keyOf(charged) }), before);
    }
    await expectBalance(t, t.a, before);
  },
  async 'CR-13'(t) {
    const before = await withCredits(t, t.a, 200);
    const keys = { charge: keyOf(await charge(t.a, 200)) };
    await expectBalance(t, t.a, before - 200);
    for (const amount of BAD_AMOUNTS) {
      t.expect(await refund(t.a, amount, keys), 400, `the amount is ${JSON.stringify(amount)}`);
    }
    await expectBalance(t, t.a, before - 200);
    await refund(t.a, 200, keys);
  },
  async 'CR-14'(t) {
    const before = await withCredits(t, t.a, 6);
    const charged = await charge(t.a, 6);
    t.need(charged, 200);
    const answers = await together(10, () => refund(t.a, 6, { charge: keyOf(charged) }));
    for (const answer of answers) t.expect(answer, [200, 409], 'one of ten refunds of one charge');
    const balance = await t.a.call('getCredits');
    const booked = countOf(answers, 200);
    t.claim(booked === 1, balance, `one of ten refunds of one charge is booked; ${booked} were`);
    t.claim(number(balance, 'credits') === before, balance, `${before} credits`);
  },
  async 'CR-17'(t) {
    const theirs = await balanceOf(t, t.b);
    await withCredits(t, t.a, 5);
    const charged = await charge(t.a, 5);
    t.need(charged, 200);
    await expectBalance(t, t.b, theirs);
    await refund(t.a, 5, { charge: keyOf(charged) });
  },
  async 'CR-23'(t) {
    const before = await withCredits(t, t.a, 10);
    const charges = [await charge(t.a, 3), await charge(t.a, 4), await charge(t.a, 3)];
    charges.forEach((charged) => t.need(charged, 200));
    const [three = '', four = '', three2 = ''] = charges.map(keyOf);
    t.expect(await refund(t.a, 3, { charge: four }), 422, 'the charge was 4');
    await expectBalance(t, t.a, before - 10);
    expectBooked(t, await refund(t.a, 3, { charge: three }), before - 7);
    expectNothingLeft(t, await refund(t.a, 3, { charge: three }), 'given back; another charge of 3 was not');
    expectBooked(t, await refund(t.a, 3, { charge: three2 }), before - 4);
    expectBooked(t, await refund(t.a, 4, { charge: four }), before);
  },
  async 'CR-24'(t) {
    const before = await withCredits(t, t.a, 3);
    const late = randomUUID();
    expectNothingLeft(t, await refund(t.a, 3, { charge: late }), 'never charged', before);
    for (let times = 0; times < 2; times += 1) {
      expectNothingLeft(t, await charge(t.a, 3, late), 'its refund came first', before);
    }
    expectNothingLeft(t, await refund(t.a, 3, { charge: late }), 'never charged', before);
    await expectBalance(t, t.a, before);
    await withCredits(t, t.b, 3);
    const other = await charge(t.b, 3, late);
    if (t.expect(other, 200, 'somebody else with the same key')) await refund(t.b, 3, { charge: late });
    const theirs = await charge(t.b, 1);
    if (!isBooked(theirs)) return;
    expectNothingLeft(t, await refund(t.a, 1, { charge: keyOf(theirs) }), 'the charge of somebody else');
    await refund(t.b, 1, { charge: keyOf(theirs) });
  },
  async 'CR-25'(t) {
    const before = await withCredits(t, t.a, 4);
    const [charged, key] = [randomUUID(), randomUUID()];
    expectBooked(t, await charge(t.a, 3, charged), before - 3);
    const rest = await charge(t.a, before - 3);
    t.need(rest, 200);
    t.need(await charge(t.a, 3), 402);
    expectBooked(t, await charge(t.a, 3, charged), before - 3);
    expectBooked(t, await refund(t.a, 3, { key, charge: charged }), 3);
    expectBooked(t, await refund(t.a, before - 3, { charge: keyOf(rest) }), before);
    expectBooked(t, await refund(t.a, 3, { key, charge: charged }), 3);
    expectBooked(t, await charge(t.a, 3, charged), before - 3);
    await expectBalance(t, t.a, before);
  },
};

/** After everything else: they take an image and a training. */
export const deliveryChecks: Checks = {
  async 'CR-18'(t) {
    const word = await readyTwin(t, t.a);
    const image = await paid(t, t.a, IMAGE_COST_CREDITS);
    t.need(await draw(t.a, `${word} person, studio headshot`, { charge: image }), 200);
    const left = await balanceOf(t, t.a);
    expectNothingLeft(
      t,
      await refund(t.a, IMAGE_COST_CREDITS, { charge: image }),
      'the image was delivered',
      left,
    );
    const { charge: training, accepted } = await sharedTraining(t, t.a);
    await trainingEnd(t, t.a);
    const trained = text(accepted, 'trigger_word');
    const isDelivered = rows(await twinsOf(t.a)).some((twin) => twin['trigger_word'] === trained);
    if (!isDelivered) t.skip('no training became a twin');
    const refused = await refund(t.a, TRAINING_COST_CREDITS, { charge: training });
    expectNothingLeft(t, refused, 'the twin was delivered');
  },
  async 'CR-19'(t) {
    const word = await readyTwin(t, t.a);
    const zipUrl = await photosOf(t, t.a);
    const training = await paid(t, t.a, TRAINING_COST_CREDITS);
    const image = await paid(t, t.a, IMAGE_COST_CREDITS);
    const picture = await draw(t.a, `${word} person, studio headshot`, { charge: training });
    t.expect(picture, 402, 'a charge of 200');
    t.expect(await train(t.a, zipUrl, { charge: image }), 402, 'a charge of 5');
    await refund(t.a, IMAGE_COST_CREDITS, { charge: image });
    t.need(await train(t.a, zipUrl, { charge: training }), 200);
    const second = await train(t.a, await photosOf(t, t.a), { charge: training });
    t.expect(second, 402, 'a second training with the same charge');
    await refund(t.a, TRAINING_COST_CREDITS, { charge: training });
    const third = await train(t.a, await photosOf(t, t.a), { charge: training });
    t.expect(third, 402, 'a training with a charge that was given back');
  },
};
