import { COMPARED_RULES } from './comparison/compared-rules.ts';
import { ruleOf, type Rule } from './contract.ts';
import type { Exchange, Who } from './exchange.ts';
import { answerOf, nameOf, text } from './exchange.ts';
import { createLedger } from './ledger.ts';
import { OBSERVERS, type Memory } from './rules/every-answer.ts';
import { NOT_CHECKABLE } from './rules/not-checkable.ts';

export interface Finding {
  rule: Rule;
  exchange: Exchange;
  expected: string;
  /** It differs from the reference's, and the rule is one of those that such answers show. */
  isCompared: boolean;
  /** The part of the answer that is wrong, where it is not the answer as a whole. */
  received: string | undefined;
  /** The calls that the check made before, the earliest first. */
  before: Exchange[];
  /** How often the same was found. */
  times: number;
}

export interface RuleResult {
  rule: Rule;
  /** `broken` also for rules that are no must; what differs from a choice is `noted`. */
  outcome: 'holds' | 'broken' | 'noted' | 'not checked' | 'not checkable';
  /** Why it was not checked. */
  reason?: string | undefined;
  /** It was not checked because a call or a hook failed. */
  hasFailed?: boolean | undefined;
  /** What was looked at: statuses and states, how often. */
  evidence: string;
  ms: number;
}

/** Rules about an order, and what of an answer is ordered. Fewer than three states show no order. */
const ORDERED: Record<string, (exchange: Exchange) => string> = {
  'TW-7': (exchange) => text(exchange, 'training_status'),
  'JB-3': (exchange) => `${text(exchange, 'status')} ${text(exchange, 'next')}`,
  'JB-16': (exchange) => `${text(exchange, 'status')} ${text(exchange, 'next')}`,
};
const MIN_STATES = 3;
/** Answers that say that there is nothing yet. */
const MAY_BE_MISSING = new Set<unknown>(['getTrainingStatus']);

/** What the contract says has one reading: that of its executable reference. */
export const REFERENCE_RULE: Rule = {
  id: 'REF',
  level: 'must',
  section: 'Reference',
  operations: ['all'],
  text: 'The same calls lead to the same answers as with the reference, wherever the contract leaves no choice.',
};

/** What a session that ends by itself breaks, however many calls it fails. */
export const SESSION_RULE = 'SE-14';
export const SESSION_ENDED = 'an answer: nobody ended this session (the check signed in again)';
/** Where one of these is broken, nothing is known of the rules that the answer would have shown. */
const CAUSES = ['GE-25', SESSION_RULE];
const MAX_RULES = 3;

export type Judge = ReturnType<typeof createJudge>;

