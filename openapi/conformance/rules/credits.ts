import { randomUUID } from 'node:crypto';
import { IMAGE_COST_CREDITS, TRAINING_COST_CREDITS } from '../../limits.gen.ts';
import type { Checks, Person, Trial } from '../check.ts';
import { field, number, type Exchange } from '../exchange.ts';
import {
  balanceOf,
  charge,
  draw,
  nothingToRefund,
  paid,
  photosOf,
  readyTwin,
  refund,
  train,
  trainingEnd,
  withCredits,
} from '../journey.ts';

const BAD_AMOUNTS = [0, -200, 1.5, '200', null, true, [1]];

async function expectBalance(t: Trial, person: Person, credits: number): Promise<void> {
  const answer = await person.call('getCredits');
  t.claim(number(answer, 'credits') === credits, answer, `${credits} credits`);
}

/** A charge or a refund that is booked, and answers the balance after it. */
function expectBooked(t: Trial, answer: Exchange, newBalance: number): void {
  t.expect(answer, 200);
  t.claim(field(answer, 'newBalance') === newBalance, answer, `\`newBalance\` ${newBalance}`);
}

const countOf = (answers: readonly Exchange[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

const together = (count: number, send: () => Promise<Exchange>) =>
  Promise.all(Array.from({ length: count }, send));

export const creditChecks: Checks = {
  async 'CR-1'(t) {
    const before = await withCredits(t, t.a, 7);
    expectBooked(t, await charge(t.a, 7), before - 7);
    await expectBalance(t, t.a, before - 7);
    await refund(t.a, 7);
  },
  async 'CR-2'(t) {
    const before = await withCredits(t, t.a, 200);
    for (const amount of BAD_AMOUNTS) {
      t.expect(await charge(t.a, amount), 400, `the amount is ${JSON.stringify(amount)}`);
    }
    t.expect(await charge(t.a, undefined), 400, 'there is no amount');
    await expectBalance(t, t.a, before);
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
    t.claim(booked === wanted, balance, `${wanted} of 20 charges of ${amount} at once, not ${booked}`);
    t.claim(countOf(answers, 402) === 20 - booked, balance, '402 for all the others');
    const left = before - booked * amount;
    t.claim(number(balance, 'credits') === left, balance, `${left} credits`);
    for (let count = 0; count < booked; count += 1) {
      await refund(t.a, amount);
    }
  },
  async 'CR-5'(t) {
    const before = await withCredits(t, t.a, 6);
    const key = randomUUID();
    for (let times = 0; times < 3; times += 1) {
      expectBooked(t, await charge(t.a, 3, key), before - 3);
    }
    await expectBalance(t, t.a, before - 3);
    await refund(t.a, 3);
  },
  async 'CR-6'(t) {
    const before = await withCredits(t, t.a, 9);
    const [chargeKey, refundKey] = [randomUUID(), randomUUID()];
    t.need(await charge(t.a, 4, chargeKey), 200);
    t.expect(await charge(t.a, 5, chargeKey), 422, 'the key was used for 4');
    t.need(await refund(t.a, 3, refundKey), 200);
    t.expect(await refund(t.a, 1, refundKey), 422, 'the key was used for 3');
    await expectBalance(t, t.a, before - 1);
    await refund(t.a, 1);
  },
  async 'CR-7'(t) {
    const before = await withCredits(t, t.a, 2);
    const key = randomUUID();
    t.need(await charge(t.a, before + 1, key), 402);
    expectBooked(t, await charge(t.a, 2, key), before - 2);
    await refund(t.a, 2);
  },
  async 'CR-8'(t) {
    const key = randomUUID();
    const [mine, theirs] = [await withCredits(t, t.a, 2), await withCredits(t, t.b, 3)];
    expectBooked(t, await charge(t.a, 2, key), mine - 2);
    expectBooked(t, await charge(t.b, 3, key), theirs - 3);
    expectBooked(t, await refund(t.a, 2, key), mine);
    expectBooked(t, await refund(t.b, 3, key), theirs);
  },
  async 'CR-9'(t) {
    const before = await withCredits(t, t.a, 30);
    const moves = [
      [charge, before - 3],
      [refund, before],
    ] as const;
    for (const [move, after] of moves) {
      const key = randomUUID();
      const answers = await together(5, () => move(t.a, 3, key));
      for (const answer of answers) t.expect(answer, [200, 409], 'the same key, at once');
      await expectBalance(t, t.a, after);
    }
  },
  async 'CR-10'(t) {
    const before = await withCredits(t, t.a, 9);
    t.need(await charge(t.a, 9), 200);
    expectBooked(t, await refund(t.a, 9), before);
    await expectBalance(t, t.a, before);
  },
  async 'CR-11'(t) {
    await nothingToRefund(t.a);
    const before = await withCredits(t, t.a, 7);
    t.expect(await refund(t.a, 1), 409, 'nothing was charged');
    t.need(await charge(t.a, 7), 200);
    t.expect(await refund(t.a, 8), 409, '7 were charged');
    expectBooked(t, await refund(t.a, 7), before);
    t.expect(await refund(t.a, 7), 409, 'the 7 were given back');
    await expectBalance(t, t.a, before);
  },
  async 'CR-12'(t) {
    const before = await withCredits(t, t.a, 8);
    const key = randomUUID();
    t.need(await charge(t.a, 8), 200);
    for (let times = 0; times < 3; times += 1) {
      expectBooked(t, await refund(t.a, 4, key), before - 4);
    }
    await expectBalance(t, t.a, before - 4);
    await refund(t.a, 4);
  },
  async 'CR-13'(t) {
    const before = await withCredits(t, t.a, 200);
    t.need(await charge(t.a, 200), 200);
    for (const amount of BAD_AMOUNTS) {
      t.expect(await refund(t.a, amount), 400, `the amount is ${JSON.stringify(amount)}`);
    }
    await expectBalance(t, t.a, before - 200);
    await refund(t.a, 200);
  },
  async 'CR-14'(t) {
    await nothingToRefund(t.a);
    const before = await withCredits(t, t.a, 6);
    t.need(await charge(t.a, 6), 200);
    const answers = await together(10, () => refund(t.a, 6));
    const balance = await t.a.call('getCredits');
    const booked = countOf(answers, 200);
    t.claim(booked === 1, balance, `one of ten refunds of one charge, not ${booked}`);
    t.claim(number(balance, 'credits') === before, balance, `${before} credits`);
  },
  async 'CR-17'(t) {
    const theirs = await balanceOf(t, t.b);
    await withCredits(t, t.a, 5);
    t.need(await charge(t.a, 5), 200);
    await expectBalance(t, t.b, theirs);
    await refund(t.a, 5);
  },
};

/** After everything else: they take an image and a training. */
export const deliveryChecks: Checks = {
  async 'CR-18'(t) {
    const word = await readyTwin(t, t.a);
    await nothingToRefund(t.a);
    await paid(t, t.a, IMAGE_COST_CREDITS);
    t.need(await draw(t.a, `${word} person, studio headshot`), 200);
    t.expect(await refund(t.a, IMAGE_COST_CREDITS), 409, 'the image was delivered');
    await paid(t, t.a, TRAINING_COST_CREDITS);
    t.need(await train(t.a, await photosOf(t, t.a)), 200);
    await trainingEnd(t, t.a);
    t.expect(await refund(t.a, TRAINING_COST_CREDITS), 409, 'the twin was delivered');
  },
  async 'CR-19'(t) {
    const word = await readyTwin(t, t.a);
    const zipUrl = await photosOf(t, t.a);
    await nothingToRefund(t.a);
    await paid(t, t.a, TRAINING_COST_CREDITS);
    t.expect(await draw(t.a, `${word} person, studio headshot`), 402, 'a charge of 200');
    await refund(t.a, TRAINING_COST_CREDITS);
    await withCredits(t, t.a, TRAINING_COST_CREDITS);
    const count = TRAINING_COST_CREDITS / IMAGE_COST_CREDITS;
    const charges = await together(count, () => charge(t.a, IMAGE_COST_CREDITS));
    t.need(await t.a.call('getCredits'), 200);
    t.expect(await train(t.a, zipUrl), 402, `${countOf(charges, 200)} charges of 5`);
    await nothingToRefund(t.a);
  },
};
