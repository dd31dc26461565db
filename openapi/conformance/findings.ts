import { rulesInCases } from './areas/shown-rules.ts';
import { ruleOf, type Rule } from './contract.ts';
import type { Exchange } from './exchange.ts';

export interface Finding {
  rule: Rule;
  exchange: Exchange;
  expected: string;
  /** What is different, without the values: findings of one kind are one finding. */
  difference: string;
  /** It differs from the reference's, and the rule is one of those that such responses show. */
  isCompared: boolean;
  /** The part of the response that is wrong, where it is not the response as a whole. */
  received: string | undefined;
  /** The case that found it. */
  case: PlayedCase;
  /** It did not come again when its case was played alone, so it fails no run. */
  isUnsteady: boolean;
  /** The kind of an earlier finding in the same state, from which this one may follow. */
  follows: string | undefined;
  /** The requests of the case before it, the earliest first. */
  before: Exchange[];
  /** How often the same was found. */
  times: number;
}

/** What is played as a whole: its id for `--case`, and where its scenario is written. */
export interface PlayedCase {
  id: string;
  title?: string;
  file?: string;
}

/** What was found in a response, before it is known whether it comes again. */
export type Found = Omit<Finding, 'rule' | 'before' | 'times' | 'isUnsteady' | 'case' | 'follows'>;

/** The rule of differences that no other rule covers. */
export const REFERENCE_RULE: Rule = {
  id: 'REF',
  level: 'must',
  section: 'Reference',
  operations: ['all'],
  text: 'The same requests lead to the same responses as of the reference server, wherever the contract leaves no choice.',
};

/** The rule that is broken when a session ends by itself. */
export const SESSION_RULE = 'SE-14';
export const SESSION_ENDED = 'a response: this session was not ended (the check signed in again)';
/** If one of these is broken, the response does not show others. */
const CAUSES = ['GE-25', SESSION_RULE];
const MAX_RULES = 2;

/** One effect for each key, and one piece of work for each charge. */
const ONE_EFFECT = [...rulesInCases('repeated', 'concurrent', 'repeated-concurrently'), 'CR-19', 'IM-4'];

/** Money was lost or created: this counts, even if it was seen only once. */
export function isMoneyLost({ rule, exchange, difference, isCompared }: Finding): boolean {
  const isDone = isCompared && exchange.status >= 200 && exchange.status < 300;
  // A payment may be booked late.
  const isWrongSum = /\b(credits|newBalance)$/.test(difference) && !rule.id.startsWith('PAY-');
  return isDone && (isWrongSum || ONE_EFFECT.includes(rule.id));
}

/** Equal for what is one finding. */
export function kindOf(finding: Pick<Finding, 'rule' | 'exchange' | 'difference'>): string {
  const { rule, exchange, difference } = finding;
  const { operation, method } = exchange;
  const where = difference === SESSION_ENDED ? '' : (operation ?? method);
  if (difference.startsWith('status ')) return `${rule.id} ${where} ${difference}`;
  // What is wrong with several rows of a list is one difference.
  const parts = new Set(difference.replaceAll(/\d+/g, '0').split('; '));
  return `${rule.id} ${where} ${[...parts].join('; ')}`;
}

/**
 * The rules that a difference from the reference breaks: a cause, or the first two that are wanted.
 * @param ids of the expected response
 * @param shown of the response itself, where none of the first is wanted
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
