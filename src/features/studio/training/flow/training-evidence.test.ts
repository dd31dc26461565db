import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { twinsFromModels } from '../../twins/twin.ts';
import { modelDisk, openPage } from './testing/model-page.ts';
import { modelServer, problem } from './testing/model-server.ts';
import type { LatestTraining, TrainingCalls } from './training-calls.ts';
import { wasRefused } from './training-deps.ts';
import {
  hasTrainingStarted,
  isBooked,
  isTaken,
  pollUntilSettled,
  wasCharged,
  wasRefunded,
} from './training-evidence.ts';
import { interrupted, RefusedAnswer } from './training-failure.ts';
import type { OpenTraining, OwedRefund } from './training-journal.ts';

const OPEN: OpenTraining = {
  id: 'id1',
  mode: 'fast',
  step: 'charging',
  balanceBefore: 740,
  sentAt: 0,
  startedAt: 0,
  knownTwins: [],
};
const OWED: OwedRefund = {
  id: 'id1',
  balanceBefore: 740,
  failure: interrupted,
  isUncertain: false,
  isOffered: false,
};

const CUT = ApiError.of('network');
const TIMEOUT = ApiError.of('timeout');
const REFUSED = problem(402, { error: 'Too few.', available: 35 });
const IN_FLIGHT = problem(409, { error: 'Wait.' });

/** A server that answers so; an error is thrown. */
function deps(answers: { [Call in keyof TrainingCalls]?: unknown }) {
  const page = openPage(modelServer(740), modelDisk());
  const calls = Object.entries(answers).map(([name, answer]) => [
    name,
    () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)),
  ]);
  return { ...page.deps, calls: { ...page.deps.calls, ...Object.fromEntries(calls) } as TrainingCalls };
}

describe('a call that failed', () => {
  const http = (status: number) => ApiError.http(status, '', '');
  it.each([
    ['a 200 that says no', new RefusedAnswer('No.'), true],
    ['another person at this device', ApiError.of('otherPerson'), true],
    ['400', http(400), true],
    ['499', http(499), true],
    ['408, a time-out', http(408), false],
    ['399', http(399), false],
    ['500', http(500), false],
    ['a cut line', CUT, false],
    ['a mistake of ours', new TypeError('No.'), false],
  ])('was refused, so that nothing happened, by %s: %o %s', (_, error, isRefused) => {
    expect(wasRefused(error)).toBe(isRefused);
  });
});

describe('a charge whose answer got lost', () => {
  it.each([
    ['was booked when the balance is less by the price', 540, undefined, CUT, 'yes'],
    ['was not when the balance is untouched', 740, undefined, undefined, 'no'],
    ['is not known while the balance cannot be read', CUT, undefined, CUT, 'unknown'],
    ['is repeated after a time-out', 740, 540, TIMEOUT, 'yes'],
    ['was not booked when the repeated one took nothing', 740, undefined, TIMEOUT, 'no'],
    ['was not booked when the repeated one is refused', 740, REFUSED, TIMEOUT, 'no'],
    ['is repeated where something else was paid meanwhile', 735, 535, CUT, 'yes'],
    ['is not known while the first one is under way', 735, IN_FLIGHT, CUT, 'unknown'],
    ['is not known when the repeated one gets lost, too', 735, CUT, CUT, 'unknown'],
  ])('%s', async (_, readBalance, charge, lostBy, verdict) => {
    expect(await wasCharged(deps({ readBalance, charge }), OPEN, lostBy)).toBe(verdict);
  });
});

it.each([
  [540, CUT, true],
  [undefined, 540, true],
  [undefined, CUT, true],
  [undefined, 740, false],
  [740, 740, false],
])('believes a charge that answers %s, with %s in the balance: %s', async (newBalance, readBalance, is) => {
  expect(await isTaken(deps({ readBalance }), OPEN, newBalance)).toBe(is);
});

describe('a training whose answer got lost', () => {
  const latest = (status: LatestTraining['status']) => ({ status, triggerWord: 'ADA0X', isRefunded: false });
  const listed = twinsFromModels([{ trigger_word: 'ADA0X', completedAt: '2026-11-21T09:00:00Z' }]);
  it.each([
    ['began when one runs', latest('training'), CUT, 'yes'],
    ['began when it made a new twin', latest('ready'), listed, 'yes'],
    ['did not when all twins were there before', latest('ready'), [], 'no'],
    ['is not known while the twins cannot be read', latest('ready'), CUT, 'unknown'],
    ['is not known while the trainings cannot be read', CUT, listed, 'unknown'],
    ['is as good as not begun when it failed', latest('failed'), listed, 'no'],
    ['did not when there never was one', undefined, listed, 'no'],
  ])('%s', async (_, readLatestTraining, readTwins, verdict) => {
    expect(await hasTrainingStarted(deps({ readLatestTraining, readTwins }), OPEN)).toBe(verdict);
  });
});

it.each([
  [740, 'yes'],
  [540, 'no'],
  [640, 'unknown'],
  [CUT, 'unknown'],
])('with %s in the balance, a refund whose answer got lost was booked: %s', async (readBalance, verdict) => {
  expect(await wasRefunded(deps({ readBalance }), OWED)).toBe(verdict);
});

describe('a refund that was answered with success', () => {
  const lost = undefined;
  const uncertain = { isUncertain: true };
  const doubted = { isUncertain: true, isDoubted: true };
  it.each([
    ['was booked when the balance has risen by the price', {}, 540, 740, 740, true],
    ['or by more', {}, 540, lost, 1740, true],
    ['was not when it has not risen', {}, 540, 740, 540, false],
    ['was not when it has risen by half', {}, 540, 740, 640, false],
    ['is believed by its answer while the balance cannot be read', {}, 535, 735, CUT, true],
    ['also by that of a first one', {}, 535, 740, CUT, true],
    ['unless its answer does not fit', {}, 540, 640, CUT, false],
    ['or holds no balance', {}, 540, lost, CUT, false],
    ['or was untrue before', doubted, 540, 740, CUT, false],
    ['is measured by the balance before the charge, where no other is known', {}, lost, 740, 740, true],
    ['which has to be reached', {}, lost, 740, 640, false],
    ['or answered', {}, lost, 740, CUT, true],
    ['was booked before, when a repeated one answers another balance', uncertain, 735, 740, 735, true],
    ['but the first one is not a repeated one', {}, 735, 740, 735, false],
    ['and one without a balance says nothing', uncertain, 735, lost, 735, false],
    ['nor one that claims to be the first', uncertain, 735, 935, 735, false],
    ['nor one that was untrue before', doubted, 735, 740, 735, false],
    ['nor one beside which the balance moved', uncertain, 735, 740, 730, false],
  ])('%s', async (_, owed, before, newBalance, readBalance, is) => {
    expect(await isBooked(deps({ readBalance }), { ...OWED, ...owed }, before, newBalance)).toBe(is);
  });
});

it.each([
  ['as long as it may be under way', 20_000 - 1, 2],
  ['once when it cannot be', 20_000, 1],
  ['once when the clock was set back', -1, 1],
])('asks %s', async (_, ageMs, times) => {
  const page = deps({});
  let asked = 0;
  const ask = () => Promise.resolve((asked += 1) < 5 ? ('no' as const) : ('yes' as const));
  await pollUntilSettled(page, { ...OPEN, sentAt: page.deviceNow() - ageMs }, ask);
  expect(asked).toBe(times);
});
