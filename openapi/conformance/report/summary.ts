import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { rulesInCases } from '../areas/shown-rules.ts';
import type { RuleResult } from '../evidence.ts';
import { keyOf, type Exchange } from '../exchange.ts';
import type { Result } from '../run.ts';

/** Statuses that no request can cause deliberately. */
const NOT_PROVOKED = new Set<unknown>([429, 500, 502, 503, 'default']);

/** The declared responses of each operation that were seen, and those that are missing. */
export function coverageOf(exchanges: readonly Exchange[]) {
  return (Object.keys(operations) as OperationId[]).map((operation) => {
    const statuses = exchanges
      .filter((exchange) => exchange.operation === operation)
      .map(({ status }) => status);
    const declared = operations[operation].statuses.filter((status) => !NOT_PROVOKED.has(status)) as number[];
    const seen = declared.filter((status) => statuses.includes(status));
    return { operation, seen, missing: declared.filter((status) => !seen.includes(status)) };
  });
}

/** Broken rules about repeated requests: without them a lost response costs credits, or work is done twice. */
export function ignoredKeys({ findings }: Result): string[] {
  return [...new Set(rulesInCases('repeated', 'later'))].filter((id) =>
    // A wrong balance or list is no evidence about keys: a charge that is booked twice also causes one.
    // Concurrent requests that were all accepted are a race, even on a server that stores keys.
    findings.some(({ rule, exchange }) => rule.id === id && keyOf(exchange) !== '' && !exchange.isConcurrent),
  );
}

/** Rules that fail the run: broken musts, and in a strict run also broken shoulds and unchecked musts. */
export function failures({ rules }: Pick<Result, 'rules'>, isStrict = false): RuleResult[] {
  return rules.filter(({ rule: { level }, outcome }) =>
    level === 'must'
      ? outcome === 'broken' || (isStrict && outcome === 'not checked')
      : isStrict && level === 'should' && outcome === 'broken',
  );
}

/** Rules that could not be judged, because a request or a hook failed or there was no session. */
export function unjudged({ rules, accounts }: Pick<Result, 'rules' | 'accounts'>): RuleResult[] {
  return rules.filter(
    ({ outcome, hasFailed }) => hasFailed === true || (accounts.a === undefined && outcome === 'not checked'),
  );
}

/** 0: nothing is wrong · 1: something is · 3: nothing wrong was found, but the run or the judgment is incomplete. */
export function exitCodeOf(result: Result, isStrict = false): 0 | 1 | 3 {
  if (failures(result, isStrict).length > 0) return 1;
  return unjudged(result).length > 0 || (result.comparison?.cut.length ?? 0) > 0 ? 3 : 0;
}
