import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TEMPLATE_CATEGORIES, TRAINING_COST_CREDITS } from '../../limits.gen.ts';
import { isLoopback } from '../../safe-address.ts';
import type { Checks, Trial } from '../check.ts';
import { field, number, rows, text, type Exchange } from '../exchange.ts';
import {
  charge,
  newJob,
  nothingToRefund,
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

const isRunning = (answer: Exchange) => text(answer, 'status') === 'training';

/** Sees to it that no training runs, and that none is paid for. */
async function noTraining(t: Trial): Promise<void> {
  if (isRunning(await trainingOf(t.a))) await trainingEnd(t, t.a);
  await nothingToRefund(t.a);
}

/** Pays for a training, where none runs. */
async function paidTraining(t: Trial): Promise<void> {
  await noTraining(t);
  await paid(t, t.a, TRAINING_COST_CREDITS);
}

async function expectNotRunning(t: Trial): Promise<void> {
  const latest = await trainingOf(t.a);
  t.claim(!isRunning(latest), latest, 'no training that runs');
}

/** No twin has come of a training. */
async function expectNoTwin(t: Trial, training: Exchange): Promise<void> {
  const twins = await twinsOf(t.a);
  const word = text(training, 'trigger_word');
  t.claim(!rows(twins).some((twin) => twin['trigger_word'] === word), twins, `no twin ${word}`);
}

/** A paid training that breaks down. @returns its first and its last status */
async function failedTraining(t: Trial): Promise<[running: Exchange, last: Exchange]> {
  await noTraining(t);
  const undo = await t.hooks.failNextTraining?.('a');
  await paid(t, t.a, TRAINING_COST_CREDITS);
  const accepted = await train(t.a, await photosOf(t, t.a));
  const running = await trainingOf(t.a);
  const last = accepted.status === 200 ? await trainingEnd(t, t.a) : running;
  await undo?.();
  t.need(accepted, 200);
  if (field(last, 'refunded') === true) t.ledger.forget('a');
  return [running, last];
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
  async 'TW-2'(t) {
    await noTraining(t);
    t.expect(await train(t.a, await photosOf(t, t.a)), 402, 'without a charge');
    await expectNotRunning(t);
  },
  async 'TW-15'(t) {
    await noTraining(t);
    const referenceImages = ['/api/objects/trainings/none.zip'];
    const body = { userId: t.b.id, mode: 'fast', referenceImages };
    t.expect(await t.a.call('trainTwin', { body }), 403, 'of somebody else, and not paid');
    t.expect(await train(t.a, '/api/objects/trainings/none.zip'), 402, 'not paid, and no package');
  },
  async 'TW-4'(t) {
    await paidTraining(t);
    const unknown = `/api/objects/trainings/${randomUUID()}.zip`;
    for (const zipUrl of [await photosOf(t, t.b), unknown, 'https://evil.example/a.zip']) {
      t.expect(await train(t.a, zipUrl), 422, 'not a package of this user');
    }
    await expectNotRunning(t);
    await refund(t.a, TRAINING_COST_CREDITS);
  },
  async 'TW-16'(t) {
    await paidTraining(t);
    t.need(await train(t.a, '/api/objects/trainings/none.zip'), 422);
    t.expect(await refund(t.a, TRAINING_COST_CREDITS), 200, 'the charge of a training that was refused');
  },
  async 'TW-5'(t) {
    if (!isLoopback(new URL(t.baseUrl).hostname)) {
      t.skip('a server elsewhere cannot reach this machine to be seen');
    }
    await paidTraining(t);
    let fetched = 0;
    const trap = createServer((_, response) => {
      fetched += 1;
      response.end();
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
    const training = await train(t.a, `${address}/photos.zip`);
    const referenceImages = [1, 2, 3].map((index) => `${address}/${index}.png`);
    const job = await newJob(t.a, { goal: 'photoshoot', referenceImages });
    await new Promise((resolve) => setTimeout(resolve, 100));
    trap.close();
    const asked = training.status === 422 ? job : training;
    t.claim(fetched === 0, asked, 'no request to an address that the server did not hand out');
    await refund(t.a, TRAINING_COST_CREDITS);
  },
  async 'TW-1'(t) {
    await paidTraining(t);
    const answer = await train(t.a, await photosOf(t, t.a));
    t.expect(answer, 200, 'paid for, with good photos');
    const isAccepted = field(answer, 'ok') === true && field(answer, 'mode') === 'fast' && isRunning(answer);
    t.claim(isAccepted, answer, '`ok` true, `mode` fast and `status` training');
    const latest = await trainingOf(t.a);
    t.claim(isRunning(latest), latest, '`status` training, right after it was accepted');
  },
  async 'TW-3'(t) {
    await runningTraining(t, t.a);
    await withCredits(t, t.a, TRAINING_COST_CREDITS);
    const zipUrl = await photosOf(t, t.a);
    t.need(await charge(t.a, TRAINING_COST_CREDITS), 200);
    t.expect(await train(t.a, zipUrl), 409, 'while another training runs');
    await refund(t.a, TRAINING_COST_CREDITS);
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
    t.claim(twin?.['completedAt'] === field(last, 'completedAt'), after, `the twin ${word} with its time`);
  },
  async 'TW-14'(t) {
    if ((await trainingOf(t.a)).status !== 200) await runningTraining(t, t.a);
    const last = await trainingEnd(t, t.a);
    t.claim(['ready', 'failed'].includes(text(last, 'status')), last, 'a training that has ended');
  },
  'TW-10': {
    needs: ['failNextTraining'],
    async run(t) {
      const [running, last] = await failedTraining(t);
      t.claim(text(last, 'status') === 'failed', last, '`status` failed');
      await expectNoTwin(t, running);
      if (field(last, 'refunded') === true) return;
      t.expect(await refund(t.a, TRAINING_COST_CREDITS), 200, 'the charge of a training that failed');
      t.expect(await refund(t.a, TRAINING_COST_CREDITS), 409, 'once');
    },
  },
  'CR-21': {
    needs: ['failNextTraining'],
    async run(t) {
      const before = await withCredits(t, t.a, TRAINING_COST_CREDITS);
      const [, last] = await failedTraining(t);
      const balance = await t.a.call('getCredits');
      if (field(last, 'refunded') === true) {
        t.claim(number(balance, 'credits') === before, balance, `${before} credits: the server has refunded`);
        t.expect(await refund(t.a, TRAINING_COST_CREDITS), 409, 'the server has refunded');
      } else {
        const left = before - TRAINING_COST_CREDITS;
        t.claim(number(balance, 'credits') === left, balance, `${left} credits: nobody has refunded yet`);
        await refund(t.a, TRAINING_COST_CREDITS);
      }
    },
  },
  async 'CR-20'(t) {
    await paidTraining(t);
    t.need(await train(t.a, await photosOf(t, t.a)), 200);
    const running = await trainingOf(t.a);
    t.expect(await refund(t.a, TRAINING_COST_CREDITS), 200, 'the charge of a training under way');
    const last = await trainingEnd(t, t.a);
    t.claim(text(last, 'status') === 'failed', last, '`status` failed');
    await expectNoTwin(t, running);
  },
};

/** After the trainings of the other checks. */
export const twinListChecks: Checks = {
  async 'TW-11'(t) {
    const lists = [await twinsOf(t.a), await twinsOf(t.b)].filter((list) => rows(list).length > 1);
    if (lists.length === 0) t.skip('neither account has two twins');
    for (const list of lists) {
      const words = rows(list).map((twin) => twin['trigger_word']);
      t.claim(new Set(words).size === words.length, list, 'a trigger word of its own for each twin');
    }
  },
};
