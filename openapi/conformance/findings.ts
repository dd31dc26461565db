import { rulesInCases } from './areas/shown-rules.ts';
import { ruleOf, type Rule } from './contract.ts';
import type { Exchange } from './exchange.ts';

export interface Finding {
  rule: Rule;
  exchange: Exchange;
  expected: string;
  /** The difference without its values: findings of one kind are one finding. */
  difference: string;
  /** It differs from the reference's response, and such responses show the rule. */
  isCompared: boolean;
  /** The wrong part of the response, unless it is the whole response. */
  received: string | undefined;
  /** The case that found it. */
  case: PlayedCase;
  /** It did not reappear when its case was replayed alone, so it fails no run. */
  isUnsteady: boolean;
  /** The kind of an earlier finding in the same state that may have caused this one. */
  follows: string | undefined;
  /** The earlier requests of the case, in order. */
  before: Exchange[];
  /** How often it was found. */
  times: number;
}

/** A replayable unit: its id for `--case`, and the file with its scenario. */
export interface PlayedCase {
  id: string;
  title?: string;
  file?: string;
}

/** A finding in a response, before it was replayed. */
export type Found = Omit<Finding, 'rule' | 'before' | 'times' | 'isUnsteady' | 'case' | 'follows'>;

/** The rule for differences that no other rule covers. */
export const REFERENCE_RULE: Rule = {
  id: 'REF',
  level: 'must',
  section: 'Reference',
  operations: ['all'],
  text: 'The same requests lead to the same responses as of the reference server, wherever the contract leaves no choice.',
};

/** The rule that is broken when a session ends unexpectedly. */
export const SESSION_RULE = 'SE-14';
export const SESSION_ENDED = 'a response: this session was not ended (the check signed in again)';
/** If one of these is broken, the response does not show others. */
const CAUSES = ['GE-25', SESSION_RULE];
const MAX_RULES = 2;

/** One effect for each key, and one piece of work for each charge. */
const ONE_EFFECT = [...rulesInCases('repeated', 'concurrent', 'repeated-concurrently'), 'CR-19', 'IM-4'];

/** Money was lost or created: this counts even if it was seen only once. */
export function isMoneyLost({ rule, exchange, difference, isCompared }: Finding): boolean {
  const isDone = isCompared && exchange.status >= 200 && exchange.status < 300;
  // A payment may be booked late.
  const isWrongSum = /\b(credits|newBalance)$/.test(difference) && !rule.id.startsWith('PAY-');
  return isDone && (isWrongSum || ONE_EFFECT.includes(rule.id));
}

/** Equal for occurrences of the same finding. */
export function kindOf(finding: Pick<Finding, 'rule' | 'exchange' | 'difference'>): string {
  const { rule, exchange, difference } = finding;
  const { operation, method } = exchange;
  const where = difference === SESSION_ENDED ? '' : (operation ?? method);
  if (difference.startsWith('status ')) return `${rule.id} ${where} ${difference}`;
  // Errors in several rows of a list are one difference.
  const parts = new Set(difference.replaceAll(/\d+/g, '0').split('; '));
  return `${rule.id} ${where} ${[...parts].join('; ')}`;
}

/**
 * The rules that a difference from the reference breaks: a cause, or the first two selected ones.
 * @param ids of the expected response
 * @param shown by the response itself, used if none of the first is selected
 */
export function rulesBroken(
  ids: readonly string[],
  { status }: Exchange,
  isWanted: (rule: { id: string }) => boolean,
  shown: readonly string[] = [],
): Rule[] {
  const all = status === 500 ? ['GE-25', ...ids] : ids;
  if (all.length === 0) return [REFERENCE_RULE];
  const own = all.filter((id) => isWanted({ id }));
  const wanted = own.length > 0 ? own : shown.filter((id) => isWanted({ id }));
  const cause = wanted.find((id) => CAUSES.includes(id));
  return (cause === undefined ? wanted.slice(0, MAX_RULES) : [cause]).map(ruleOf);
}
