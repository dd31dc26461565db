import { randomBytes, randomUUID } from 'node:crypto';
import type { Account } from '../adapter.ts';
import { field, rows, type Exchange } from '../exchange.ts';
import { REFERENCE_RULE } from '../findings.ts';
import type { Judge } from '../judge.ts';
import { request } from '../scenarios/account-steps.ts';
import { userId } from '../scenarios/references.ts';
import { LONG_MS, type RequestStep } from '../scenarios/steps.ts';
import { twinKey } from '../scenarios/twin-key.ts';
import { ACCOUNTS, startCase, type ComparedServer } from './compared-server.ts';
import { ageResources } from './created-resources.ts';
import type { InProcessReference } from './reference-server.ts';
import { createRequestHistory } from './request-history.ts';
import { openSessions, renewSession, type Sessions } from './sessions.ts';

const NO_TWIN = 'NOBODY0';

/** The candidate and the reference server with the same state, and the effects of the current case. */
export interface ServerPair extends Sessions, ReturnType<typeof newCase> {
  judge: Judge;
  /** Stores and restores the rows of the reference server. */
  mark: InProcessReference['mark'];
  /** The clock can be moved. */
  canWait: boolean;
  /** Both accounts have a twin. Otherwise, cases that need twins are not compared. */
  hasTwins: boolean;
  /** The number of compared responses. */
  compared: number;
  /** The candidate may have more resources than the reference: the next case starts from a fresh state. */
  mayDiffer: boolean;
}

const newCase = () => ({
  /** Steps to repeat. */
  requests: [] as RequestStep[],
  history: createRequestHistory(),
  /** Rules shown by the last request that may have changed something. */
  lastRules: [] as readonly string[],
  /** Cancels a prepared failure. */
  undo: [] as (() => Promise<unknown>)[],
  /** The account whose training was meant to fail. */
  failing: new Set<Account>(),
  /** Trainings and jobs in progress: their progress differs between servers. */
  workUnderWay: 0,
});

/** Signs both accounts in on both servers. */
export async function createServerPair(
  servers: Pick<ServerPair, 'candidate' | 'reference' | 'mark'>,
  judge: Judge,
): Promise<ServerPair> {
  const canWait = servers.candidate.hooks.advance !== undefined;
  const unusedMs = { a: 0, b: 0 };
  const state = { canWait, hasTwins: canWait, compared: 0, unusedMs, mayDiffer: false };
  const pair: ServerPair = { ...servers, judge, ...newCase(), ...state };
  await onBoth(pair, openSessions);
  await startBoth(pair, 1000);
  return pair;
}

const listTwins = (server: ComparedServer, who: Account) =>
  server.send(request(who, 'listTrainedModels', { params: { userId: userId(who) } }));

/** Finds the twins that were trained before the cases; others are older than the run. */
export async function findTwins(pair: ServerPair): Promise<void> {
  await onBoth(pair, async (server) => {
    for (const who of ACCOUNTS) {
      const words = rows(await listTwins(server, who)).map((row) => String(row['trigger_word']));
      const [twin = NO_TWIN, ...olderWords] = words;
      server.users[who].twin = twin;
      for (const word of olderWords) server.oldTwins.add(twinKey(who, word));
    }
    server.created = [];
  });
  const { users } = pair.candidate;
  pair.hasTwins = pair.canWait && ACCOUNTS.every((who) => users[who].twin !== NO_TWIN);
}

/** After a difference, only the candidate may have some twins: they are older than the next case. */
async function forgetUnexpectedTwins(pair: ServerPair): Promise<void> {
  pair.mayDiffer = false;
  if (!pair.hasTwins) return;
  await onBoth(pair, async (server) => {
    for (const who of ACCOUNTS) {
      const words = rows(await listTwins(server, who)).map((row) => String(row['trigger_word']));
      for (const word of words) if (word !== server.users[who].twin) server.oldTwins.add(twinKey(who, word));
    }
  });
}

export function onBoth<Result>(
  { candidate, reference }: Pick<ServerPair, 'candidate' | 'reference'>,
  act: (server: ComparedServer) => Promise<Result>,
): Promise<[Result, Result]> {
  return Promise.all([act(candidate), act(reference)]);
}

/** Moves the clocks of both servers. */
export async function advance(pair: ServerPair, ms: number): Promise<void> {
  if (!pair.canWait) return;
  await onBoth(pair, (server) => server.advance(ms));
  pair.history.passed(ms);
  ageBoth(pair, ms);
}

/** Resources and sessions are older now. */
export function ageBoth({ candidate, reference, unusedMs }: ServerPair, ms: number): void {
  for (const server of [candidate, reference]) ageResources(server, ms);
  for (const who of ACCOUNTS) unusedMs[who] += ms;
}

/** Later keys differ from all earlier keys. */
export function renewKeys(pair: ServerPair): void {
  const prefix = `${randomUUID()}-`;
  for (const server of [pair.candidate, pair.reference]) server.keyPrefix = prefix;
  pair.history.renew();
}

/** Starts a case with equal balances on both servers, without resources, and with unused keys. */
export async function startBoth(pair: ServerPair, credits: number): Promise<void> {
  const { candidate, reference } = pair;
  const runId = randomBytes(4).toString('base64url').slice(0, 5);
  for (const server of [candidate, reference]) server.runId = runId;
  if (pair.workUnderWay > 0 || pair.mayDiffer) await advance(pair, LONG_MS);
  if (pair.mayDiffer) await forgetUnexpectedTwins(pair);
  Object.assign(pair, { ...newCase(), undo: pair.undo });
  pair.judge.startFresh();
  renewKeys(pair);
  for (const who of ACCOUNTS) await renewSession(pair, who);
  [candidate, reference].forEach(startCase);
  const setCredits = async (who: Account) => {
    await candidate.hooks.setCredits?.(who, credits);
    const given = Number(field(await candidate.send(request(who, 'getCredits')), 'credits') ?? NaN);
    await reference.hooks.setCredits?.(who, given >= 0 && Number.isInteger(given) ? given : credits);
  };
  await Promise.all(ACCOUNTS.map(setCredits));
}

/** The candidate's response equals the reference's and shows these rules. */
export function held({ judge }: ServerPair, rules: readonly string[], candidate: Exchange): void {
  judge.held([...rules, REFERENCE_RULE.id], candidate);
}

/** Cancels a prepared failure of the next work. */
export async function clearFailures(pair: ServerPair): Promise<void> {
  await Promise.all(pair.undo.map((undo) => undo()));
  pair.undo = [];
}
