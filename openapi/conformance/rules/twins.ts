import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  TEMPLATE_CATEGORIES,
  TRAINING_COST_CREDITS,
  TRAINING_ENDS_WITHIN_MS,
  TRAINING_MODES,
} from '../../limits.gen.ts';
import { isLoopback } from '../../safe-address.ts';
import { together, type Checks, type Trial } from '../check.ts';
import { field, number, rows, text, type Exchange } from '../exchange.ts';
import {
  beginTraining,
  BODIES,
  newJob,
  paid,
  photosOf,
  readyTwin,
  refund,
  runningTraining,
  sharedTraining,
  train,
  trainingEnd,
  trainingOf,
  twinsOf,
  withCredits,
} from '../journey.ts';
import { expectNothingLeft, expectOnce } from './credits.ts';
import { expectOwnTime } from './times.ts';
import { expectSame } from './keys.ts';

const isRunning = (answer: Exchange) => text(answer, 'status') === 'training';

/** Sees to it that no training runs. */
async function noTraining(t: Trial): Promise<void> {
  if (isRunning(await trainingOf(t.a))) await trainingEnd(t, t.a);
}

/** Pays for a training, where none runs. @returns the key of the charge */
async function paidTraining(t: Trial): Promise<{ charge: string }> {
  await noTraining(t);
  return { charge: await paid(t, t.a, TRAINING_COST_CREDITS) };
}

