import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { operations } from '#openapi/operations.gen.ts';
import type { Account } from '../adapter.ts';
import { DAY_MS } from '../durations.ts';
import { field, unreadableBody, type Exchange } from '../exchange.ts';
import { request } from '../scenarios/account-steps.ts';
import { created, userId } from '../scenarios/references.ts';
import type { CreatedKind } from '../scenarios/server-memory.ts';
import { LONG_MS, type NoticeStep, type RequestStep, type Step } from '../scenarios/steps.ts';
import { compareResponses, Difference, ScenarioOver } from './compare-responses.ts';
import { ACCOUNTS, isUploadElsewhere, mayBeJob, twinsNamed, type ComparedServer } from './compared-server.ts';
import { recordCreated } from './created-resources.ts';
import { advanceUntil, sendNotices } from './notices.ts';
import { runConcurrently, STARTS_WORK } from './run-concurrently.ts';
import { advance, ageBoth, clearFailures, held, onBoth, type ServerPair } from './server-pair.ts';
import { judgeSession, renewSession } from './sessions.ts';

/** The reference server's response to a request that both received. */
type Status = number | undefined;

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>;

const NEED_TWINS: readonly string[] = [
  'trainTwin',
  'generateImage',
  'listTrainedModels',
  'getTrainingStatus',
];

/** Runs one step on both servers. @throws Difference if their responses differ */
export function runStep(pair: ServerPair, step: Step): Promise<Status> {
  const run = STEPS[step.do] as (pair: ServerPair, step: Step) => Promise<Status>;
  return run(pair, step);
}

export const isAccepted = (status: Status) => status !== undefined && status < 300;

const getCredits = (who: Account) => request(who, 'getCredits');
const getTrainingStatus = (who: Account) =>
  request(who, 'getTrainingStatus', { params: { userId: userId(who) } });

const STEPS: { [Kind in Step['do']]: (pair: ServerPair, step: StepOf<Kind>) => Promise<Status> } = {
  request: sendCompared,
  async repeat(pair, { back, variation }) {
    const earlier = pair.requests.at(-1 - back);
    return earlier ? runStep(pair, { ...earlier, variation }) : undefined;
  },
  async wait(pair, { ms, isExact }) {
    // Pictures and jobs may have expired by then, together with their keys.
    if (ms > DAY_MS)
      pair.requests = pair.requests.filter(
        ({ operation }) => !['generateImage', 'createJob'].includes(operation),
      );
    const isLong = ms > 1000;
    await advance(pair, pair.workUnderWay > 0 && isLong && isExact !== true ? Math.max(ms, LONG_MS) : ms);
    if (!isLong) return;
    pair.workUnderWay = 0;
    await readFailed(pair);
  },
  async 'wait for'(pair, step) {
    const { who } = step;
    if (!pair.canWait || pair.workUnderWay !== 1) return undefined;
    await renewSession(pair, who);
    const passed = await onBoth(pair, (server) => advanceUntil(server, step));
    // The longer wait ages the resources of both servers, so that both name the same ones.
    ageBoth(pair, Math.max(...passed.map((ms = LONG_MS) => ms)));
    // If work finished immediately on one server, wait for it on both.
    if (passed.includes(undefined)) return runStep(pair, { do: 'wait', ms: LONG_MS });
    if (step.state === 'ended') pair.workUnderWay = 0;
    await readFailed(pair);
  },
  open: openMedia,
  async concurrently(pair, step) {
    const { requests, notice } = step;
    if (notice && !canSendNotice(pair, notice)) return undefined;
    if (!requests.every((request) => isComparable(pair, request))) return undefined;
    pair.requests.push(...requests);
    for (const { who } of requests) await renewSession(pair, who);
    // Sign in first, so that no session is opened between them.
    for (const { who, variation } of requests)
      if (variation === 'second-session') await onBoth(pair, (server) => server.renewSecond(who));
    await runConcurrently(pair, step);
  },
  async notice(pair, step) {
    if (!canSendNotice(pair, step)) return undefined;
    await onBoth(pair, (server) => sendNotices(server, step));
    pair.history.did(step);
    // A notice with a response is booked.
    if (step.isRead) for (const who of ACCOUNTS) await runStep(pair, getCredits(who));
  },
  async prepare(pair, step) {
    const { hook, who } = step;
    if (!pair.candidate.hooks[hook]) return;
    const undo = await onBoth(pair, async ({ hooks }) => hooks[hook]?.(who));
    pair.undo.push(...undo.filter((undoing) => undoing !== undefined));
    if (hook === 'failNextTraining') pair.failing.add(who);
    if (hook !== 'slow') pair.history.did(step);
  },
  async restart(pair) {
    await pair.candidate.hooks.restart?.();
  },
  async 'sign in'(pair, { who, times }) {
    await onBoth(pair, (server) => Promise.all(Array.from({ length: times }, () => server.clientOf(who))));
    return runStep(pair, request(who, 'getCurrentUser'));
  },
  async 'sign out'(pair, step) {
    const { who } = step;
    await renewSession(pair, who);
    await onBoth(pair, async (server) => {
      server.storeSession(who);
      server.users[who].second = await server.clientOf(who);
    });
    await sendToBothAndCompare(pair, request(who, 'logout'));
    await sendToBothAndCompare(pair, { ...request(who, 'logout'), variation: 'no-session' });
    pair.history.did(step);
    await onBoth(pair, async (server) => {
      server.users[who].client = await server.clientOf(who);
    });
    await runStep(pair, { ...getCredits(who), variation: 'second-session' });
    return runStep(pair, { ...request(who, 'getCurrentUser'), variation: 'signed-out' });
  },
  async 'read all'(pair, { who }) {
    // The other account also reads. Its session may have expired.
    for (const account of ACCOUNTS) await renewSession(pair, account);
    await compareRead(pair, getTrainingStatus(who));
    // The other reads are sent to the candidate concurrently, because they change nothing.
    const reads = readsOf(pair.candidate, who).filter((read) => isCompared(pair, read));
    const sent = reads.map((read) => pair.candidate.send(read, { isRecorded: false }));
    await Promise.all(sent);
    for (const [index, read] of reads.entries()) await compareRead(pair, read, sent[index]);
  },
};

