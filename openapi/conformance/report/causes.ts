import { declaredResponse } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import { isMoneyLost, kindOf, type Finding } from '../findings.ts';
import type { Result } from '../run.ts';
import { hintOf } from './fingerprints.ts';

/** Findings with the same kind of difference in the same kind of response. */
export interface Cause {
  hint: string | undefined;
  /** This cause may follow from that finding. */
  follows: Finding | undefined;
  /** Findings, earliest first. */
  findings: [Finding, ...Finding[]];
}

const MANY_OPERATIONS = 3;
/** A difference that is found more often affects the whole server and explains nothing else. */
const MANY_TIMES = 20;
const LEVELS = ['must', 'should', 'choice'];

/**
 * Causes to fix: money and races first, consequences of other findings last. Rules of level `choice` are left out.
 */
export function causesOf({ findings }: Result): Cause[] {
  const causes = new Map<string, Cause>();
  /** Further problems of a response belong to the cause that was found in it first. */
  const causeOf = new Map<Exchange, Cause>();
  for (const finding of findings.filter(({ rule, isUnsteady }) => rule.level !== 'choice' && !isUnsteady)) {
    const hint = hintOf(finding.exchange);
    const key = hint ?? traitsOf(finding).find(isWidespread) ?? likeness(finding);
    const known = causeOf.get(finding.exchange) ?? causes.get(key);
    const follows = findings.find(
      (earlier) => earlier !== finding && kindOf(earlier) === finding.follows && !earlier.isUnsteady,
    );
    const cause: Cause = known ?? { hint, follows, findings: [finding] };
    if (known) {
      known.findings.push(finding);
      known.follows &&= follows;
    } else causes.set(key, cause);
    causeOf.set(finding.exchange, cause);
  }
  function isWidespread(trait: string): boolean {
    const alike = findings.filter((similar) => traitsOf(similar).includes(trait));
    return new Set(alike.map(({ exchange }) => exchange.operation)).size >= MANY_OPERATIONS;
  }
  return [...causes.values()].toSorted((left, right) => {
    const ranks = [left, right].map(rankOf);
    return ranks[0]?.map((rank, index) => rank - (ranks[1]?.[index] ?? 0)).find((step) => step !== 0) ?? 0;
  });
}

/** The sort order: the lowest is reported first. */
function rankOf({ findings, follows }: Cause): number[] {
  const isMoney = findings.some((entry) => isMoneyLost(entry) || /^(CR|PAY)-/.test(entry.rule.id));
  const isRace = findings.some(({ exchange }) => exchange.isConcurrent);
  const times = findings.reduce((sum, entry) => sum + entry.times, 0);
  return [
    follows ? 1 : 0,
    Math.min(...findings.map(({ rule }) => LEVELS.indexOf(rule.level))),
    times > MANY_TIMES ? 1 : 0,
    isMoney || isRace ? 0 : 1,
  ];
}

/**
 * Equal for responses that differ only in numbers and ids, for all lists, and for all requests with the same crash.
 * Another difference from the reference gives another kind.
 */
function likeness({ exchange, difference, isCompared }: Finding): string {
  const { operation, method, url, status, text } = exchange;
  const isDown = status >= 500 || (operation && declaredResponse(operation, status) === undefined);
  const what = isDown === true ? '' : (operation ?? `${method} ${new URL(url).pathname}`);
  const body = text.startsWith('[') ? '' : text.slice(0, 200);
  const how = isCompared && isDown !== true ? difference : '';
  return `${what} ${status} ${body} ${how}`.replaceAll(/[0-9a-f]{8}[\w-]*|\d+/gi, '0');
}

/** A property that findings of several operations may share: the variation of the request, or the missing part. */
function traitsOf({ exchange, rule, expected }: Finding): string[] {
  return [...(exchange.variation === undefined ? [] : [exchange.variation]), `${rule.id} ${expected}`];
}
