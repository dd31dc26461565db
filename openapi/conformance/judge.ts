import { ruleOf, type Rule } from './contract.ts';
import { createEvidence, type Evidence, type Reason, type RuleResult } from './evidence.ts';
import { answerOf, nameOf, type Exchange, type Who } from './exchange.ts';
import { addFinding, rulesBroken, type Finding } from './findings.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { OBSERVERS, type Memory } from './rules/every-answer.ts';

/** Answers that say that there is nothing yet. */
const MAY_BE_MISSING = new Set<unknown>(['getTrainingStatus']);

/** Collects all exchanges, the violations found in them, and the result of each rule. */
export interface Judge extends Pick<Evidence, 'leaveUnseen'> {
  exchanges: Exchange[];
  findings: Finding[];
  ledger: Ledger;
  find(id: string, exchange: Exchange, expected: string, received?: string): void;
  held(id: string, exchange: Exchange): void;
  /** A hook did something. */
  note(what: string): void;
  /** Another answer than the reference's, and the rules that it may break, the most special first. */
  differs(ids: readonly string[], found: Pick<Finding, 'exchange' | 'expected' | 'received'>): void;
  /** The exchanges of the case, as they are now: what was sent is given back by the result. */
  trail(): () => void;
  record(exchange: Exchange): void;
  /** A check begins: what is recorded from now on is its own. */
  begin(): void;
  /** The check has taken this answer into account. */
  look(exchange: Exchange): void;
  /** The check has ended, early where there is a reason. An answer that it did not expect leaves it open. */
  end(id: string, ms: number, early: Reason | undefined): void;
  /** Whether this account has called something since the last question. */
  takeActive(who: Who): boolean;
  resultOf(rule: Rule): RuleResult;
}

export function createJudge(isWanted: (rule: { id: string }) => boolean): Judge {
  const evidence = createEvidence();
  const findings: Finding[] = [];
  const log = createLog(findings);
  const ledger = createLedger();
  const memory: Memory = new Map();
  const looked = new Set<Exchange>();
  const isBroken = (id: string) => findings.some(({ rule }) => rule.id === id);
  const add = (found: Parameters<typeof addFinding>[1]) => addFinding(findings, found, log.own());
  const judge: Judge = {
    findings,
    ledger,
    ...log,
    leaveUnseen: evidence.leaveUnseen,
    look: (exchange) => looked.add(exchange),
    find(id, exchange, expected, received) {
      looked.add(exchange);
      if (isWanted({ id })) add({ rule: ruleOf(id), exchange, expected, received, isCompared: false });
    },
    held(id, exchange) {
      looked.add(exchange);
      evidence.add(id, exchange);
    },
    differs(ids, { exchange, expected, received }) {
      looked.add(exchange);
      for (const rule of rulesBroken(ids, exchange, isWanted))
        add({ rule, exchange, expected, received, isCompared: true });
    },
    record(exchange) {
      log.record(exchange);
      observe(judge, exchange, memory);
      looked.delete(exchange);
    },
    end(id, ms, early) {
      evidence.addTime(id, ms);
      const odd = log.own().find((one) => !looked.has(one) && isRefusal(one));
      log.forgetFiles();
      const reason = odd && `${nameOf(odd)} answered ${answerOf(odd)}, which leaves this open`;
      const open = reason === undefined || early?.hasFailed === true ? early : { reason, hasFailed: true };
      if (open) evidence.leaveOpen(id, open);
      else if (!isBroken(id))
        evidence.leaveUnseen(id, { reason: 'nothing of that kind was seen', hasFailed: false });
    },
    resultOf: (rule) => evidence.resultOf(rule, isBroken(rule.id)),
  };
  return judge;
}

/** Looks at what every answer must keep, and at the balances. */
function observe({ find, held, ledger }: Judge, exchange: Exchange, memory: Memory): void {
  for (const [id, look] of Object.entries(OBSERVERS)) {
    const answer = look(exchange, memory);
    if (answer === true) held(id, exchange);
    else if (typeof answer === 'string') find(id, exchange, answer);
    else if (answer !== undefined) find(id, exchange, answer.expected, answer.received);
  }
  const entry = ledger.enter(exchange);
  if (entry === true) ['CR-15', 'CR-16'].forEach((id) => held(id, exchange));
  else if (entry) find(entry.rule, exchange, entry.expected);
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
    note: (what: string) => void done.push(what),
    takeActive: (who: Who) => active.delete(who),
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
    trail() {
      const kept = own.map((exchange) => ({ exchange, sent: exchange.sent }));
      return () => {
        for (const { exchange, sent } of kept) exchange.sent = sent;
        own = kept.map(({ exchange }) => exchange);
      };
    },
  };
}
