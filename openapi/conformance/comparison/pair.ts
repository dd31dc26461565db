import { randomUUID } from 'node:crypto';
import type { Account } from '../adapter.ts';
import type { Ledger } from '../ledger.ts';
import { DAY_MS } from '../durations.ts';
import { answerOf, number, rows, text, type Exchange } from '../exchange.ts';
import { differenceAtOnce, differenceOf, normalOf, withoutOrder } from './normal.ts';
import { LONG_MS } from './requests.ts';
import { age, resolved, wordsOf, type Side } from './side.ts';
import { call, charge, ofUser, photos, readJob, style, train, type CallStep, type Step } from './steps.ts';
import type { Samples } from '../samples.ts';

export const ACCOUNTS = ['a', 'b'] as const;

/** An answer that is not the reference's. */
export class Differs extends Error {
  exchange: Exchange;
  expected: string;
  constructor(exchange: Exchange, expected: string) {
    super(expected);
    this.exchange = exchange;
    this.expected = expected;
  }
}

/** Both servers, brought to the same state, and taken through the same steps. */
export interface Pair {
  /** How many answers were compared. */
  compared: number;
  begin(credits: number): Promise<void>;
  /** Keys from now on are others than before. */
  renewKeys(): void;
  /** @throws Differs */
  play(step: Step): Promise<{ isAccepted: boolean; status?: number }>;
  end(): Promise<void>;
}

/** @throws when the server under judgement does not get so far */
export async function createPair(
  judged: Side,
  reference: Side,
  ledger: Ledger,
  samples: Samples,
): Promise<Pair> {
  const sides = [judged, reference] as const;
  const canPass = judged.hooks.advance !== undefined;
  let history: CallStep[] = [];
  let undo: (() => Promise<unknown>)[] = [];
  /** Something goes on by the clock of the server, and is not where it is on the other one. */
  let isUnderWay = false;
  const both = <Result>(act: (side: Side) => Promise<Result>) => Promise.all([act(judged), act(reference)]);

  const signIn = (side: Side) =>
    Promise.all(
      ACCOUNTS.map(async (who) => {
        const member = side.people[who];
        [member.client, member.second] = await Promise.all([side.clientOf(who), side.clientOf(who)]);
      }),
    );
  const pass = async (ms: number) => {
    if (!canPass) return;
    await both(async (side) => side.hooks.advance?.(ms));
    for (const side of sides) age(side, ms);
    if (ms >= DAY_MS) await both(signIn);
  };
  const compare = async (step: CallStep) => {
    const [mine, theirs] = await both((side) => side.send(step));
    pair.compared += mine.length;
    const [first] = theirs;
    const [own] = mine;
    if (!own || !first) return { isAccepted: false };
    const ours = mine.map((one) => normalOf(judged, one));
    const wanted = theirs.map((one) => normalOf(reference, one));
    if (theirs.length === 1) {
      const place = differenceOf(ours[0], wanted[0]);
      if (place === undefined) return { isAccepted: first.status < 300, status: first.status };
      throw new Differs(own, `as the reference answers (another ${place}): ${answerOf(first)}`);
    }
    const here = ours.map((normal, index) => withoutOrder(normal, mine[index] ?? own));
    const there = wanted.map((normal, index) => withoutOrder(normal, theirs[index] ?? first));
    if (differenceAtOnce(here, there) !== undefined) {
      const said = `the reference answers ${statusesOf(theirs)} to ${theirs.length} calls at once`;
      throw new Differs(own, `as ${said}; received ${statusesOf(mine)}`);
    }
    return { isAccepted: theirs.some(({ status }) => status < 300), status: first.status };
  };

  const disarm = async () => {
    await Promise.all(undo.map((one) => one()));
    undo = [];
  };

  const pair: Pair = {
    compared: 0,
    renewKeys() {
      const prefix = `${randomUUID()}-`;
      for (const side of sides) side.prefix = prefix;
    },
    async begin(credits) {
      if (isUnderWay) await pass(LONG_MS);
      isUnderWay = false;
      history = [];
      pair.renewKeys();
      for (const side of sides) {
        for (const { kind, value } of side.made) if (kind === 'word') side.old.add(value);
        side.made = [];
        side.earlier.clear();
        side.tokens = new Map([...side.old].map((word) => [word, 'old']));
        for (const who of ACCOUNTS) {
          side.tokens.set(side.people[who].id, `user ${who}`).set(side.people[who].twin, `twin ${who}`);
        }
      }
      for (const who of ACCOUNTS) {
        await judged.hooks.setCredits?.(who, credits);
        ledger.forget(who);
        const [balance] = await judged.send(call(who, 'getCredits'));
        await reference.hooks.setCredits?.(who, balance ? number(balance, 'credits') : 0);
      }
    },
    async play(step) {
      switch (step.do) {
        case 'call': {
          history.push(step);
          if (!canPass && ['trainTwin', 'getJob'].includes(step.operation)) return { isAccepted: false };
          if (sides.some((side) => isAmbiguous(side, step))) return { isAccepted: false };
          const outcome = await compare(step);
          if (!['trainTwin', 'createJob'].includes(step.operation)) return outcome;
          if (outcome.isAccepted) isUnderWay = true;
          // A refused call does not use up what was to fail.
          else await disarm();
          return outcome;
        }
        case 'again': {
          const earlier = history.at(-1 - step.back);
          return earlier ? pair.play({ ...earlier, manner: step.manner, times: 1 }) : { isAccepted: false };
        }
        case 'pass': {
          // Pictures and jobs may be gone by then, and their keys with them.
          if (step.ms > DAY_MS)
            history = history.filter(({ operation }) => !['generateImage', 'createJob'].includes(operation));
          await pass(isUnderWay && step.ms > 1000 ? Math.max(step.ms, LONG_MS) : step.ms);
          if (step.ms > 1000) isUnderWay = false;
          for (const who of ACCOUNTS) await pair.play({ do: 'look', who });
          return { isAccepted: true };
        }
        case 'pay':
          await both((side) => pay(side, step));
          for (const who of ACCOUNTS) ledger.forget(who);
          // A notice may take a while.
          return pair.play({ do: 'pass', ms: LONG_MS });
        case 'fail': {
          if (!judged.hooks[step.what]) break;
          for (const given of await both(async (side) => side.hooks[step.what]?.(step.who)))
            if (given) undo.push(given);
          break;
        }
        case 'enter':
          await both((side) =>
            Promise.all(Array.from({ length: step.times }, () => side.clientOf(step.who))),
          );
          return pair.play(call(step.who, 'getCurrentUser'));
        case 'signOut': {
          await both(async (side) => side.keepSession(step.who));
          await compare(call(step.who, 'logout'));
          await both(async (side) => {
            side.people[step.who].client = await side.clientOf(step.who);
          });
          await pair.play({ ...call(step.who, 'getCredits'), manner: 'second session' });
          return pair.play({ ...call(step.who, 'getCurrentUser'), manner: 'signed out' });
        }
        case 'look':
          for (const one of looksOf(judged, step.who)) await pair.play(one);
      }
      return { isAccepted: true };
    },
    end: disarm,
  };

  const needed = async (step: CallStep) => {
    await both(async (side) => {
      const [answer] = await side.send(step);
      if (!answer || answer.status >= 300 || answer.status === 0)
        throw new Error(`${step.operation} answered ${answer ? answerOf(answer) : 'nothing'}`);
    });
  };
  await both(async (side) => {
    for (const who of ACCOUNTS) {
      const [client, second] = [await side.clientOf(who), await side.clientOf(who)];
      side.people[who] = { id: '', client, second, ended: client, twin: '' };
      const user = await client.call('getCurrentUser');
      side.people[who].id = text(user, 'id') || 'demo_user';
    }
  });
  await pair.begin(1000);
  for (const who of ACCOUNTS) {
    await needed(style(who));
    if (!canPass) continue;
    await needed(photos(who, samples.photos(8)));
    await needed(charge(who, 200, 'first'));
    await needed(train(who, 'first', 'first'));
  }
  await pass(LONG_MS);
  await both(async (side) => {
    for (const who of ACCOUNTS) {
      const [twins] = await side.send(ofUser(who, 'listTrainedModels'));
      const [twin = 'NOBODY0', ...others] = twins ? wordsOf(twins) : [];
      side.people[who].twin = twin;
      for (const other of others) side.old.add(other);
      if (canPass && (!twins || rows(twins).length === 0)) throw new Error('no training became a twin');
    }
    side.made = [];
  });
  return pair;
}

