import { TRAINING_COST_CREDITS } from '#openapi/limits.gen.ts';
import { operations } from '#openapi/operations.gen.ts';
import type { Account } from '../adapter.ts';
import { DAY_MS } from '../durations.ts';
import { field, type Exchange } from '../exchange.ts';
import { advance, clearFailures, ageBoth, held, onBoth, type BothServers } from './both-servers.ts';
import { compareAnswers, Differs, StoryOver } from './compare-answers.ts';
import {
  ACCOUNTS,
  isUploadElsewhere,
  looksOf,
  mayBeJob,
  twinsNamed,
  type ComparedServer,
} from './compared-server.ts';
import { BEGIN_WORK, runAtOnce } from './concurrent.ts';
import { passUntil, pay } from './events.ts';
import { LONG_MS } from './parse-steps.ts';
import { judgeSession, renewSession } from './sessions.ts';
import { call, ofUser, type CallStep, type Payment, type Step } from './steps.ts';

/** The reference's, of a call that was made on both. */
type Status = number | undefined;

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>;

const NEED_TWINS: readonly string[] = [
  'trainTwin',
  'generateImage',
  'listTrainedModels',
  'getTrainingStatus',
];

/** Takes one step on both servers. @throws Differs where their answers do */
export function runStep(both: BothServers, step: Step): Promise<Status> {
  const run = STEPS[step.do] as (both: BothServers, step: Step) => Promise<Status>;
  return run(both, step);
}

export const isAccepted = (status: Status) => status !== undefined && status < 300;

const STEPS: { [Kind in Step['do']]: (both: BothServers, step: StepOf<Kind>) => Promise<Status> } = {
  async call(both, step) {
    both.calls.push(step);
    if ((!both.canWait && step.operation === 'getJob') || !isComparable(both, step)) return undefined;
    const isWork = BEGIN_WORK.includes(step.operation);
    // Where the answers differ, work may be under way: the next case begins after it.
    if (isWork) both.workUnderWay += 1;
    const status = await callBoth(both, step);
    if (!isWork || isAccepted(status)) return status;
    both.workUnderWay -= 1;
    // A refused call does not use up what was to fail.
    await clearFailures(both);
    return status;
  },
  async again(both, { back, variation }) {
    const earlier = both.calls.at(-1 - back);
    return earlier ? runStep(both, { ...earlier, variation }) : undefined;
  },
  async pass(both, { ms, isExact }) {
    // Pictures and jobs may be gone by then, and their keys with them.
    if (ms > DAY_MS)
      both.calls = both.calls.filter(({ operation }) => !['generateImage', 'createJob'].includes(operation));
    await advance(both, both.workUnderWay > 0 && ms > 1000 && isExact !== true ? Math.max(ms, LONG_MS) : ms);
    if (ms > 1000) both.workUnderWay = 0;
    if (ms > 1000) await readFailed(both);
  },
  async until(both, step) {
    const { who } = step;
    if (!both.canWait || both.workUnderWay !== 1) return undefined;
    await renewSession(both, who);
    const passed = await onBoth(both, (server) => passUntil(server, step));
    // The longer wait ages what was created on both, so that both name the same.
    ageBoth(both, Math.max(...passed.map((ms = LONG_MS) => ms)));
    // What ended at once on one of them is waited for on both.
    if (passed.includes(undefined)) return runStep(both, { do: 'pass', ms: LONG_MS });
    if (step.state === 'ended') both.workUnderWay = 0;
    await readFailed(both);
  },
  async see(both, { who, kind }) {
    const isPicture = kind === 'picture';
    const pictureOf = ({ created }: ComparedServer) =>
      created.find((one) => one.kind === kind && one.who === who)?.value;
    const [own, wanted] = both.servers.map(pictureOf);
    if (own === undefined && wanted !== undefined)
      both.judge.leaveOpen(isPicture ? 'IM-1' : 'JB-6', `no ${kind} was named`);
    if (own === undefined || wanted === undefined) return undefined;
    await renewSession(both, who);
    const [mine, theirs] = await onBoth(both, (server) =>
      server.people[who].client.send('GET', pictureOf(server) ?? '', {
        headers: { origin: new URL(server.baseUrl).origin },
      }),
    );
    both.compared += 1;
    const operation = isPicture ? 'generateImage' : 'getJob';
    const caseIds = [`read-${kind}`];
    held(both, compareAnswers(both.servers, { operation, caseIds, mine, theirs }), mine);
  },
  async together(both, step) {
    const { calls, payment } = step;
    if (payment && !canPay(both, payment)) return undefined;
    if (!calls.every((one) => isComparable(both, one))) return undefined;
    both.calls.push(...calls);
    for (const { who } of calls) await renewSession(both, who);
    // Before, so that nobody signs in between them.
    for (const { who, variation } of calls)
      if (variation === 'second-session') await onBoth(both, (server) => server.renewSecond(who));
    await runAtOnce(both, step);
  },
  async pay(both, step) {
    if (!canPay(both, step)) return undefined;
    await onBoth(both, (server) => pay(server, step));
    both.callHistory.did(step);
    // A notice that was answered is booked.
    if (step.unread === undefined) for (const who of ACCOUNTS) await runStep(both, call(who, 'getCredits'));
  },
  async fail(both, step) {
    if (!both.servers[0].hooks[step.what]) return;
    const undo = await onBoth(both, async ({ hooks }) => hooks[step.what]?.(step.who));
    both.undo.push(...undo.filter((one) => one !== undefined));
    if (step.what === 'failNextTraining') both.failing.add(step.who);
    if (step.what !== 'slow') both.callHistory.did(step);
  },
  async restart(both) {
    await both.servers[0].hooks.restart?.();
  },
  async enter(both, { who, times }) {
    await onBoth(both, (server) => Promise.all(Array.from({ length: times }, () => server.clientOf(who))));
    return runStep(both, call(who, 'getCurrentUser'));
  },
  async signOut(both, step) {
    const { who } = step;
    await renewSession(both, who);
    await onBoth(both, async (server) => {
      server.keepSession(who);
      server.people[who].second = await server.clientOf(who);
    });
    await callBoth(both, call(who, 'logout'));
    await callBoth(both, { ...call(who, 'logout'), variation: 'no-session' });
    both.callHistory.did(step);
    await onBoth(both, async (server) => {
      server.people[who].client = await server.clientOf(who);
    });
    await runStep(both, { ...call(who, 'getCredits'), variation: 'second-session' });
    return runStep(both, { ...call(who, 'getCurrentUser'), variation: 'signed-out' });
  },
  async look(both, { who }) {
    for (const one of looksOf(both.servers[0], who)) {
      await runStep(both, one).catch((error: unknown) => {
        if (!(error instanceof Differs)) throw error;
        // A balance shows what the last call did to it; any other answer first shows its own rules.
        const isOfMoney = /^(CR|PAY)-/.test(both.lastRules[0] ?? '');
        error.rules =
          one.operation === 'getCredits'
            ? [isOfMoney ? 'CR-15' : 'CR-16', ...both.lastRules, ...error.rules]
            : [...error.rules, ...both.lastRules];
        throw error;
      });
    }
  },
};

