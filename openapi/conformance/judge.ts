import { ruleOf, type Rule } from './contract.ts';
import type { Exchange, Who } from './exchange.ts';
import { createLedger } from './ledger.ts';
import { OBSERVERS, type Memory } from './rules/every-answer.ts';
import { NOT_CHECKABLE } from './rules/not-checkable.ts';

export interface Finding {
  rule: Rule;
  exchange: Exchange;
  expected: string;
  /** How often the same was found. */
  times: number;
}

export interface RuleResult {
  rule: Rule;
  /** `broken` also for rules that are no must; the level says what it means. */
  outcome: 'holds' | 'broken' | 'not checked' | 'not checkable';
  /** Why it was not checked. */
  reason?: string | undefined;
}

/** Gathers what was seen: every exchange, what is wrong with it, and what became of each rule. */
export function createJudge(isWanted: (rule: { id: string }) => boolean) {
  const exchanges: Exchange[] = [];
  const findings: Finding[] = [];
  const held = new Set<string>();
  const reasons = new Map<string, string>();
  const memory: Memory = new Map();
  const active = new Set<Who>();
  const ledger = createLedger();

  const find = (id: string, exchange: Exchange, expected: string) => {
    if (!isWanted({ id })) return;
    const { operation } = exchange;
    const same = findings.find(
      (one) => one.rule.id === id && one.exchange.operation === operation && one.expected === expected,
    );
    if (same) same.times += 1;
    else findings.push({ rule: ruleOf(id), exchange, expected, times: 1 });
  };
  return {
    exchanges,
    findings,
    ledger,
    find,
    record(exchange: Exchange) {
      exchanges.push(exchange);
      if (exchange.operation !== 'getCredits') active.add(exchange.who);
      for (const [id, look] of Object.entries(OBSERVERS)) {
        const seen = look(exchange, memory);
        if (seen === true) held.add(id);
        else if (seen !== undefined) find(id, exchange, seen);
      }
      const entry = ledger.enter(exchange);
      if (entry === true) ['CR-15', 'CR-16'].forEach((id) => held.add(id));
      else if (entry) find(entry.rule, exchange, entry.expected);
    },
    checked(id: string, reason: string | undefined) {
      if (reason === undefined) held.add(id);
      else reasons.set(id, reason);
    },
    /** Has this account done something since this was asked last? */
    takeActive: (who: Who) => active.delete(who),
    resultOf(rule: Rule): RuleResult {
      const reason = reasons.get(rule.id);
      if (findings.some((finding) => finding.rule === rule)) return { rule, outcome: 'broken' };
      if (reason !== undefined) return { rule, outcome: 'not checked', reason };
      if (held.has(rule.id)) return { rule, outcome: 'holds' };
      const notCheckable = NOT_CHECKABLE[rule.id];
      return notCheckable === undefined
        ? { rule, outcome: 'not checked', reason: 'no answer of that kind was seen' }
        : { rule, outcome: 'not checkable', reason: notCheckable };
    },
  };
}
