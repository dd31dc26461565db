import { ruleOf, type Rule } from './contract.ts';
import type { Exchange } from './exchange.ts';

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

/** The rule of differences that no other rule covers. */
export const REFERENCE_RULE: Rule = {
  id: 'REF',
  level: 'must',
  section: 'Reference',
  operations: ['all'],
  text: 'The same calls lead to the same answers as with the reference, wherever the contract leaves no choice.',
};

/** The rule that is broken when a session ends by itself. */
export const SESSION_RULE = 'SE-14';
export const SESSION_ENDED = 'an answer: nobody ended this session (the check signed in again)';
/** If one of these is broken, the answer says nothing about other rules. */
const CAUSES = ['GE-25', SESSION_RULE];
const MAX_RULES = 3;

type New = Omit<Finding, 'before' | 'times'>;

/** Adds a finding, or counts one that was found before. */
export function addFinding(findings: Finding[], found: New, own: readonly Exchange[]): void {
  const { rule, exchange, expected } = found;
  // Only the first finding about an answer is kept; the others follow from it.
  if (findings.some((one) => one.rule.id === rule.id && one.exchange === exchange)) return;
  const same = findings.find(
    (one) =>
      one.rule.id === rule.id &&
      one.expected === expected &&
      (one.exchange.operation === exchange.operation || expected === SESSION_ENDED),
  );
  const before = own.slice(0, Math.max(0, own.indexOf(exchange)));
  if (same) same.times += 1;
  else findings.push({ ...found, before, times: 1 });
}

/** The rules that a difference from the reference breaks: a cause, or the first three that are wanted. */
export function rulesBroken(
  ids: readonly string[],
  { status }: Exchange,
  isWanted: (rule: { id: string }) => boolean,
): Rule[] {
  const all = status === 500 ? ['GE-25', ...ids] : ids;
  if (all.length === 0) return [REFERENCE_RULE];
  const wanted = all.filter((id) => isWanted({ id }));
  const cause = wanted.find((id) => CAUSES.includes(id));
  return (cause === undefined ? wanted.slice(0, MAX_RULES) : [cause]).map(ruleOf);
}