/** Both have what it needs, its prompt names the same twins, and it goes to the server. */
function isComparable({ hasTwins, servers: [judged, reference] }: BothServers, step: CallStep): boolean {
  return (
    (hasTwins || !NEED_TWINS.includes(step.operation)) &&
    !mayBeJob(judged, step) &&
    (step.variation === undefined || !isUploadElsewhere(judged, step)) &&
    twinsNamed(judged, step) === twinsNamed(reference, step)
  );
}

/** Without the hook, nobody tells the judged server of a payment. */
function canPay({ servers: [{ hooks }] }: BothServers, { notice }: Payment): boolean {
  return hooks.confirmPayment !== undefined || notice !== 'paid';
}

/** First of all after a failure, because it says whether the server has refunded by itself. */
async function readFailed(both: BothServers): Promise<void> {
  for (const who of both.failing) await runStep(both, ofUser(who, 'getTrainingStatus'));
}

/** Makes a call on both servers, and compares the answers. */
async function callBoth(both: BothServers, step: CallStep): Promise<Status> {
  const { callHistory } = both;
  const { operation } = step;
  await renewSession(both, step.who);
  const answers = await sendToBoth(both, step);
  if (!answers) return undefined;
  const [mine, theirs] = answers;
  mine.reference = { status: theirs.status, body: theirs.body };
  both.compared += 1;
  if (field(mine, 'refunded') === true && operation === 'getTrainingStatus')
    await refundAlike(both, step.who);
  const isSuccess = isAccepted(theirs.status);
  if (isSuccess && step.variation !== 'second-session' && step.operation !== 'putUpload')
    both.unusedMs[step.who] = 0;
  const caseIds = callHistory.caseIds(step);
  callHistory.called(step, isSuccess);
  const rules = await judgeSession(both, step, () =>
    compareAnswers(both.servers, { operation, caseIds, mine, theirs }),
  );
  held(both, rules, mine);
  if (step.isNeeded === true && !isSuccess)
    throw new StoryOver(`stories that need ${operation} to be accepted`);
  if (operations[operation].method !== 'GET') both.lastRules = rules;
  return theirs.status;
}

/** A server may give the credits of a failed training back by itself; then the reference gives them back, too. */
async function refundAlike({ servers: [judged, reference] }: BothServers, who: Account): Promise<void> {
  const training = reference.created.findLast((one) => one.kind === 'word' && one.who === who);
  if (!training?.chargeKey || judged.earlier.has(`refunded ${training.value}`)) return;
  judged.earlier.set(`refunded ${training.value}`, true);
  const headers = { 'idempotency-key': `by-itself-${training.value}`, 'charge-key': training.chargeKey };
  await reference.send(call(who, 'refundCredits', { body: { amount: TRAINING_COST_CREDITS.fast }, headers }));
}

async function sendToBoth(both: BothServers, step: CallStep): Promise<[Exchange, Exchange] | undefined> {
  const [judged, reference] = both.servers;
  if (!step.more) return onBoth(both, (server) => server.send(step));
  const mine = await judged.send(step);
  if (mine.status !== 400) return [mine, await reference.send({ ...step, more: undefined })];
  // Undeclared fields may also be refused: then they change no price.
  both.judge.held(step.operation === 'createCheckout' ? ['PAY-6'] : [], mine);
}
