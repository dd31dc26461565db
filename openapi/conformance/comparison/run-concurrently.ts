import { field, type Exchange } from '../exchange.ts';
import { SESSION_RULE } from '../findings.ts';
import type { ConcurrentStep, NoticeStep, RequestStep } from '../scenarios/steps.ts';
import { compareResponses, Difference } from './compare-responses.ts';
import { storeMemory } from './compared-server.ts';
import { recordCreated } from './created-resources.ts';
import { sendNotices } from './notices.ts';
import { held, type ServerPair } from './server-pair.ts';
import { judgeSession } from './sessions.ts';

/** One of the concurrent requests with its response; a notice has none. */
interface Sent {
  step: RequestStep | NoticeStep;
  candidate?: Exchange;
}

/** No order of the requests leads to these responses: the difference in the order that matches longest. */
interface Failure {
  error: Difference;
  depth: number;
}

/** Operations that change or show a balance or a training: the order of their requests matters. */
const MONEY = [
  'deductCredits',
  'refundCredits',
  'trainTwin',
  'generateImage',
  'getCredits',
  'getTrainingStatus',
];

/**
 * Sends requests concurrently to the candidate. Its responses are correct if the reference gives the same responses in
 * any order, which then becomes the order of the case. A request may be `inFlight` while another one with its key is
 * processed.
 * @throws Difference
 */
export async function runConcurrently(pair: ServerPair, { requests, notice }: ConcurrentStep): Promise<void> {
  const { candidate } = pair;
  const paid = notice && sendNotices(candidate, notice);
  const sent = await Promise.all(
    requests.map(async (step) => ({
      step: asConcurrent(step, requests),
      // Its resources are named in the order of the judgment.
      candidate: await candidate.send(step, { isConcurrent: true, isRecorded: false }),
    })),
  );
  await paid;
  pair.compared += sent.length;
  const handled: Sent[] = [
    ...sent
      .filter((request) => !isInFlight(request, sent))
      .toSorted((left, right) => rankOf(left) - rankOf(right)),
    ...(notice ? [{ step: notice }] : []),
  ];
  // Requests of different accounts are independent, and so are those that move no money.
  for (const group of Map.groupBy(handled, groupOf).values()) {
    const failure = await findOrder(pair, group, 0);
    if (failure === undefined) continue;
    const { error } = failure;
    if (group.length > 1) error.found.expected += ` (in no order of ${group.length} concurrent requests)`;
    throw error;
  }
}

/** Operations whose work takes time. */
export const STARTS_WORK: readonly string[] = ['trainTwin', 'createJob'];

const keysOf = ({ request: { headers } }: RequestStep) => Object.values(headers ?? {}).map(String);

function asConcurrent(step: RequestStep, requests: readonly RequestStep[]): RequestStep {
  const isSame = (candidateStep: RequestStep) =>
    candidateStep.who === step.who &&
    candidateStep.operation === step.operation &&
    keysOf(candidateStep)[0] === keysOf(step)[0];
  const isRepeated = keysOf(step).length > 0 && requests.filter(isSame).length > 1;
  const more = isRepeated ? (['concurrent', 'repeated-concurrently'] as const) : (['concurrent'] as const);
  return { ...step, cases: [...(step.cases ?? []), ...more] };
}

type SentRequest = Required<Sent> & { step: RequestStep };

/** Refused because another request with its key was processed. */
function isInFlight({ step, candidate }: SentRequest, sent: readonly SentRequest[]): boolean {
  const isRefused = (exchange: Exchange) => exchange.status === 409 && field(exchange, 'code') === 'inFlight';
  const sharesKey = (otherRequest: RequestStep) =>
    otherRequest.who === step.who && keysOf(otherRequest).some((key) => keysOf(step).includes(key));
  return (
    isRefused(candidate) &&
    sent.some((otherRequest) => !isRefused(otherRequest.candidate) && sharesKey(otherRequest.step))
  );
}

/** The likely order: accepted requests, charges by their balances, then refusals. */
function rankOf({ candidate }: SentRequest): number {
  return candidate.status < 300 ? -Number(field(candidate, 'newBalance') ?? 0) : 1;
}

function groupOf({ step }: Sent): string {
  if (step.do === 'notice' || MONEY.includes(step.operation)) return `${step.who} money`;
  return `${step.who} ${step.operation} ${keysOf(step)[0] ?? ''}`;
}

async function findOrder(
  pair: ServerPair,
  left: readonly Sent[],
  depth: number,
): Promise<Failure | undefined> {
  const restore = left.length > 1 ? await storeState(pair) : () => Promise.resolve();
  const tried = new Set<string>();
  let nearest: Failure | undefined;
  for (const next of left) {
    // Files are large, and their differences appear in another response.
    const name = JSON.stringify(
      [next.step, next.candidate?.status, next.candidate?.body],
      (_, value: unknown) => (value instanceof Uint8Array ? value.length : value),
    );
    if (tried.has(name)) continue;
    if (tried.size > 0) await restore();
    tried.add(name);
    const failure = await follow(pair, next, { rest: left.filter((request) => request !== next), depth });
    if (failure === undefined) return undefined;
    if (nearest === undefined || failure.depth > nearest.depth) nearest = failure;
  }
  return nearest;
}

/** Sends this request to the reference next, and the rest in any order. */
async function follow(
  pair: ServerPair,
  { step, candidate: exchange }: Sent,
  { rest, depth }: { rest: readonly Sent[]; depth: number },
): Promise<Failure | undefined> {
  const { candidate, reference } = pair;
  if (step.do === 'notice' || !exchange) {
    if (step.do === 'notice') await sendNotices(reference, step);
    return findOrder(pair, rest, depth + 1);
  }
  const wanted = await reference.send(step);
  exchange.reference = { status: wanted.status, body: wanted.body };
  recordCreated(candidate, step, exchange);
  const cases = pair.history.cases(step);
  try {
    const responses = { operation: step.operation, cases, candidate: exchange, reference: wanted };
    const rules = await judgeSession(pair, step, () => compareResponses(pair, responses));
    const failure = await findOrder(pair, rest, depth + 1);
    if (failure !== undefined) return failure;
    pair.history.sent(step, wanted.status < 300);
    if (STARTS_WORK.includes(step.operation) && wanted.status < 300) pair.workUnderWay += 1;
    held(pair, rules, exchange);
    return undefined;
  } catch (error) {
    // An expired session fails in any order.
    if (error instanceof Difference && error.rules[0] !== SESSION_RULE) return { error, depth };
    throw error;
  }
}

async function storeState(pair: ServerPair): Promise<() => Promise<void>> {
  const restoreRows = await pair.mark();
  const restoreNames = [pair.candidate, pair.reference].map(storeMemory);
  return async () => {
    await restoreRows();
    restoreNames.forEach((restore) => restore());
  };
}