function statusesOf(exchanges: readonly Exchange[]): string {
  const statuses = exchanges.map(({ status }) => status);
  return statuses.toSorted((one, other) => one - other).join(', ');
}

/** A prompt names another twin, too, where one word begins with another. */
function isAmbiguous(side: Side, { who, operation, call: { body } }: CallStep): boolean {
  if (operation !== 'generateImage') return false;
  const prompt = JSON.stringify(resolved(side, body, { index: 0, me: who }));
  const words = [...side.old, ...side.made.filter(({ kind }) => kind === 'word').map(({ value }) => value)];
  const named = [...words, side.people.a.twin, side.people.b.twin].filter((word) => prompt.includes(word));
  return named.some((word) => named.some((other) => other !== word && other.includes(word)));
}

async function pay(
  side: Side,
  { who, isPaid, isSigned, times, back = 0 }: Extract<Step, { do: 'pay' }>,
): Promise<void> {
  const { confirmPayment, sendNotice } = side.hooks;
  const own = side.made.filter((one) => one.kind === 'checkout' && one.who === who);
  const url = own.at(-1 - back)?.value;
  if (url === undefined) return;
  const address = new URL(url, side.baseUrl).href;
  const one = async () =>
    isPaid && isSigned ? confirmPayment?.(address, who) : sendNotice?.(address, who, { isPaid, isSigned });
  await Promise.all(Array.from({ length: times }, one));
}

/** Reads of all that somebody has. */
function looksOf({ made }: Side, who: Account): CallStep[] {
  const jobs = made.filter((one) => one.kind === 'job' && one.who === who).length;
  return [
    call(who, 'getCredits'),
    ofUser(who, 'listTrainedModels'),
    ofUser(who, 'getTrainingStatus'),
    ...Array.from({ length: Math.min(jobs, 2) }, (_, back) => readJob(who, `«job ${who} ${back}»`)),
  ];
}