/** Whether the responses to a request can be compared. */
const isCompared = (pair: ServerPair, step: RequestStep) =>
  (pair.canWait || step.operation !== 'getJob') && isComparable(pair, step);

/** Compares one of the reads of an account. */
async function compareRead(pair: ServerPair, step: RequestStep, sent?: Promise<Exchange>): Promise<void> {
  pair.requests.push(step);
  if (!isCompared(pair, step)) return;
  await sendToBothAndCompare(pair, step, sent).catch((error: unknown) => {
    if (!(error instanceof Difference)) throw error;
    // A balance shows the effect of the last request; any other response first shows its own rules.
    const isOfMoney = /^(CR|PAY)-/.test(pair.lastRules[0] ?? '');
    error.rules =
      step.operation === 'getCredits'
        ? [isOfMoney ? 'CR-15' : 'CR-16', ...pair.lastRules, ...error.rules]
        : [...error.rules, ...pair.lastRules];
    throw error;
  });
}

async function sendCompared(pair: ServerPair, step: RequestStep): Promise<Status> {
  pair.requests.push(step);
  if (!isCompared(pair, step)) return undefined;
  const isWork = STARTS_WORK.includes(step.operation);
  // Different responses may leave work in progress: the next case starts after it.
  if (isWork) pair.workUnderWay += 1;
  const status = await sendToBothAndCompare(pair, step);
  if (!isWork || isAccepted(status)) return status;
  pair.workUnderWay -= 1;
  // A refused request does not consume the prepared failure.
  await clearFailures(pair);
  return status;
}

/** Reads a picture, or a file of a job, at its address. */
async function openMedia(pair: ServerPair, { who, what }: StepOf<'open'>): Promise<Status> {
  const isPicture = what === 'picture';
  const addressOn = (server: ComparedServer) =>
    server.created.find((resource) => resource.kind === what && resource.who === who)?.value;
  const [own, wanted] = [addressOn(pair.candidate), addressOn(pair.reference)];
  if (own === undefined && wanted !== undefined)
    pair.judge.leaveOpen(isPicture ? 'IM-1' : 'JB-6', `no ${what} was named`);
  if (own === undefined || wanted === undefined) return undefined;
  await renewSession(pair, who);
  const [candidate, reference] = await onBoth(pair, (server) =>
    server.users[who].client.send('GET', addressOn(server) ?? '', {
      headers: { origin: new URL(server.baseUrl).origin },
    }),
  );
  pair.compared += 1;
  const operation = isPicture ? 'generateImage' : 'getJob';
  const cases = [`open-${what}` as const];
  held(pair, compareResponses(pair, { operation, cases, candidate, reference }), candidate);
  return undefined;
}

/**
 * Reads of all resources of an account, and of its job by the other account. The status of its training is read first,
 * because it shows whether the server has refunded by itself.
 */
