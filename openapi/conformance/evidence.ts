import { SHOWN_RULES } from './areas/shown-rules.ts';
import type { Rule } from './contract.ts';
import { text, type Exchange } from './exchange.ts';
import type { Finding } from './findings.ts';
import { NOT_CHECKABLE } from './observed/not-checkable.ts';

/** The reason why a rule was not checked. */
export interface Reason {
  reason: string;
  /** A request or a hook failed. */
  hasFailed: boolean;
}

export interface RuleResult extends Partial<Reason> {
  rule: Rule;
  /** `broken` includes shoulds; a different choice is `noted`, and a finding that did not reappear is `unsteady`. */
  outcome: 'holds' | 'broken' | 'unsteady' | 'noted' | 'not checked' | 'not checkable';
  /** The responses that showed it: statuses and states with their counts. */
  evidence: string;
}

/** Rules about an order, and the ordered part of a response. Fewer than three states show no order. */
const ORDERED: Record<string, (exchange: Exchange) => string> = {
  'TW-7': (exchange) => text(exchange, 'training_status'),
  'JB-3': (exchange) => `${text(exchange, 'status')} ${text(exchange, 'next')}`,
  'JB-16': (exchange) => `${text(exchange, 'status')} ${text(exchange, 'next')}`,
};
const MIN_STATES = 3;

/** Collects the responses that showed each rule, or the reason why none did. */
export function createEvidence() {
  const seen = new Map<string, Map<string, number>>();
  const reasons = new Map<string, Reason>();
  const reasonOf = (id: string): Reason | undefined => {
    const given = reasons.get(id);
    if (given) return given;
    const states = [...(seen.get(id)?.keys() ?? [])];
    if (id === 'IM-1' && states.length > 0 && !states.some((state) => state.startsWith('GET ')))
      return { reason: 'no picture was read at its address', hasFailed: false };
    if (!ORDERED[id] || states.length === 0 || states.length >= MIN_STATES) return undefined;
    const reason = `only ${states.join(', ')} was seen: an order shows in ${MIN_STATES} states or more`;
    return { reason, hasFailed: false };
  };
  return {
    /** A response shows that the rule holds. */
    add(id: string, exchange: Exchange) {
      const of = seen.get(id) ?? new Map<string, number>();
      const state = ORDERED[id]?.(exchange) ?? `${exchange.operation ?? exchange.method} ${exchange.status}`;
      seen.set(id, of.set(state, (of.get(state) ?? 0) + 1));
    },
    /** Marks the rule as not checked, whatever was seen. */
    leaveOpen: (id: string, reason: string, hasFailed = false) => reasons.set(id, { reason, hasFailed }),
    /** A rule without evidence is not checked, for this reason. */
    leaveUnseen(id: string, reason: string, hasFailed = false) {
      if (!seen.has(id) && !reasons.has(id)) reasons.set(id, { reason, hasFailed });
    },
    resultOf(rule: Rule, findings: readonly Finding[]): RuleResult {
      const own = findings.filter((finding) => finding.rule.id === rule.id);
      const states = [...(seen.get(rule.id) ?? [])].map(([state, times]) => `${state} ×${times}`);
      const how = states.length > 0 && SHOWN_RULES.includes(rule.id) ? 'compared: ' : '';
      const result = { rule, evidence: how + states.join(', ') };
      if (own.length > 0 && own.every(({ isUnsteady }) => isUnsteady))
        return { ...result, outcome: 'unsteady' };
      if (own.length > 0) return { ...result, outcome: rule.level === 'choice' ? 'noted' : 'broken' };
      const open = reasonOf(rule.id);
      if (open) return { ...result, outcome: 'not checked', ...open };
      if (states.length > 0) return { ...result, outcome: 'holds' };
      const reason = NOT_CHECKABLE[rule.id];
      if (reason !== undefined) return { ...result, outcome: 'not checkable', reason };
      return { ...result, outcome: 'not checked', reason: 'no response of that kind was seen' };
    },
  };
}