/** Collects all exchanges, the violations found in them, and the result of each rule. */
export function createJudge(isWanted: (rule: { id: string }) => boolean) {
  const exchanges: Exchange[] = [];
  const findings: Finding[] = [];
  const seen = new Map<string, Map<string, number>>();
  const reasons = new Map<string, { reason: string; hasFailed: boolean }>();
  const durations = new Map<string, number>();
  const memory: Memory = new Map();
  const active = new Set<Who>();
  const ledger = createLedger();
  let own: Exchange[] = [];
  let done: string[] = [];
  const looked = new Set<Exchange>();

  const find = (id: string, exchange: Exchange, expected: string, received?: string) => {
    if (isWanted({ id })) findBroken(ruleOf(id), exchange, expected, { received });
    else looked.add(exchange);
  };
  const findBroken = (
    rule: Rule,
    exchange: Exchange,
    expected: string,
    { received, isCompared = false }: { received?: string | undefined; isCompared?: boolean } = {},
  ) => {
    const { id } = rule;
    looked.add(exchange);
    // The first that is wrong with an answer is told; what follows from it is not.
    if (findings.some((one) => one.rule.id === id && one.exchange === exchange)) return;
    const { operation } = exchange;
    const same = findings.find(
      (one) =>
        one.rule.id === id &&
        one.expected === expected &&
        (one.exchange.operation === operation || expected === SESSION_ENDED),
    );
    const before = own.slice(0, Math.max(0, own.indexOf(exchange)));
    if (same) same.times += 1;
    else findings.push({ rule, exchange, expected, isCompared, received, before, times: 1 });
  };
  const held = (id: string, exchange: Exchange) => {
    looked.add(exchange);
    const of = seen.get(id) ?? new Map<string, number>();
    const state = ORDERED[id]?.(exchange) ?? `${exchange.operation ?? exchange.method} ${exchange.status}`;
    seen.set(id, of.set(state, (of.get(state) ?? 0) + 1));
  };
  /** Files of many megabytes are kept for the commands of findings alone. */
  const forgetFiles = () => {
    const told = new Set(findings.flatMap(({ exchange, before }) => [exchange, ...before]));
    for (const one of own.filter((other) => !told.has(other))) one.sent = {};
  };
  const reasonOf = (id: string) => {
    const given = reasons.get(id);
    if (given) return given;
    const states = [...(seen.get(id)?.keys() ?? [])];
    if (!ORDERED[id] || states.length === 0 || states.length >= MIN_STATES) return undefined;
    const reason = `only ${states.join(', ')} was seen: an order shows in ${MIN_STATES} states or more`;
    return { reason, hasFailed: false };
  };
  return {
    exchanges,
    findings,
    ledger,
    find,
    held,
    /** A hook did something. */
    note: (what: string) => done.push(what),
    /** Another answer than the reference's, and what it is about, the most special first; it may be no rule. */
    differs(
      ids: readonly string[],
      { exchange, expected, received }: Pick<Finding, 'exchange' | 'expected' | 'received'>,
    ) {
      const all = exchange.status === 500 ? ['GE-25', ...ids] : ids;
      const wanted = all.filter((id) => isWanted({ id }));
      const cause = wanted.find((id) => CAUSES.includes(id));
      const told = cause === undefined ? wanted.slice(0, MAX_RULES) : [cause];
      const rules = all.length === 0 ? [REFERENCE_RULE] : told.map(ruleOf);
      looked.add(exchange);
      for (const rule of rules) findBroken(rule, exchange, expected, { received, isCompared: true });
    },
    /** The exchanges of the case, as they are now: what was sent is given back by the result. */
    trail() {
      const kept = own.map((exchange) => ({ exchange, sent: exchange.sent }));
      return () => {
        for (const { exchange, sent } of kept) exchange.sent = sent;
        own = kept.map(({ exchange }) => exchange);
      };
    },
    record(exchange: Exchange) {
      exchange.since = done;
      done = [];
      exchanges.push(exchange);
      own.push(exchange);
      if (exchange.operation !== 'getCredits') active.add(exchange.who);
      for (const [id, look] of Object.entries(OBSERVERS)) {
        const wasLooked = looked.has(exchange);
        const answer = look(exchange, memory);
        if (answer === true) held(id, exchange);
        else if (typeof answer === 'string') find(id, exchange, answer);
        else if (answer !== undefined) find(id, exchange, answer.expected, answer.received);
        if (!wasLooked) looked.delete(exchange);
      }
      const entry = ledger.enter(exchange);
      if (entry === true) ['CR-15', 'CR-16'].forEach((id) => held(id, exchange));
      else if (entry) find(entry.rule, exchange, entry.expected);
    },
    /** A check begins: what is recorded from now on is its own. */
    begin() {
      forgetFiles();
      own = [];
      done = [];
    },
    /** An answer that the check has taken into account. */
    look: (exchange: Exchange) => looked.add(exchange),
    /** The check has ended, early where there is a reason. An answer that it did not reckon with leaves it open. */
    end(id: string, ms: number, early: { reason: string; hasFailed: boolean } | undefined) {
      durations.set(id, (durations.get(id) ?? 0) + ms);
      const odd = own.find(
        (one) =>
          one.operation &&
          !looked.has(one) &&
          !one.wasRepeated &&
          (one.status === 0 || one.status >= 400) &&
          !(one.status === 404 && MAY_BE_MISSING.has(one.operation)),
      );
      forgetFiles();
      const reason = odd && `${nameOf(odd)} answered ${answerOf(odd)}, which leaves this open`;
      const open = reason === undefined || early?.hasFailed === true ? early : { reason, hasFailed: true };
      if (open) reasons.set(id, open);
      else if (!seen.has(id) && !findings.some(({ rule }) => rule.id === id))
        reasons.set(id, { reason: 'nothing of that kind was seen', hasFailed: false });
    },
    /** A rule that nothing was seen of stays open for this reason. */
    leave(id: string, reason: string, hasFailed: boolean) {
      if (!seen.has(id) && !reasons.has(id)) reasons.set(id, { reason, hasFailed });
    },
    /** Has this account done something since this was asked last? */
    takeActive: (who: Who) => active.delete(who),
    resultOf(rule: Rule): RuleResult {
      const states = [...(seen.get(rule.id) ?? [])].map(([state, times]) => `${state} ×${times}`);
      const how = states.length > 0 && COMPARED_RULES.includes(rule.id) ? 'compared: ' : '';
      const result = { rule, evidence: how + states.join(', '), ms: durations.get(rule.id) ?? 0 };
      if (findings.some((finding) => finding.rule === rule)) {
        return { ...result, outcome: rule.level === 'choice' ? 'noted' : 'broken' };
      }
      const open = reasonOf(rule.id);
      if (open) return { ...result, outcome: 'not checked', ...open };
      if (states.length > 0) return { ...result, outcome: 'holds' };
      const notCheckable = NOT_CHECKABLE[rule.id];
      return notCheckable === undefined
        ? { ...result, outcome: 'not checked', reason: 'no answer of that kind was seen' }
        : { ...result, outcome: 'not checkable', reason: notCheckable };
    },
  };
}