function readsOf({ created: resources }: ComparedServer, who: Account): RequestStep[] {
  const isOwn = (kind: CreatedKind) =>
    resources.filter((resource) => resource.kind === kind && resource.who === who).length;
  const jobs = isOwn('createJob');
  const readJob = (reader: Account, back: number) =>
    request(reader, 'getJob', { params: { id: created('createJob', who, back) } });
  return [
    getCredits(who),
    request(who, 'listTrainedModels', { params: { userId: userId(who) } }),
    ...Array.from({ length: Math.min(jobs, 2) }, (_, back) => readJob(who, back)),
    ...(jobs > 0 ? [readJob(who === 'a' ? 'b' : 'a', 0)] : []),
  ];
}

/** Whether both servers have its resources, its prompt names the same twins, and the server itself receives it. */
function isComparable({ hasTwins, candidate, reference }: ServerPair, step: RequestStep): boolean {
  return (
    (hasTwins || !NEED_TWINS.includes(step.operation)) &&
    !mayBeJob(candidate, step) &&
    (step.variation === undefined || !isUploadElsewhere(candidate, step)) &&
    twinsNamed(candidate, step) === twinsNamed(reference, step)
  );
}

/** Without the hook, the candidate receives no payment notice. */
function canSendNotice({ candidate: { hooks } }: ServerPair, { notice }: NoticeStep): boolean {
  return hooks.confirmPayment !== undefined || notice !== 'paid';
}

/** Runs first after a failure, because it shows whether the server has refunded by itself. */
async function readFailed(pair: ServerPair): Promise<void> {
  for (const who of pair.failing) await runStep(pair, getTrainingStatus(who));
}

/** Sends a request to both servers, unless the candidate has already received it, and compares the responses. */
async function sendToBothAndCompare(
  pair: ServerPair,
  step: RequestStep,
  sent?: Promise<Exchange>,
): Promise<Status> {
  const { history } = pair;
  const { operation } = step;
  await renewSession(pair, step.who);
  const responses = sent ? await withReference(pair, step, sent) : await sendToBoth(pair, step);
  if (!responses) return undefined;
  const [candidate, reference] = responses;
  candidate.reference = { status: reference.status, body: reference.body };
  pair.compared += 1;
  if (field(candidate, 'refunded') === true && operation === 'getTrainingStatus')
    await refundAlike(pair, step.who);
  const isSuccess = isAccepted(reference.status);
  if (isSuccess && step.variation !== 'second-session' && step.operation !== 'putUpload')
    pair.unusedMs[step.who] = 0;
  const cases = history.cases(step);
  history.sent(step, isSuccess);
  const rules = await judgeSession(pair, step, () =>
    compareResponses(pair, { operation, cases, candidate, reference }),
  );
  held(pair, rules, candidate);
  if (step.mustSucceed === true && !isSuccess)
    throw new ScenarioOver(`scenarios that need ${operation} to succeed`);
  // Its created resources cannot be named.
  if (unreadableBody(candidate) !== undefined) throw new ScenarioOver('responses that cannot be read');
  if (operations[operation].method !== 'GET') pair.lastRules = rules;
  return reference.status;
}

/** A server may refund a failed training itself; the reference then does the same. */
async function refundAlike({ candidate, reference }: ServerPair, who: Account): Promise<void> {
  const training = reference.created.findLast(
    (resource) => resource.kind === 'trainTwin' && resource.who === who,
  );
  if (!training?.chargeKey || candidate.earlier.has(`refunded ${training.value}`)) return;
  candidate.earlier.set(`refunded ${training.value}`, true);
  const headers = { 'idempotency-key': `by-itself-${training.value}`, 'charge-key': training.chargeKey };
  await reference.send(
    request(who, 'refundCredits', { body: { amount: TRAINING_COST_CREDITS.fast }, headers }),
  );
}

/** Compares the candidate's existing response with the reference's. */
async function withReference(
  { candidate, reference }: ServerPair,
  step: RequestStep,
  sent: Promise<Exchange>,
): Promise<[Exchange, Exchange]> {
  const exchange = await sent;
  recordCreated(candidate, step, exchange);
  return [exchange, await reference.send(step)];
}

async function sendToBoth(pair: ServerPair, step: RequestStep): Promise<[Exchange, Exchange] | undefined> {
  const { candidate, reference } = pair;
  if (!step.undeclared) return onBoth(pair, (server) => server.send(step));
  const exchange = await candidate.send(step);
  if (exchange.status !== 400) return [exchange, await reference.send({ ...step, undeclared: undefined })];
  // Servers may refuse undeclared fields, which then change no price.
  pair.judge.held(step.operation === 'createCheckout' ? ['PAY-6'] : [], exchange);
  return undefined;
}
