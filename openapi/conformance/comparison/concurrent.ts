import { field, type Exchange } from '../exchange.ts';
import { SESSION_RULE } from '../findings.ts';
import { held, type BothServers } from './both-servers.ts';
import { compareAnswers, Differs } from './compare-answers.ts';
import { keepMemory } from './compared-server.ts';
import { recordCreated } from './created-resources.ts';
import { pay } from './events.ts';
import { markReference } from './reference.ts';
import { judgeSession } from './sessions.ts';
import type { CallStep, Payment } from './steps.ts';

/** One of the calls that were sent at once, and its answer; a payment has none. */
interface Sent {
  step: CallStep | Payment;
  mine?: Exchange;
}

/** No order of the calls leads to these answers: the difference in the order that goes furthest. */
interface Failure {
  error: Differs;
  depth: number;
}

/** What changes or shows a balance or a training: there the order of calls matters. */
const MONEY = [
  'deductCredits',
  'refundCredits',
  'trainTwin',
  'generateImage',
  'getCredits',
  'getTrainingStatus',
];

/**
 * Sends calls at once to the judged server. Its answers are right if the reference answers the same in any order of
 * these calls, which is then the order of the case. A call may be `inFlight` while another one with its key is handled.
 * @throws Differs
 */
export async function runAtOnce(
  both: BothServers,
  { calls, payment }: { calls: readonly CallStep[]; payment?: Payment | undefined },
): Promise<void> {
  const [judged] = both.servers;
  const paid = payment && pay(judged, payment);
  const sent = await Promise.all(
    calls.map(async (step) => ({ step: asConcurrent(step, calls), mine: await judged.send(step, true) })),
  );
  await paid;
  both.compared += sent.length;
  const handled: Sent[] = [
    ...sent.filter((one) => !isInFlight(one, sent)).toSorted((one, other) => rankOf(one) - rankOf(other)),
    ...(payment ? [{ step: payment }] : []),
  ];
  // What different accounts do, and what moves no money, is independent of each other.
  for (const group of Map.groupBy(handled, groupOf).values()) {
    const failure = await findOrder(both, group, 0);
    if (failure === undefined) continue;
    const { error } = failure;
    if (group.length > 1) error.found.expected += ` (in no order of ${group.length} calls at once)`;
    throw error;
  }
}

/** Their work takes time. */
export const BEGIN_WORK = ['trainTwin', 'createJob'];

const keysOf = ({ call: { headers } }: CallStep) => Object.values(headers ?? {});

function asConcurrent(step: CallStep, calls: readonly CallStep[]): CallStep {
  const isSame = (one: CallStep) =>
    one.who === step.who && one.operation === step.operation && keysOf(one)[0] === keysOf(step)[0];
  const isRepeated = keysOf(step).length > 0 && calls.filter(isSame).length > 1;
  const more = ['at-once', ...(isRepeated ? ['repeated-at-once'] : [])];
  return { ...step, caseIds: [...(step.caseIds ?? []), ...more] };
}

/** It was refused because of another one with its key, which was handled. */
function isInFlight(
  { step, mine }: { step: CallStep; mine: Exchange },
  sent: readonly { step: CallStep; mine: Exchange }[],
): boolean {
  const isRefused = (one: Exchange) => one.status === 409 && field(one, 'code') === 'inFlight';
  const sharesKey = (one: CallStep) =>
    one.who === step.who && keysOf(one).some((key) => key !== undefined && keysOf(step).includes(key));
  return isRefused(mine) && sent.some((one) => !isRefused(one.mine) && sharesKey(one.step));
}

/** The likely order: what was accepted, charges by their balances, then what was refused. */
function rankOf({ mine }: { mine: Exchange }): number {
  return mine.status < 300 ? -Number(field(mine, 'newBalance') ?? 0) : 1;
}

function groupOf({ step }: Sent): string {
  if (step.do === 'pay' || MONEY.includes(step.operation)) return `${step.who} money`;
  return `${step.who} ${step.operation} ${keysOf(step)[0] ?? ''}`;
}

async function findOrder(
  both: BothServers,
  left: readonly Sent[],
  depth: number,
): Promise<Failure | undefined> {
  const restore = left.length > 1 ? await keepState(both, depth) : () => Promise.resolve();
  const tried = new Set<string>();
  let nearest: Failure | undefined;
  for (const next of left) {
    // Files are large; what differs in its files is another answer.
    const name = JSON.stringify([next.step, next.mine?.status, next.mine?.body], (_, value: unknown) =>
      value instanceof Uint8Array ? value.length : value,
    );
    if (tried.has(name)) continue;
    if (tried.size > 0) await restore();
    tried.add(name);
    const failure = await follow(both, next, { rest: left.filter((one) => one !== next), depth });
    if (failure === undefined) return undefined;
    if (nearest === undefined || failure.depth > nearest.depth) nearest = failure;
  }
  return nearest;
}

/** The reference makes this call next, and the rest in any order. */
async function follow(
  both: BothServers,
  { step, mine }: Sent,
  { rest, depth }: { rest: readonly Sent[]; depth: number },
): Promise<Failure | undefined> {
  const [judged, reference] = both.servers;
  if (step.do === 'pay' || !mine) {
    if (step.do === 'pay') await pay(reference, step);
    return findOrder(both, rest, depth + 1);
  }
  const theirs = await reference.send(step);
  mine.reference = { status: theirs.status, body: theirs.body };
  recordCreated(judged, step, mine);
  const caseIds = both.callHistory.caseIds(step);
  try {
    const answers = { operation: step.operation, caseIds, mine, theirs };
    const rules = await judgeSession(both, step, () => compareAnswers(both.servers, answers));
    const failure = await findOrder(both, rest, depth + 1);
    if (failure !== undefined) return failure;
    both.callHistory.called(step, theirs.status < 300);
    if (BEGIN_WORK.includes(step.operation) && theirs.status < 300) both.workUnderWay += 1;
    held(both, rules, mine);
    return undefined;
  } catch (error) {
    // A session that has ended fails in any order.
    if (error instanceof Differs && error.rules[0] !== SESSION_RULE) return { error, depth };
    throw error;
  }
}

async function keepState(both: BothServers, depth: number): Promise<() => Promise<void>> {
  const restoreRows = await markReference(both.servers[1].baseUrl, `order ${depth}`);
  const restoreNames = both.servers.map(keepMemory);
  return async () => {
    await restoreRows();
    restoreNames.forEach((restore) => restore());
  };
}
