import { randomUUID } from 'node:crypto';
import { operations } from '#openapi/operations.gen.ts';
import type { Account } from '../adapter.ts';
import { DAY_MS } from '../durations.ts';
import { number, type Exchange } from '../exchange.ts';
import type { Ledger } from '../ledger.ts';
import type { Samples } from '../samples.ts';
import { createPast, type Past } from './about.ts';
import { compareAnswers, Differs } from './answers.ts';
import { passUntil, pay } from './events.ts';
import { age } from './made.ts';
import { LONG_MS } from './parse-steps.ts';
import { beginTwins, enter, nameTwins, NO_TWIN } from './prepare.ts';
import { createSessions } from './sessions.ts';
import { ACCOUNTS, looksOf, mayBeJob, startCase, twinsNamed, type Side } from './side.ts';
import { call, type CallStep, type Step } from './steps.ts';

/** Both servers, brought to the same state, and taken through the same steps. */
export interface Pair {
  /** How many answers were compared. */
  compared: number;
  /** Both people have a twin. Without, nothing that has to do with twins is compared. */
  hasTwins: boolean;
  begin(credits: number): Promise<void>;
  /** Keys from now on are others than before. */
  renewKeys(): void;
  /** @throws Differs */
  play(step: Step): Promise<Outcome>;
  end(): Promise<void>;
}

interface Outcome {
  isAccepted: boolean;
  status?: number;
}

interface PairParts {
  sides: readonly [judged: Side, reference: Side];
  ledger: Ledger;
  samples: Samples;
  /** An answer was as it should be, and shows these rules. */
  held(rules: readonly string[], exchange: Exchange): void;
}

const NEED_TWINS: readonly string[] = [
  'trainTwin',
  'generateImage',
  'listTrainedModels',
  'getTrainingStatus',
];

