import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  TEMPLATE_CATEGORIES,
  TRAINING_COST_CREDITS,
  TRAINING_ENDS_WITHIN_MS,
  TRAINING_MODES,
} from '#openapi/limits.gen.ts';
import { isLoopback } from '#openapi/safe-address.ts';
import type { Checks, Trial } from '../check.ts';
import { field, number, rows, text, type Exchange } from '../exchange.ts';
import {
  beginTraining,
  newJob,
  paid,
  photosOf,
  refund,
  runningTraining,
  train,
  trainingEnd,
  trainingOf,
  twinsOf,
  withCredits,
} from '../journey.ts';
import { expectOwnTime } from './times.ts';

const isRunning = (answer: Exchange) => text(answer, 'status') === 'training';

/** Waits until no training runs. */
async function noTraining(t: Trial): Promise<void> {
  if (isRunning(await trainingOf(t.a))) await trainingEnd(t, t.a);
}

/** Pays for a training, where none runs. @returns the key of the charge */
async function paidTraining(t: Trial): Promise<string> {
  await noTraining(t);
  return paid(t, t.a, TRAINING_COST_CREDITS);
}

/** A paid training that fails: its charge, and its last status. */
async function failedTraining(t: Trial): Promise<{ charge: string; last: Exchange }> {
  const undo = await t.hooks.failNextTraining?.('a');
  const charge = await paidTraining(t);
  const accepted = await train(t.a, await photosOf(t, t.a), charge);
  const last = accepted.status === 200 ? await trainingEnd(t, t.a) : accepted;
  await undo?.();
  t.need(accepted, 200);
  if (field(last, 'refunded') === true) t.ledger.forget('a');
  return { charge, last };
}

/** Before any training. */
export const untrainedChecks: Checks = {
  async 'TW-12'(t) {
    for (const person of [t.a, t.b]) {
      const [training, twins] = [await trainingOf(person), await twinsOf(person)];
      if (training.status === 200 && !t.hooks.isNewAccount) continue;
      t.expect(training, 404, 'never trained');
      t.claim(Array.isArray(twins.body) && twins.body.length === 0, twins, 'an empty list');
      return;
    }
    t.skip('both accounts have trained before');
  },
};

export const twinChecks: Checks = {
  async 'TW-13'(t) {
    const answer = await t.a.call('listPromptTemplates');
    t.expect(answer, 200);
    const templates = rows(answer, 'templates');
    const ids = new Set(templates.map(({ id }) => id));
    t.claim(ids.size === templates.length, answer, 'ids of their own');
    for (const category of TEMPLATE_CATEGORIES) {
      const has = templates.some((template) => template['category'] === category);
      t.claim(has, answer, `a template of the category ${category}`);
    }
  },
  async 'TW-5'(t) {
    if (!isLoopback(new URL(t.baseUrl).hostname)) {
      t.skip('a server elsewhere cannot reach this machine to be seen');
    }
    const charge = await paidTraining(t);
    let fetched = 0;
    const trap = createServer((_, response) => {
      fetched += 1;
      response.end();
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
    const training = await train(t.a, `${address}/photos.zip`, charge);
    const referenceImages = [1, 2, 3].map((index) => `${address}/${index}.png`);
    const job = await newJob(t.a, { goal: 'photoshoot', referenceImages });
    await new Promise((resolve) => setTimeout(resolve, 100));
    trap.close();
    const asked = training.status === 422 ? job : training;
    for (const answer of [training, job])
      t.expect(answer, 422, 'an address that the server did not hand out');
    t.claim(fetched === 0, asked, 'no request to an address that the server did not hand out');
    await refund(t.a, TRAINING_COST_CREDITS, charge);
  },
  async 'TW-8'(t) {
    const running = await runningTraining(t, t.a);
    const word = text(running, 'trigger_word');
    const isListed = (list: Exchange) => rows(list).find((twin) => twin['trigger_word'] === word);
    const before = await twinsOf(t.a);
    t.claim(!isListed(before), before, `no twin ${word}, which is in training`);
    const last = await trainingEnd(t, t.a, 5000);
    if (text(last, 'status') !== 'ready') t.skip('the training failed');
    const after = await twinsOf(t.a);
    const twin = isListed(after);
    const at = text(last, 'completedAt');
    t.claim(
      twin?.['completedAt'] === at,
      after,
      `the twin ${word} with \`completedAt\` ${at}, as its status says`,
    );
    expectOwnTime(t, last, at);
  },
  async 'TW-14'(t) {
    const { failNextTraining } = t.hooks;
    const ways = TRAINING_MODES.flatMap((mode) => [
      { mode },
      ...(failNextTraining ? [{ mode, fail: failNextTraining }] : []),
    ]);
    for (const { mode, fail } of ways) {
      await noTraining(t);
      const undo = await fail?.('a');
      await beginTraining(t, t.a, mode);
      const boundMs = TRAINING_ENDS_WITHIN_MS[mode];
      const last = await trainingEnd(t, t.a, 60_000, boundMs);
      await undo?.();
      const hasEnded = ['ready', 'failed'].includes(text(last, 'status'));
      const minutes = `${boundMs / 60_000} minutes later by the hook advance or the clock`;
      t.claim(hasEnded, last, `a training (${mode}${fail ? ' that fails' : ''}) that has ended, ${minutes}`);
      if (!hasEnded) await trainingEnd(t, t.a);
      if (field(last, 'refunded') === true) t.ledger.forget('a');
    }
  },
  'CR-21': {
    needs: ['failNextTraining'],
    async run(t) {
      const before = await withCredits(t, t.a, TRAINING_COST_CREDITS);
      const { charge, last } = await failedTraining(t);
      const balance = await t.a.call('getCredits');
      if (field(last, 'refunded') === true) {
        t.claim(number(balance, 'credits') === before, balance, `${before} credits: the server has refunded`);
        const refused = await refund(t.a, TRAINING_COST_CREDITS, charge);
        t.expect(refused, 409, 'the server has refunded');
        t.claim(field(refused, 'code') === 'nothingLeft', refused, '`code` nothingLeft');
      } else {
        const left = before - TRAINING_COST_CREDITS;
        t.claim(number(balance, 'credits') === left, balance, `${left} credits: nobody has refunded yet`);
        await refund(t.a, TRAINING_COST_CREDITS, charge);
      }
    },
  },
};
