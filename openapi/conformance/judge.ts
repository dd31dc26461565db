import { ruleOf, type Rule } from './contract.ts';
import { createEvidence, type Reason } from './evidence.ts';
import type { Exchange } from './exchange.ts';
import { isMoneyLost, kindOf, rulesBroken, type Finding, type Found } from './findings.ts';
import { OBSERVERS, type Memory } from './rules/every-answer.ts';

export type Judge = ReturnType<typeof createJudge>;

/** Collects all exchanges, the violations found in them, and the result of each rule. */
export function createJudge(isWanted: (rule: { id: string }) => boolean) {
  const evidence = createEvidence();
  const findings: Finding[] = [];
  /** Rules that answers seem to break, and that this run does not judge. */
  const unwanted = new Set<string>();
  const log = createLog(findings);
  const memory: Memory = new Map();
  let caseId = '';
  /** What the case has found, and did not find steadily before. */
  let suspects: Finding[] = [];
  /** What is found while a case is only tried. */
  let tried: Finding[] | undefined;
  const sameAs = (finding: Finding) => findings.find((one) => kindOf(one) === kindOf(finding));
  const add = (rule: Rule, found: Found) => {
    const { exchange } = found;
    // Only the first finding about an answer is kept; the others follow from it.
    if (findings.some((one) => one.rule.id === rule.id && one.exchange === exchange)) return undefined;
    const before = log.own().slice(0, Math.max(0, log.own().indexOf(exchange)));
    const finding = { ...found, rule, caseId, before, times: 1, isUnsteady: false };
    if (tried) return void tried.push(finding);
    const same = sameAs(finding);
    if (same) same.times += 1;
    else findings.push(finding);
    if (!same || same.isUnsteady) suspects.push(same ?? finding);
    return undefined;
  };
  const find = (id: string, exchange: Exchange, expected: string, received?: string) => {
    if (isWanted({ id }))
      add(ruleOf(id), { exchange, expected, received, difference: expected, isCompared: false });
  };
  /** Runs a case without adding findings. @returns what it would have found */
  const attempt = async (run: () => Promise<unknown>): Promise<Finding[]> => {
    const found: Finding[] = [];
    tried = found;
    log.begin();
    await run().finally(() => (tried = undefined));
    return found;
  };
  return {
    ...log,
    findings,
    unwanted,
    find,
    /** An answer shows that these rules hold. */
    held: (ids: readonly string[], exchange: Exchange) => ids.forEach((id) => evidence.add(id, exchange)),
    attempt,
    isKnown: (finding: Finding) => sameAs(finding)?.isUnsteady === false,
    /** What was found while a case was tried, and did not come again. */
    keepUnsteady(id: string, found: readonly Finding[]) {
      for (const one of found)
        if (!sameAs(one)) findings.push({ ...one, caseId: id, isUnsteady: !isMoneyLost(one) });
    },
    leaveUnseen: evidence.leaveUnseen,
    leaveOpen: evidence.leaveOpen,
    /**
     * Runs a case, and a second time from a fresh state if it found something: what does not come again is unsteady.
     * @param run whether the case could be played
     */
    async play(id: string, run: () => Promise<boolean>): Promise<void> {
      caseId = id;
      suspects = [];
      log.begin();
      await run();
      caseId = '';
      const found = suspects;
      if (found.length === 0) return;
      let isPlayed = false;
      const again = (await attempt(async () => (isPlayed = await run()))).map(kindOf);
      if (isPlayed)
        for (const one of found) one.isUnsteady = !again.includes(kindOf(one)) && !isMoneyLost(one);
    },
    /** Another answer than the reference's, and the rules that it may break, the most special first. */
    differs(ids: readonly string[], found: Omit<Found, 'isCompared'>, shown: readonly string[] = []) {
      const rules = rulesBroken(ids, found.exchange, isWanted, shown);
      if (rules.length === 0 && ids[0] !== undefined) unwanted.add(ids[0]);
      for (const rule of rules) add(rule, { ...found, isCompared: true });
    },
    /** Takes an exchange, with what every answer must keep. */
    record(exchange: Exchange) {
      log.record(exchange);
      for (const [id, observe] of Object.entries(OBSERVERS)) {
        // What was asked at once has no order.
        const answer = observe(exchange, exchange.isAtOnce ? new Map() : memory);
        if (answer === true) evidence.add(id, exchange);
        else if (typeof answer === 'string') find(id, exchange, answer);
        else if (answer !== undefined) find(id, exchange, answer.expected, answer.received);
      }
    },
    /** The check has ended, early where there is a reason. */
    end(id: string, early: Reason | undefined) {
      log.forgetFiles();
      if (early) evidence.leaveOpen(id, early.reason, early.hasFailed);
      else if (!findings.some(({ rule }) => rule.id === id))
        evidence.leaveUnseen(id, 'nothing of that kind was seen');
    },
    resultOf: (rule: Rule) => evidence.resultOf(rule, findings),
  };
}

/** All exchanges, those of the check or case that runs, and what hooks did in between. */
function createLog(findings: readonly Finding[]) {
  const exchanges: Exchange[] = [];
  let own: Exchange[] = [];
  let done: string[] = [];
  /** Files of many megabytes are kept for the commands of findings alone. */
  const forgetFiles = () => {
    const needed = new Set(findings.flatMap(({ exchange, before }) => [exchange, ...before]));
    for (const one of own.filter((other) => !needed.has(other))) one.sent = {};
  };
  return {
    exchanges,
    own: () => own,
    forgetFiles,
    /** A hook did something. */
    note: (what: string) => void done.push(what),
    /** A check or case begins: later exchanges are its own. */
    begin() {
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