export async function createPair({ sides, ledger, samples, held }: PairParts): Promise<Pair> {
  const [judged, reference] = sides;
  const canPass = judged.hooks.advance !== undefined;
  let history: CallStep[] = [];
  let past: Past = createPast();
  /** What the last call that may have changed something was about. */
  let shownLast: string[] = [];
  let undo: (() => Promise<unknown>)[] = [];
  const sessions = createSessions(sides);
  /** So much goes on by the clocks of the servers, and is not where it is on the other one. */
  let underWay = 0;
  const both = <Result>(act: (side: Side) => Promise<Result>) => Promise.all([act(judged), act(reference)]);

  const pass = async (ms: number) => {
    if (!canPass) return;
    await both((side) => side.pass(ms));
    wear(ms);
    past.passed(ms);
    sessions.passed(ms);
  };
  const wear = (ms: number) => sides.forEach((side) => age(side, ms));
  const send = async (step: CallStep): Promise<[Exchange[], Exchange[]]> => {
    if (!step.more) return both((side) => side.send(step));
    const mine = await judged.send(step);
    // Fields that nobody declared may be refused, too.
    const isRefused = mine.some(({ status }) => status === 400);
    return isRefused ? [[], []] : [mine, await reference.send({ ...step, more: undefined })];
  };
  const compare = async (step: CallStep): Promise<Outcome> => {
    await sessions.renew(step.isShared === true ? ACCOUNTS : [step.who]);
    const [mine, theirs] = await send(step);
    const [own] = mine;
    pair.compared += mine.length;
    const isAccepted = theirs.some(({ status }) => status < 300);
    if (isAccepted && step.manner !== 'second-session' && step.operation !== 'putUpload')
      sessions.used(step.who);
    const about = past.about(step);
    const isOrderOpen = past.wasAtOnce(step);
    past.called(step, isAccepted);
    const rules = await sessions.told(step, () =>
      compareAnswers(sides, { operation: step.operation, about, mine, theirs, isOrderOpen }),
    );
    if (own) held(rules, own);
    if (operations[step.operation].method !== 'GET') shownLast = rules;
    return { isAccepted, status: theirs[0]?.status ?? 0 };
  };
  const disarm = async () => {
    await Promise.all(undo.map((one) => one()));
    undo = [];
  };
  const lookAtAll = async () => {
    for (const who of ACCOUNTS) await pair.play({ do: 'look', who });
    return { isAccepted: true };
  };
  /** Both have what it needs, and its prompt names the same twins. */
  const isComparable = (step: CallStep) =>
    (pair.hasTwins || !NEED_TWINS.includes(step.operation)) &&
    !mayBeJob(judged, step) &&
    twinsNamed(judged, step) === twinsNamed(reference, step);
  const playCall = async (step: CallStep): Promise<Outcome> => {
    history.push(step);
    if (!canPass && step.operation === 'getJob') return { isAccepted: false };
    if (!isComparable(step)) return { isAccepted: false };
    const outcome = await compare(step);
    if (!['trainTwin', 'createJob'].includes(step.operation)) return outcome;
    if (outcome.isAccepted) underWay += 1;
    // A refused call does not use up what was to fail.
    else await disarm();
    return outcome;
  };
  const playPass = async (ms: number, isQuiet = false) => {
    // Pictures and jobs may be gone by then, and their keys with them.
    if (ms > DAY_MS)
      history = history.filter(({ operation }) => !['generateImage', 'createJob'].includes(operation));
    await pass(underWay > 0 && ms > 1000 ? Math.max(ms, LONG_MS) : ms);
    if (ms > 1000) underWay = 0;
    return isQuiet ? { isAccepted: true } : lookAtAll();
  };
  const playUntil = async ({ who, of, state }: Extract<Step, { do: 'until' }>): Promise<Outcome> => {
    if (!canPass || underWay !== 1) return { isAccepted: false };
    await sessions.renew([who]);
    const passed = await both((side) => passUntil(side, who, of, state));
    // The longer wait ages what was made on both, so that both name the same.
    const longestMs = Math.max(...passed.map((ms = LONG_MS) => ms));
    wear(longestMs);
    sessions.passed(longestMs);
    // What was at its end at once is waited for on both.
    if (passed.includes(undefined)) return playPass(LONG_MS, true);
    if (state === 'end') underWay = 0;
    return { isAccepted: true };
  };
  const playSee = async (who: Account): Promise<Outcome> => {
    const isPicture = (one: Side['made'][number]) => one.kind === 'picture' && one.who === who;
    const [ours, theirOwn] = sides.map(({ made }) => made.find(isPicture)?.value);
    if (ours === undefined || theirOwn === undefined) return { isAccepted: false };
    await sessions.renew([who]);
    const [mine, theirs] = await Promise.all([
      judged.people[who].client.send('GET', ours),
      reference.people[who].client.send('GET', theirOwn),
    ]);
    pair.compared += 1;
    compareAnswers(sides, {
      operation: 'generateImage',
      about: ['its-picture'],
      mine: [mine],
      theirs: [theirs],
    });
    return { isAccepted: true };
  };
  const playTogether = async ({ calls, payment }: Extract<Step, { do: 'together' }>): Promise<Outcome> => {
    if (!calls.every(isComparable)) return { isAccepted: false };
    await sessions.renew(calls.map(({ who }) => who));
    // Before, so that nobody signs in between them.
    const seconds = calls.filter(({ manner }) => manner === 'second-session');
    for (const { who } of seconds) await both((side) => side.renewSecond(who));
    const paid = payment && pay(judged, payment);
    const mine = await Promise.all(calls.map(async (step) => ({ step, own: await judged.send(step) })));
    await paid;
    if (payment) {
      await pay(reference, payment);
      for (const who of ACCOUNTS) ledger.forget(who);
    }
    const isTaken = ({ own: [answer] }: (typeof mine)[number]) => (answer?.status ?? 0) < 300;
    const order = [...mine.filter(isTaken), ...mine.filter((one) => !isTaken(one)).toReversed()];
    for (const { step, own } of order) {
      for (const exchange of own) exchange.isAtOnce = true;
      const theirs = await reference.send(step);
      pair.compared += own.length;
      const { operation } = step;
      const answers = { operation, about: ['at-once'], mine: own, theirs, isOrderOpen: true };
      past.calledAtOnce(step);
      await sessions.told(step, () => compareAnswers(sides, answers));
    }
    return { isAccepted: true };
  };
  const playPay = async (step: Extract<Step, { do: 'pay' }>): Promise<Outcome> => {
    await both((side) => pay(side, step));
    for (const who of ACCOUNTS) ledger.forget(who);
    past.did(step);
    // A notice that was answered is booked.
    for (const who of ACCOUNTS) if (step.isQuiet !== true) await pair.play(call(who, 'getCredits'));
    return { isAccepted: true };
  };
  const playSignOut = async (step: Extract<Step, { do: 'signOut' }>) => {
    const { who } = step;
    await sessions.renew([who]);
    await both(async (side) => {
      side.keepSession(who);
      side.people[who].second = await side.clientOf(who);
    });
    await compare(call(who, 'logout'));
    past.did(step);
    await both(async (side) => {
      side.people[who].client = await side.clientOf(who);
    });
    await pair.play({ ...call(who, 'getCredits'), manner: 'second-session' });
    return pair.play({ ...call(who, 'getCurrentUser'), manner: 'signed-out' });
  };

  const pair: Pair = {
    compared: 0,
    hasTwins: canPass,
    renewKeys() {
      const prefix = `${randomUUID()}-`;
      for (const side of sides) side.prefix = prefix;
      past = past.next();
    },
    async begin(credits) {
      if (underWay > 0) await pass(LONG_MS);
      underWay = 0;
      history = [];
      shownLast = [];
      pair.renewKeys();
      await sessions.renew(ACCOUNTS);
      for (const side of sides) startCase(side);
      for (const who of ACCOUNTS) {
        await judged.hooks.setCredits?.(who, credits);
        ledger.forget(who);
        const [balance] = await judged.send(call(who, 'getCredits'));
        const given = balance ? number(balance, 'credits') : Number.NaN;
        await reference.hooks.setCredits?.(who, given >= 0 && Number.isInteger(given) ? given : credits);
      }
    },
    async play(step) {
      switch (step.do) {
        case 'call':
          return playCall(step);
        case 'again': {
          const earlier = history.at(-1 - step.back);
          return earlier ? playCall({ ...earlier, manner: step.manner, times: 1 }) : { isAccepted: false };
        }
        case 'pass':
          return playPass(step.ms, step.isQuiet);
        case 'pay':
          return playPay(step);
        case 'until':
          return playUntil(step);
        case 'see':
          return playSee(step.who);
        case 'together':
          return playTogether(step);
        case 'fail': {
          if (!judged.hooks[step.what]) break;
          for (const given of await both(async (side) => side.hooks[step.what]?.(step.who)))
            if (given) undo.push(given);
          past.did(step);
          break;
        }
        case 'enter':
          await both((side) =>
            Promise.all(Array.from({ length: step.times }, () => side.clientOf(step.who))),
          );
          return playCall(call(step.who, 'getCurrentUser'));
        case 'signOut':
          return playSignOut(step);
        case 'look':
          for (const one of looksOf(judged, step.who)) {
            await playCall(one).catch((error: unknown) => {
              if (error instanceof Differs) {
                // A balance says what the last call did to it; anything else first says what it is itself.
                const isBalance = one.operation === 'getCredits';
                error.rules = isBalance ? [...shownLast, ...error.rules] : [...error.rules, ...shownLast];
              }
              throw error;
            });
          }
      }
      return { isAccepted: true };
    },
    end: disarm,
  };

  const run = randomUUID().slice(0, 3);
  for (const side of sides) side.run = run;
  await both(enter);
  await pair.begin(1000);
  await both((side) => beginTwins(side, samples, canPass));
  await pass(LONG_MS);
  await both(nameTwins);
  pair.hasTwins = canPass && ACCOUNTS.every((who) => judged.people[who].twin !== NO_TWIN);
  return pair;
}