/** Photos and a charge, for a training to come. */
async function wayToTrain(t: Trial): Promise<{ zipUrl: string; charge: string }> {
  return { zipUrl: await photosOf(t, t.a), charge: await paid(t, t.a, TRAINING_COST_CREDITS) };
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

/** A trainer that reports success after all changes nothing any more. */
async function expectStillFailed(t: Trial, training: Exchange): Promise<void> {
  await t.hooks.advance?.(TRAINING_ENDS_WITHIN_MS.fast);
  const later = await trainingOf(t.a);
  t.claim(text(later, 'status') === 'failed', later, '`status` failed, also when its trainer is done');
  await expectNoTwin(t, training);
}

/** A paid training that breaks down: its charge, and its first and its last status. */
async function failedTraining(t: Trial): Promise<{ charge: string; running: Exchange; last: Exchange }> {
  const undo = await t.hooks.failNextTraining?.('a');
  const { charge } = await paidTraining(t);
  const accepted = await train(t.a, await photosOf(t, t.a), { charge });
  const running = await trainingOf(t.a);
  const last = accepted.status === 200 ? await trainingEnd(t, t.a) : running;
  await undo?.();
  t.need(accepted, 200);
  if (field(last, 'refunded') === true) t.ledger.forget('a');
  return { charge, running, last };
}

/** More than a list that comes in pages shows at once. */
const MANY_TWINS = 26;

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
    const zipUrl = await photosOf(t, t.a);
    t.expect(await train(t.a, zipUrl), 402, 'without a charge');
    const charge = await paid(t, t.a, TRAINING_COST_CREDITS);
    await refund(t.a, TRAINING_COST_CREDITS, { charge });
    t.expect(await train(t.a, zipUrl, { charge }), 402, 'with a charge that was given back');
    const theirs = await paid(t, t.b, TRAINING_COST_CREDITS);
    t.expect(await train(t.a, zipUrl, { charge: theirs }), 402, 'with the charge of somebody else');
    await refund(t.b, TRAINING_COST_CREDITS, { charge: theirs });
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
    const keys = await paidTraining(t);
    const unknown = `/api/objects/trainings/${randomUUID()}.zip`;
    for (const zipUrl of [await photosOf(t, t.b), unknown, 'https://evil.example/a.zip']) {
      t.expect(await train(t.a, zipUrl, keys), 422, 'not a package of this user');
    }
    await expectNotRunning(t);
    await refund(t.a, TRAINING_COST_CREDITS, keys);
    const { zipUrl } = await beginTraining(t, t.a);
    await noTraining(t);
    const again = { charge: await paid(t, t.a, TRAINING_COST_CREDITS) };
    t.expect(await train(t.a, zipUrl, again), 422, 'a package that was trained already');
    await refund(t.a, TRAINING_COST_CREDITS, again);
    const last = { charge: await paid(t, t.a, TRAINING_COST_CREDITS) };
    t.expect(await train(t.a, zipUrl, last), 422, 'the same, after a charge was given back');
    await refund(t.a, TRAINING_COST_CREDITS, last);
  },
  async 'TW-16'(t) {
    const keys = await paidTraining(t);
    t.need(await train(t.a, '/api/objects/trainings/none.zip', keys), 422);
    const given = await refund(t.a, TRAINING_COST_CREDITS, keys);
    t.expect(given, 200, 'the charge of a training that was refused');
  },
  async 'TW-5'(t) {
    if (!isLoopback(new URL(t.baseUrl).hostname)) {
      t.skip('a server elsewhere cannot reach this machine to be seen');
    }
    const keys = await paidTraining(t);
    let fetched = 0;
    const trap = createServer((_, response) => {
      fetched += 1;
      response.end();
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
    const training = await train(t.a, `${address}/photos.zip`, keys);
    const referenceImages = [1, 2, 3].map((index) => `${address}/${index}.png`);
    const job = await newJob(t.a, { goal: 'photoshoot', referenceImages });
    await new Promise((resolve) => setTimeout(resolve, 100));
    trap.close();
    const asked = training.status === 422 ? job : training;
    for (const answer of [training, job])
      t.expect(answer, 422, 'an address that the server did not hand out');
    t.claim(fetched === 0, asked, 'no request to an address that the server did not hand out');
    await refund(t.a, TRAINING_COST_CREDITS, keys);
  },
  async 'TW-1'(t) {
    const lora = await paidTraining(t);
    const slow = await train(t.a, await photosOf(t, t.a), lora, 'lora');
    t.expect(slow, 200, 'of the mode lora');
    t.claim(field(slow, 'mode') === 'lora' && isRunning(slow), slow, '`mode` lora and `status` training');
    await refund(t.a, TRAINING_COST_CREDITS, lora);
    const { charge } = await paidTraining(t);
    const [key, zipUrl] = [randomUUID(), await photosOf(t, t.a)];
    const answer = await train(t.a, zipUrl, { key, charge });
    if (answer.status === 200) t.trainings.set('a', { key, charge, zipUrl, accepted: answer });
    t.expect(answer, 200, 'paid for, with good photos');
    const isAccepted = field(answer, 'ok') === true && field(answer, 'mode') === 'fast' && isRunning(answer);
    t.claim(isAccepted, answer, '`ok` true, `mode` fast and `status` training');
    const latest = await trainingOf(t.a);
    t.claim(isRunning(latest), latest, '`status` training, right after it was accepted');
  },
  async 'TW-3'(t) {
    await noTraining(t);
    const ways = [await wayToTrain(t), await wayToTrain(t)];
    const answers = await Promise.all(ways.map(({ zipUrl, charge }) => train(t.a, zipUrl, { charge })));
    for (const answer of answers) t.expect(answer, [200, 409], 'one of two trainings at once');
    const begun = answers.filter(({ status }) => status === 200).length;
    const [first = await trainingOf(t.a)] = answers;
    t.claim(begun === 1, first, `one of two trainings at once begins; ${begun} did`);
    for (const { charge } of ways) await refund(t.a, TRAINING_COST_CREDITS, { charge });
    await runningTraining(t, t.a);
    const zipUrl = await photosOf(t, t.a);
    const charge = await paid(t, t.a, TRAINING_COST_CREDITS);
    const refused = await train(t.a, zipUrl, { charge });
    t.expect(refused, 409, 'while another training runs');
    t.claim(field(refused, 'code') === 'trainingRuns', refused, '`code` trainingRuns');
    await refund(t.a, TRAINING_COST_CREDITS, { charge });
    if (isRunning(await trainingOf(t.b))) return;
    const theirs = { charge: await paid(t, t.b, TRAINING_COST_CREDITS) };
    t.expect(await train(t.b, await photosOf(t, t.b), theirs), 200, 'while a training of somebody else runs');
    await refund(t.b, TRAINING_COST_CREDITS, theirs);
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
    expectOwnTime(t, last, text(last, 'completedAt'));
  },
  async 'TW-17'(t) {
    const { accepted } = await sharedTraining(t, t.a);
    const word = text(accepted, 'trigger_word');
    t.claim(word !== '', accepted, '`trigger_word`');
    const latest = await trainingOf(t.a);
    t.claim(text(latest, 'trigger_word') === word, latest, `the training of ${word}`);
    if (text(await trainingEnd(t, t.a), 'status') !== 'ready') return;
    const twins = await twinsOf(t.a);
    t.claim(
      rows(twins).some((twin) => twin['trigger_word'] === word),
      twins,
      `the twin ${word}`,
    );
  },
  async 'TW-18'(t) {
    await noTraining(t);
    const charge = await paid(t, t.a, TRAINING_COST_CREDITS);
    const [zipUrl, keys] = [await photosOf(t, t.a), { key: randomUUID(), charge }];
    const answers = await together(3, () => train(t.a, zipUrl, keys));
    expectOnce(t, answers, 200);
    const accepted = await train(t.a, zipUrl, keys);
    t.need(accepted, 200);
    expectSame(t, await train(t.a, zipUrl, keys), accepted, 'the same key, while it runs');
    const body = Object.fromEntries(Object.entries(BODIES.trainTwin(t.a.id, zipUrl)).toReversed());
    const headers = { 'idempotency-key': keys.key, 'charge-key': keys.charge };
    const turned = await t.a.call('trainTwin', { body, headers });
    expectSame(t, turned, accepted, 'the same key, the fields in another order');
    const first = await trainingEnd(t, t.a);
    expectSame(t, await train(t.a, zipUrl, keys), accepted, 'the same key, after its end');
    const latest = await trainingOf(t.a);
    const word = text(first, 'trigger_word');
    t.claim(text(latest, 'trigger_word') === word && !isRunning(latest), latest, `${word}, which has ended`);
  },
  async 'TW-14'(t) {
    for (const mode of TRAINING_MODES) {
      await noTraining(t);
      await beginTraining(t, t.a, mode);
      const boundMs = TRAINING_ENDS_WITHIN_MS[mode];
      const last = await trainingEnd(t, t.a, 60_000, boundMs);
      const hasEnded = ['ready', 'failed'].includes(text(last, 'status'));
      const minutes = `${boundMs / 60_000} minutes later by the hook advance or the clock`;
      t.claim(hasEnded, last, `a training (${mode}) that has ended, ${minutes}`);
      if (!hasEnded) await trainingEnd(t, t.a);
    }
  },
  'TW-10': {
    needs: ['failNextTraining'],
    async run(t) {
      const { charge, running, last } = await failedTraining(t);
      t.claim(text(last, 'status') === 'failed', last, '`status` failed');
      await expectNoTwin(t, running);
      await expectStillFailed(t, running);
      if (field(last, 'refunded') === true) return;
      const another = await train(t.a, await photosOf(t, t.a), { charge });
      t.expect(another, 402, 'another training with the charge of one that failed');
      const given = await refund(t.a, TRAINING_COST_CREDITS, { charge });
      t.expect(given, 200, 'the charge of a training that failed');
      expectNothingLeft(t, await refund(t.a, TRAINING_COST_CREDITS, { charge }), 'once');
    },
  },
  'CR-21': {
    needs: ['failNextTraining'],
    async run(t) {
      const before = await withCredits(t, t.a, TRAINING_COST_CREDITS);
      const { charge, last } = await failedTraining(t);
      const balance = await t.a.call('getCredits');
      if (field(last, 'refunded') === true) {
        t.claim(number(balance, 'credits') === before, balance, `${before} credits: the server has refunded`);
        const refused = await refund(t.a, TRAINING_COST_CREDITS, { charge });
        expectNothingLeft(t, refused, 'the server has refunded');
      } else {
        const left = before - TRAINING_COST_CREDITS;
        t.claim(number(balance, 'credits') === left, balance, `${left} credits: nobody has refunded yet`);
        await refund(t.a, TRAINING_COST_CREDITS, { charge });
      }
    },
  },
  async 'CR-20'(t) {
    await noTraining(t);
    const { charge } = await beginTraining(t, t.a);
    const other = await paid(t, t.a, TRAINING_COST_CREDITS);
    t.expect(await refund(t.a, TRAINING_COST_CREDITS, { charge: other }), 200, 'another charge');
    const running = await trainingOf(t.a);
    t.claim(isRunning(running), running, '`status` training: another charge was given back');
    const given = await refund(t.a, TRAINING_COST_CREDITS, { charge });
    t.expect(given, 200, 'the charge of a training under way');
    const last = await trainingEnd(t, t.a);
    t.claim(text(last, 'status') === 'failed', last, '`status` failed');
    await expectNoTwin(t, running);
    await expectStillFailed(t, running);
  },
};

/** After the trainings of the other checks. */
export const twinListChecks: Checks = {
  async 'TW-11'(t) {
    await readyTwin(t, t.b);
    let most = 0;
    for (const person of [t.a, t.b]) {
      const list = await twinsOf(person);
      const words = rows(list).map((twin) => twin['trigger_word']);
      most = Math.max(most, words.length);
      t.claim(new Set(words).size === words.length, list, 'a trigger word of its own for each twin');
      const isOwn = rows(list).every((twin) => twin['userId'] === person.id);
      t.claim(isOwn, list, `twins of ${person.id}`);
    }
    if (most < 2) t.skip('neither account has two twins');
  },
  'TW-19': {
    needs: ['advance', 'setCredits'],
    slow: true,
    async run(t) {
      for (let ready = rows(await twinsOf(t.a)).length; ready < MANY_TWINS; ready += 1) {
        await noTraining(t);
        await beginTraining(t, t.a);
        await trainingEnd(t, t.a, TRAINING_ENDS_WITHIN_MS.fast);
        const twins = await twinsOf(t.a);
        const listed = rows(twins).length;
        const expected = `${ready + 1} twins, all that were trained`;
        if (!t.claim(listed === ready + 1, twins, expected, `${twins.status} · ${listed} twins`)) return;
      }
    },
  },
};
