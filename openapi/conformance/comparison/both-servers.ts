import { randomBytes, randomUUID } from 'node:crypto';
import type { Account } from '../adapter.ts';
import { number } from '../exchange.ts';
import type { Judge } from '../judge.ts';
import { createCallHistory, type CallHistory } from './case-ids.ts';
import { ACCOUNTS, startCase, type ComparedServer } from './compared-server.ts';
import { ageResources } from './created-resources.ts';
import { LONG_MS } from './parse-steps.ts';
import { enter, nameTwins, NO_TWIN } from './prepare.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { call, type CallStep } from './steps.ts';

export type Servers = readonly [judged: ComparedServer, reference: ComparedServer];

interface Parts {
  servers: Servers;
  judge: Judge;
}

/** Both servers, brought to the same state, and what the current case has done to them. */
export interface BothServers extends Parts {
  sessions: Sessions;
  /** The clock can be moved. */
  canWait: boolean;
  /** Both people have a twin. Without, nothing that needs twins is compared. */
  hasTwins: boolean;
  /** How many answers were compared. */
  compared: number;
  /** The calls of the case, to be repeated. */
  calls: CallStep[];
  callHistory: CallHistory;
  /** Rules shown by the last call that may have changed something. */
  lastRules: readonly string[];
  /** Cancels a pending failure. */
  undo: (() => Promise<unknown>)[];
  /** Whose training was to fail in this case. */
  failing: Set<Account>;
  /** Trainings and jobs that were started and not waited for: their progress differs between servers. */
  workUnderWay: number;
}

/** Signs both people in on both servers. */
export async function createBothServers(parts: Parts): Promise<BothServers> {
  const [judged] = parts.servers;
  const canWait = judged.hooks.advance !== undefined;
  const both: BothServers = {
    ...parts,
    sessions: createSessions(parts.servers),
    canWait,
    hasTwins: canWait,
    compared: 0,
    calls: [],
    callHistory: createCallHistory(),
    lastRules: [],
    undo: [],
    failing: new Set(),
    workUnderWay: 0,
  };
  await onBoth(both, enter);
  await beginCase(both, 1000);
  return both;
}

/** Finds the twins of the preparation. */
export async function findTwins(both: BothServers): Promise<void> {
  const { canWait, servers } = both;
  await onBoth(both, nameTwins);
  both.hasTwins = canWait && ACCOUNTS.every((who) => servers[0].people[who].twin !== NO_TWIN);
}

export function onBoth<Result>(
  { servers: [judged, reference] }: BothServers,
  act: (server: ComparedServer) => Promise<Result>,
): Promise<[Result, Result]> {
  return Promise.all([act(judged), act(reference)]);
}

/** Moves the clocks of both servers. */
export async function advance(both: BothServers, ms: number): Promise<void> {
  if (!both.canWait) return;
  await onBoth(both, (server) => server.pass(ms));
  for (const server of both.servers) ageResources(server, ms);
  both.callHistory.passed(ms);
  both.sessions.passed(ms);
}

/** Later keys differ from all keys so far. */
export function renewKeys(both: BothServers): void {
  const prefix = `${randomUUID()}-`;
  for (const server of both.servers) server.prefix = prefix;
  both.callHistory.renew();
}

/** Begins a case with the same balance on both servers, with nothing created, and with keys that nobody has used. */
export async function beginCase(both: BothServers, credits: number): Promise<void> {
  const [judged, reference] = both.servers;
  const run = randomBytes(4).toString('base64url').slice(0, 5);
  for (const server of both.servers) server.run = run;
  both.callHistory = createCallHistory();
  if (both.workUnderWay > 0) await advance(both, LONG_MS);
  both.workUnderWay = 0;
  both.calls = [];
  both.failing.clear();
  both.lastRules = [];
  renewKeys(both);
  await both.sessions.renew(ACCOUNTS);
  both.servers.forEach(startCase);
  for (const who of ACCOUNTS) {
    await judged.hooks.setCredits?.(who, credits);
    const given = number(await judged.send(call(who, 'getCredits')), 'credits');
    await reference.hooks.setCredits?.(who, given >= 0 && Number.isInteger(given) ? given : credits);
  }
}

/** What was to fail next no longer fails. */
export async function clearFailures(both: BothServers): Promise<void> {
  await Promise.all(both.undo.map((one) => one()));
  both.undo = [];
}
