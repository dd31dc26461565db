import { ruleOf, type Rule } from './contract.ts';
import { createEvidence, type Reason } from './evidence.ts';
import type { Exchange } from './exchange.ts';
import { isMoneyLost, kindOf, rulesBroken, type Finding, type Found, type PlayedCase } from './findings.ts';
import { OBSERVED_RULES, type Memory } from './observed/observed-rules.ts';
import { shrink } from './shrink.ts';

export type Judge = ReturnType<typeof createJudge>;

/** Runs a case or some of its parts. @returns the number of its parts, or 0 if it could not run */
type RunCase = (parts?: readonly number[]) => Promise<number>;

/** Collects all exchanges, the violations found in them, and the result of each rule. */
export function createJudge(isWanted: (rule: { id: string }) => boolean) {
  const evidence = createEvidence();
  const found = createFindings();
  const { findings, add } = found;
  /** Rules that responses seem to break but that this run does not judge. */
  const unwanted = new Set<string>();
  const memory: Memory = new Map();
  const find = (id: string, exchange: Exchange, expected: string, received?: string) => {
    if (isWanted({ id }))
      add(ruleOf(id), { exchange, expected, received, difference: expected, isCompared: false });
  };
  return {
    ...found.log,
    findings,
    unwanted,
    find,
    play: found.play,
    /** Both servers have the same state: later findings do not follow from earlier ones. */
    startFresh: found.startFresh,
    /** A response shows that these rules hold. */
    held: (ids: readonly string[], exchange: Exchange) => ids.forEach((id) => evidence.add(id, exchange)),
    leaveUnseen: evidence.leaveUnseen,
    leaveOpen: evidence.leaveOpen,
    /** A response that differs from the reference's, and the rules that it may break, most specific first. */
    differs(ids: readonly string[], difference: Omit<Found, 'isCompared'>, shown: readonly string[] = []) {
      const rules = rulesBroken(ids, difference.exchange, isWanted, shown);
      if (rules.length === 0 && ids[0] !== undefined) unwanted.add(ids[0]);
      for (const rule of rules) add(rule, { ...difference, isCompared: true });
    },
    /** Records an exchange and checks the rules of every response. */
    record(exchange: Exchange) {
      found.log.record(exchange);
      for (const [id, observe] of Object.entries(OBSERVED_RULES)) {
        // Concurrent requests have no order.
        const observed = observe(exchange, exchange.isConcurrent ? new Map() : memory);
        if (observed === true) evidence.add(id, exchange);
        else if (typeof observed === 'string') find(id, exchange, observed);
        else if (observed !== undefined) find(id, exchange, observed.expected, observed.received);
      }
    },
    /** Ends the check; a reason means that it ended early. */
    end(id: string, early: Reason | undefined) {
      found.log.forgetFiles();
      if (early) evidence.leaveOpen(id, early.reason, early.hasFailed);
      else if (!findings.some(({ rule }) => rule.id === id))
        evidence.leaveUnseen(id, 'nothing of that kind was seen');
    },
    resultOf: (rule: Rule) => evidence.resultOf(rule, findings),
  };
}

/** The findings of all cases, and how often they reappear. */
function createFindings() {
  const findings: Finding[] = [];
  const log = createLog(findings);
  let playedCase: PlayedCase = { id: '' };
  /** The first difference since both servers had the same state: later findings may follow from it. */
  let firstHere: Finding | undefined;
  /** New findings of the case that are not steady yet. */
  let suspects: Finding[] = [];
  /** Findings of a trial run of a case. */
  let tried: Finding[] | undefined;
  const add = (rule: Rule, found: Found): void => {
    const { exchange } = found;
    // Only the first finding about a response is stored; the others follow from it.
    if (findings.some((earlier) => earlier.rule.id === rule.id && earlier.exchange === exchange)) return;
    const before = log.own().slice(0, Math.max(0, log.own().indexOf(exchange)));
    const cause = firstHere && firstHere.exchange !== exchange ? firstHere : undefined;
    const follows = cause && kindOf(cause);
    const finding = { ...found, rule, case: playedCase, before, times: 1, isUnsteady: false, follows };
    if (found.isCompared) firstHere ??= finding;
    if (tried) return void tried.push(finding);
    const same = findings.find((earlier) => kindOf(earlier) === kindOf(finding));
    if (!same) findings.push(finding);
    else {
      same.times += 1;
      // The case also found it without the earlier finding.
      if (follows === undefined) same.follows = undefined;
    }
    if (!same || same.isUnsteady) suspects.push(same ?? finding);
  };
  const start = () => {
    log.start();
    firstHere = undefined;
  };
  /** Runs a case without adding findings. @returns the findings */
  const attempt = async (run: () => Promise<unknown>): Promise<Finding[]> => {
    const found: Finding[] = [];
    tried = found;
    start();
    await run().finally(() => (tried = undefined));
    return found;
  };
  /**
   * Runs a case. If it finds something, runs it again from a fresh state: a finding that does not reappear is unsteady.
   * Then shrinks the steps before a finding to the necessary ones.
   */
  async function play(nextCase: PlayedCase, run: RunCase, { isShrunk = false } = {}): Promise<void> {
    playedCase = nextCase;
    suspects = [];
    start();
    const parts = await run();
    const found = suspects;
    if (found.length > 0 && parts > 0) {
      const again = (await attempt(run)).map(kindOf);
      const isSteady = (finding: Finding) => again.includes(kindOf(finding));
      for (const finding of found) finding.isUnsteady = !isSteady(finding) && !isMoneyLost(finding);
      const causes = found.filter((finding) => isSteady(finding) && !finding.follows);
      if (isShrunk && parts > 1) await shrink(causes, parts, (chosen) => attempt(() => run(chosen)));
    }
    playedCase = { id: '' };
  }
  return { findings, log, add, play, startFresh: () => void (firstHere = undefined) };
}

/** All exchanges, those of the current check or case, and the hooks between them. */
function createLog(findings: readonly Finding[]) {
  const exchanges: Exchange[] = [];
  let own: Exchange[] = [];
  let done: string[] = [];
  /** Only the commands of findings need files of many megabytes. */
  const forgetFiles = () => {
    const needed = new Set(findings.flatMap(({ exchange, before }) => [exchange, ...before]));
    for (const recorded of own) if (!needed.has(recorded)) recorded.sent = {};
  };
  return {
    exchanges,
    own: () => own,
    forgetFiles,
    /** Records the effect of a hook. */
    note: (what: string) => void done.push(what),
    /** Starts a check or case: later exchanges belong to it. */
    start() {
      forgetFiles();
      own = [];
      done = [];
    },
    record(exchange: Exchange) {
      exchange.since = done;
      done = [];
      exchanges.push(exchange);
      own.push(exchange);
    },
  };
}
