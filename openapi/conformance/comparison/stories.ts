import type { OperationId } from '../../operations.gen.ts';
import type { Account, Sample } from '../adapter.ts';
import type { Samples } from '../samples.ts';
import { LONG_MS } from './requests.ts';
import { call, charge, draw, job, ofUser, photos, post, put, readJob, refund, style, train, type CallStep, type Step } from './steps.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const AT_ONCE = 6;

const pass = (ms: number): Step => ({ do: 'pass', ms });
const END = pass(LONG_MS);
const look: Step[] = [
  { do: 'look', who: 'a' },
  { do: 'look', who: 'b' },
];
const atOnce = (step: CallStep, times = AT_ONCE): Step => ({ ...step, times });
const shared = (operation: OperationId): Step => ({
  ...ofUser('a', operation, '«id me»'),
  times: AT_ONCE,
  isShared: true,
});

/** What people do and what goes wrong meanwhile, told by hand where chance would rarely get there. */
export function storiesOf(samples: Samples): Step[][] {
  const files = samples.photos(20);
  const eight = files.slice(0, 8);
  const begun = (who: Account, key: string, mode = 'fast') => [
    photos(who, eight),
    charge(who, 200, `${key}-charge`),
    train(who, key, `${key}-charge`, { mode }),
  ];
  const stored = (who: Account, file: Sample) => [call(who, 'createUpload'), put(who, `«upload ${who} 0»`, file)];
  const threeStored = (who: Account) => eight.slice(0, 3).flatMap((file) => stored(who, file));
  const refs = (who: Account) => [2, 1, 0].map((back) => `«photo ${who} ${back}»`);
  const shoot = (who: Account, key: string, referenceImages: readonly string[]) =>
    job(who, key, { goal: 'photoshoot', referenceImages });
  const image = (who: Account, key: string, of: string, prompt = `«word ${who} 0» person`) => draw(who, prompt, key, of);
  return [
    // Charges and refunds.
    [charge('a', 9, 'c'), refund('a', 9, 'r', 'c'), refund('a', 9, 'r2', 'c'), refund('a', 9, 'r', 'c'), charge('a', 9, 'c'), charge('a', 8, 'c'), ...look],
    [charge('a', 9, 'c'), refund('a', 8, 'r', 'c'), refund('a', 10, 'r', 'c'), refund('a', 9, 'r', 'c'), refund('a', 9, 'r', 'c'), refund('a', 9, 'r', 'd'), ...look],
    [refund('a', 9, 'r', 'c'), charge('a', 9, 'c'), charge('a', 4, 'c'), refund('a', 9, 'r', 'c'), pass(2 * DAY_MS), charge('a', 9, 'c'), charge('b', 9, 'c'), ...look],
    [charge('a', 9, 'c'), refund('b', 9, 'r', 'c'), charge('b', 9, 'c'), refund('a', 9, 'r', 'c'), refund('b', 9, 'r', 'c'), ...look],
    [charge('a', 1000, 'c'), charge('a', 1, 'd'), charge('a', 1000, 'c'), refund('a', 1000, 'r', 'c'), charge('a', 1, 'd'), charge('a', 1000, 'e'), charge('a', 999, 'e'), ...look],
    [charge('a', 7, 'same'), refund('a', 7, 'same', 'same'), job('a', 'same'), charge('a', 7, 'same'), job('a', 'same'), ...look],
    [charge('a', 5, 'c'), pass(20 * DAY_MS), charge('a', 5, 'c'), refund('a', 5, 'r', 'c'), pass(90 * DAY_MS), charge('a', 5, 'c'), refund('a', 5, 'r', 'c'), refund('a', 5, 's', 'c'), ...look],
    // Together.
    [atOnce(charge('a', 5, 'c')), ...look, atOnce(refund('a', 5, 'r', 'c')), ...look],
    [atOnce(charge('a', 300, 'c«n»')), ...look],
    [charge('a', 5, 'c'), atOnce(refund('a', 5, 'r«n»', 'c')), ...look],
    [...begun('a', 't').slice(0, 2), atOnce(train('a', 't', 't-charge')), END, ...look],
    [charge('a', 200, 'c0'), charge('a', 200, 'c1'), photos('a', eight), atOnce(train('a', 't«n»', 'c«n»'), 2), END, ...look],
    [charge('a', 5, 'c'), atOnce(image('a', 'i', 'c')), ...look, charge('a', 5, 'd'), atOnce(image('a', 'j«n»', 'd')), ...look],
    [atOnce(job('a', 'j')), atOnce(job('a', 'k«n»'), 3), ...look],
    [call('a', 'createUpload'), atOnce(put('a', '«upload a 0»', eight[0] as Sample))],
    (['getCurrentUser', 'getCredits', 'listTrainedModels', 'getTrainingStatus'] as const).map(shared),
    [charge('a', 5, 'c'), { ...charge('a', 3, 'd«n»'), times: AT_ONCE, isShared: true }, ...look],
    // Trainings.
    [...begun('a', 't'), ...begun('a', 'u'), train('a', 't', 't-charge'), ...begun('b', 't'), END, ...look, train('a', 'u', 'u-charge'), END, ...look],
    [...begun('a', 't'), refund('a', 200, 'r', 't-charge'), ...look, train('a', 't', 't-charge'), train('a', 'u', 't-charge'), END, ...look, charge('a', 200, 'c'), train('a', 'v', 'c'), photos('a', eight), train('a', 'v', 'c'), END, ...look],
    [...begun('a', 't', 'lora'), END, refund('a', 200, 'r', 't-charge'), train('a', 't', 't-charge'), train('a', 'u', 't-charge'), ...look],
    [photos('a', eight), charge('a', 200, 'c'), charge('a', 5, 'd'), train('a', 't', 'd'), train('a', 't', 'none'), train('b', 't', 'c'), train('a', 't', 'c', { referenceImages: ['/api/objects/trainings/none.zip'] }), train('a', 't', 'c'), refund('a', 5, 'r', 'd'), END, ...look],
    [{ do: 'fail', who: 'a', what: 'failNextTraining' }, ...begun('a', 't'), END, ...look, image('a', 'i', 'none', '«word a 0»'), train('a', 't', 't-charge'), train('a', 'u', 't-charge'), refund('a', 200, 'r', 't-charge'), refund('a', 200, 's', 't-charge'), ...begun('a', 'v'), END, ...look],
    [photos('b', eight), charge('a', 200, 'c'), train('a', 't', 'c', { referenceImages: ['«package b 0»'] }), ...look, photos('a', eight), pass(59 * MINUTE_MS), train('a', 't', 'c'), END, ...look],
    [...begun('a', 't'), { do: 'signOut', who: 'a' }, END, ...look, train('a', 't', 't-charge')],
    [photos('a', eight), photos('a', eight), photos('a', eight.toReversed()), photos('a', files.slice(12)), charge('a', 200, 'c'), train('a', 't', 'c', { referenceImages: ['«package a 2»'] }), END, ...look],
    Array.from({ length: 4 }, (_, index) => [...begun('b', `t${index}`), END, ofUser('b', 'listTrainedModels')]).flat(),
    // Pictures.
    [charge('a', 5, 'c'), image('a', 'i', 'c', 'nobody'), image('a', 'i', 'c'), image('a', 'i', 'c'), image('a', 'j', 'c'), refund('a', 5, 'r', 'c'), charge('a', 5, 'd'), refund('a', 5, 's', 'd'), image('a', 'j', 'd'), ...look],
    [charge('a', 5, 'c'), image('a', 'i', 'c', '«word b 0» person'), charge('a', 200, 'd'), image('a', 'i', 'd'), charge('b', 5, 'e'), image('a', 'i', 'e'), image('a', 'i', 'c'), image('a', 'i', 'c', '«word a 0» person at the sea'), image('a', 'i', 'e'), ...look],
    [charge('a', 5, 'c'), pass(20 * DAY_MS), image('a', 'i', 'c'), pass(59 * MINUTE_MS), image('a', 'i', 'c'), ...look],
    // Jobs and uploads.
    [...threeStored('a'), shoot('a', 'j', refs('a')), shoot('a', 'j', refs('a')), shoot('a', 'k', refs('a').toReversed()), shoot('a', 'j', refs('a').toReversed()), shoot('b', 'j', refs('a')), { do: 'signOut', who: 'a' }, ...look, END, ...look, shoot('a', 'l', refs('a')), pass(DAY_MS - 62 * MINUTE_MS), shoot('a', 'm', refs('a'))],
    [...threeStored('a'), ...threeStored('b'), shoot('a', 'j', ['«photo a 0»', '«photo a 1»', '«photo b 0»']), shoot('a', 'j', ['«photo a 0»', '«photo a 0»', '«photo a 0»']), call('a', 'createUpload'), shoot('a', 'k', ['«photo a 0»', '«photo a 1»', '«upload a 0»'])],
    [call('a', 'createUpload'), put('a', '«upload a 0»', samples.disguised), put('a', '«upload a 0»', samples.svg), put('a', '«upload a 0»', samples.damaged), put('a', '«upload a 0»', eight[0] as Sample), put('a', '«upload a 0»', eight[1] as Sample), call('a', 'createUpload'), pass(14 * MINUTE_MS), put('a', '«upload a 0»', eight[0] as Sample), call('a', 'createUpload'), pass(16 * MINUTE_MS), put('a', '«upload a 0»', eight[0] as Sample)],
    [job('a', 'j'), job('b', 'j'), job('a', 'j', { idea: 'Another' }), readJob('b', '«job a 0»'), readJob('a', '«job b 0»'), END, job('a', 'j'), ...look, pass(2 * DAY_MS), ...look],
    [{ do: 'fail', who: 'a', what: 'failNextJob' }, job('a', 'j'), END, ...look, job('a', 'j'), job('a', 'k'), END, ...look],
    Array.from({ length: 24 }, (_, index) => [job('a', `j${index}`, { idea: `Idea ${index}` }), readJob('a', '«job a 0»'), readJob('a', '«job a 9»')]).flat(),
    // Writing.
    [style('a', ['word']), post('a'), style('a', [' ', 'x']), post('a'), style('a', Array<string>(200).fill('Some words to learn a style from, again and again.')), post('a'), style('b', ['x']), post('b'), { do: 'signOut', who: 'a' }, post('a'), pass(90 * DAY_MS), post('a'), post('b')],
    // Sessions.
    [pass(DAY_MS - MINUTE_MS), pass(DAY_MS - MINUTE_MS), { do: 'signOut', who: 'a' }, ...look, { do: 'signOut', who: 'b' }, { ...call('a', 'getCredits'), manner: 'second session' }, { do: 'signOut', who: 'a' }, ...look],
    // Payments.
    ...(['starter', 'creator', 'pro'] as const).map((tier): Step[] => [call('a', 'createCheckout', { body: { tier } }), { do: 'pay', who: 'a', isPaid: true, isSigned: true, times: 3 }, { do: 'pay', who: 'a', isPaid: true, isSigned: true, times: 1 }]),
    [call('a', 'createCheckout', { body: { tier: 'pro' } }), call('a', 'createCheckout', { body: { tier: 'starter' } }), { do: 'pay', who: 'a', isPaid: true, isSigned: false, times: 1 }, { do: 'pay', who: 'a', isPaid: false, isSigned: true, times: 1 }, { do: 'pay', who: 'a', isPaid: true, isSigned: true, times: 1 }, { do: 'pay', who: 'a', isPaid: false, isSigned: true, times: 1 }, charge('a', 5, 'c'), refund('a', 5, 'r', 'c')],
    [call('a', 'createCheckout', { body: { tier: 'starter' } }), charge('a', 1000, 'c'), pass(2 * DAY_MS), { do: 'pay', who: 'a', isPaid: true, isSigned: true, times: 1 }, charge('a', 300, 'd'), charge('a', 1, 'e')],
  ];
}
