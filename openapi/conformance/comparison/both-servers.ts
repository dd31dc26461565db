import { randomBytes, randomUUID } from 'node:crypto';
import type { Account } from '../adapter.ts';
import { field, rows, type Exchange } from '../exchange.ts';
import { REFERENCE_RULE } from '../findings.ts';
import type { Judge } from '../judge.ts';
import { createCallHistory } from './case-ids.ts';
import { ACCOUNTS, startCase, type ComparedServer } from './compared-server.ts';
import { ageResources } from './created-resources.ts';
import { wordKey } from './fill-names.ts';
import { LONG_MS } from './parse-steps.ts';
import { enter, renewSession, type Sessions } from './sessions.ts';
import { call, ofUser, type CallStep } from './steps.ts';

const NO_TWIN = 'NOBODY0';

/** Both servers, brought to the same state, and what the current case has done to them. */
export interface BothServers extends Sessions, ReturnType<typeof newCase> {
  judge: Judge;
  /** The clock can be moved. */
  canWait: boolean;
  /** Both people have a twin. Without, nothing that needs twins is compared. */
  hasTwins: boolean;
  /** How many answers were compared. */
  compared: number;
}

const newCase = () => ({
  /** To be repeated. */
  calls: [] as CallStep[],
  callHistory: createCallHistory(),
  /** Rules shown by the last call that may have changed something. */
  lastRules: [] as readonly string[],
  /** Cancels a pending failure. */
  undo: [] as (() => Promise<unknown>)[],
  /** Whose training was to fail. */
  failing: new Set<Account>(),
  /** Trainings and jobs that were started and not waited for: their progress differs between servers. */
  workUnderWay: 0,
});

/** Signs both people in on both servers. */
export async function createBothServers(servers: Sessions['servers'], judge: Judge): Promise<BothServers> {
  const canWait = servers[0].hooks.advance !== undefined;
  const unusedMs = { a: 0, b: 0 };
  const both = { servers, judge, ...newCase(), canWait, hasTwins: canWait, compared: 0, unusedMs };
  await onBoth(both, enter);
  await beginCase(both, 1000);
  return both;
}

/** Finds the twins that were trained before the cases; others are older than the run. */
export async function findTwins(both: BothServers): Promise<void> {
  await onBoth(both, async (server) => {
    for (const who of ACCOUNTS) {
      const twins = await server.send(ofUser(who, 'listTrainedModels'));
      const [twin = NO_TWIN, ...others] = rows(twins).map((one) => String(one['trigger_word']));
      server.people[who].twin = twin;
      for (const other of others) server.old.add(wordKey(who, other));
    }
    server.created = [];
  });
  const { people } = both.servers[0];
  both.hasTwins = both.canWait && ACCOUNTS.every((who) => people[who].twin !== NO_TWIN);
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
  both.callHistory.passed(ms);
  ageBoth(both, ms);
}

/** What was created and the sessions are older now. */
export function ageBoth({ servers, unusedMs }: BothServers, ms: number): void {
  for (const server of servers) ageResources(server, ms);
  for (const who of ACCOUNTS) unusedMs[who] += ms;
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
  if (both.workUnderWay > 0) await advance(both, LONG_MS);
  Object.assign(both, { ...newCase(), undo: both.undo });
  renewKeys(both);
  for (const who of ACCOUNTS) await renewSession(both, who);
  both.servers.forEach(startCase);
  for (const who of ACCOUNTS) {
    await judged.hooks.setCredits?.(who, credits);
    const given = Number(field(await judged.send(call(who, 'getCredits')), 'credits') ?? NaN);
    await reference.hooks.setCredits?.(who, given >= 0 && Number.isInteger(given) ? given : credits);
  }
}

/** The judged answer is like the reference's, and shows these rules. */
export function held({ judge }: BothServers, rules: readonly string[], mine: Exchange): void {
  judge.held([...rules, REFERENCE_RULE.id], mine);
}

/** What was to fail next no longer fails. */
export async function clearFailures(both: BothServers): Promise<void> {
  await Promise.all(both.undo.map((one) => one()));
  both.undo = [];
}
