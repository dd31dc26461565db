import { ruleOf, type Rule } from './contract.ts';
import { createEvidence, type Reason } from './evidence.ts';
import { answerOf, nameOf, type Exchange, type Who } from './exchange.ts';
import { addFinding, rulesBroken, type Finding } from './findings.ts';
import { createLedger } from './ledger.ts';
import { OBSERVERS, type Memory } from './rules/every-answer.ts';

/** Operations whose 404 says that there is nothing yet. */
const MAY_BE_MISSING = new Set<unknown>(['getTrainingStatus']);

export type Judge = ReturnType<typeof createJudge>;

/** Collects all exchanges, the violations found in them, and the result of each rule. */
export function createJudge(isWanted: (rule: { id: string }) => boolean) {
  const evidence = createEvidence();
  const findings: Finding[] = [];
  const log = createLog(findings);
  const ledger = createLedger();
  const memory: Memory = new Map();
  /** Answers that a check has taken into account. */
  const looked = new Set<Exchange>();
  const isBroken = (id: string) => findings.some(({ rule }) => rule.id === id);
  const find = (id: string, exchange: Exchange, expected: string, received?: string) => {
    looked.add(exchange);
    if (!isWanted({ id })) return;
    addFinding(findings, { rule: ruleOf(id), exchange, expected, received, isCompared: false }, log.own());
  };
  const held = (id: string, exchange: Exchange) => {
    looked.add(exchange);
    evidence.add(id, exchange);
  };
  return {
    ...log,
    findings,
    ledger,
    find,
    held,
    leaveUnseen: evidence.leaveUnseen,
    look: (exchange: Exchange) => void looked.add(exchange),
    /** Another answer than the reference's, and the rules that it may break, the most special first. */
    differs(ids: readonly string[], found: Pick<Finding, 'exchange' | 'expected' | 'received'>) {
      looked.add(found.exchange);
      for (const rule of rulesBroken(ids, found.exchange, isWanted))
        addFinding(findings, { ...found, rule, isCompared: true }, log.own());
    },
    /** Takes an exchange, with what every answer must keep and what the balances must be. */
    record(exchange: Exchange) {
      log.record(exchange);
      for (const [id, observe] of Object.entries(OBSERVERS)) {
        const answer = observe(exchange, memory);
        if (answer === true) held(id, exchange);
        else if (typeof answer === 'string') find(id, exchange, answer);
        else if (answer !== undefined) find(id, exchange, answer.expected, answer.received);
      }
      const entry = ledger.enter(exchange);
      if (entry === true) ['CR-15', 'CR-16'].forEach((id) => held(id, exchange));
      else if (entry) find(entry.rule, exchange, entry.expected);
      looked.delete(exchange);
    },
    /** The check has ended, early where there is a reason. A refusal that it did not expect leaves it open. */
    end(id: string, ms: number, early: Reason | undefined) {
      evidence.addTime(id, ms);
      const odd = log.own().find((one) => !looked.has(one) && isRefusal(one));
      log.forgetFiles();
      const reason = odd && `${nameOf(odd)} answered ${answerOf(odd)}, which leaves this open`;
      const open = reason === undefined || early?.hasFailed === true ? early : { reason, hasFailed: true };
      if (open) evidence.leaveOpen(id, open);
      else if (!isBroken(id))
        evidence.leaveUnseen(id, { reason: 'nothing of that kind was seen', hasFailed: false });
    },
    resultOf: (rule: Rule) => evidence.resultOf(rule, isBroken(rule.id)),
  };
}

function isRefusal({ operation, wasRepeated, status }: Exchange): boolean {
  if (!operation || wasRepeated) return false;
  return (status === 0 || status >= 400) && !(status === 404 && MAY_BE_MISSING.has(operation));
}

/** All exchanges, those of the check or case that runs, and what hooks did in between. */
function createLog(findings: readonly Finding[]) {
  const exchanges: Exchange[] = [];
  const active = new Set<Who>();
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
    /** Whether this account has called something since the last question. */
    takeActive: (who: Who) => active.delete(who),
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
      if (exchange.operation !== 'getCredits') active.add(exchange.who);
    },
    /** The exchanges of the case, as they are now: what was sent is given back by the result. */
    trail() {
      const kept = own.map((exchange) => ({ exchange, sent: exchange.sent }));
      return () => {
        for (const { exchange, sent } of kept) exchange.sent = sent;
        own = kept.map(({ exchange }) => exchange);
      };
    },
  };
}
