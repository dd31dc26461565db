import { declaredAnswer } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Result } from '../run.ts';
import { hintOf } from './fingerprints.ts';

/** Findings with the same kind of answer, which differs in the same way. */
export interface Cause {
  hint: string | undefined;
  /** The earliest first. */
  findings: [Finding, ...Finding[]];
}

const MANY_OPERATIONS = 3;
const LEVELS = ['must', 'should', 'choice'];

/** Causes to fix: rules of level `must` first, then by time. Rules of level `choice` are left out. */
export function causesOf({ findings }: Result): Cause[] {
  const causes = new Map<string, Cause>();
  /** What else is wrong with an answer has the cause that was found in it first. */
  const causeOf = new Map<Exchange, Cause>();
  for (const finding of findings.filter(({ rule, isUnsteady }) => rule.level !== 'choice' && !isUnsteady)) {
    const hint = hintOf(finding.exchange);
    const key = hint ?? traitsOf(finding).find(isWidespread) ?? likeness(finding);
    const known = causeOf.get(finding.exchange) ?? causes.get(key);
    const cause: Cause = known ?? { hint, findings: [finding] };
    if (known) known.findings.push(finding);
    else causes.set(key, cause);
    causeOf.set(finding.exchange, cause);
  }
  function isWidespread(trait: string): boolean {
    const alike = findings.filter((one) => traitsOf(one).includes(trait));
    return new Set(alike.map(({ exchange }) => exchange.operation)).size >= MANY_OPERATIONS;
  }
  const levelOf = ({ findings: own }: Cause) =>
    Math.min(...own.map(({ rule }) => LEVELS.indexOf(rule.level)));
  return [...causes.values()].toSorted((one, other) => levelOf(one) - levelOf(other));
}

/**
 * Equal for answers that differ only in numbers and ids, for all lists, and for all calls that crash alike; apart where
 * something else is different from the reference.
 */
function likeness({ exchange, difference, isCompared }: Finding): string {
  const { operation, method, url, status, text } = exchange;
  const isDown = status >= 500 || (operation && declaredAnswer(operation, status) === undefined);
  const what = isDown === true ? '' : (operation ?? `${method} ${new URL(url).pathname}`);
  const body = text.startsWith('[') ? '' : text.slice(0, 200);
  const how = isCompared && isDown !== true ? difference : '';
  return `${what} ${status} ${body} ${how}`.replaceAll(/[0-9a-f]{8}[\w-]*|\d+/gi, '0');
}

/** What findings of several operations may share: how the request was sent, or what was missing. */
function traitsOf({ exchange, rule, expected }: Finding): string[] {
  return [...(exchange.variation === undefined ? [] : [exchange.variation]), `${rule.id} ${expected}`];
}
