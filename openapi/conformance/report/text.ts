import { CONTRACT_VERSION, RULES } from '../contract.ts';
import { answerOf, curlOf, nameOf } from '../exchange.ts';
import type { Finding, RuleResult } from '../judge.ts';
import type { Result } from '../run.ts';
import { coverageOf, failures, leftBehind } from './summary.ts';

const MARKS = { must: '✗', should: '!', choice: '·' } as const;

/** The report for people: findings first, numbers last. */
export function textReport(result: Result): string {
  const { baseUrl, accounts, rules, findings, exchanges, ms } = result;
  const count = (outcome: RuleResult['outcome']) => rules.filter((one) => one.outcome === outcome).length;
  const broken = rules.filter(({ outcome }) => outcome === 'broken');
  const levels = (['must', 'should', 'choice'] as const)
    .map((level) => `${broken.filter(({ rule }) => rule.level === level).length} ${level}`)
    .join(', ');
  const unchecked = rules.filter(({ outcome }) => outcome === 'not checked' || outcome === 'not checkable');
  const coverage = coverageOf(exchanges);
  const called = coverage.filter(({ operation }) => exchanges.some((one) => one.operation === operation));
  const seen = coverage.reduce((sum, one) => sum + one.seen.length, 0);
  const declared = coverage.reduce((sum, one) => sum + one.seen.length + one.missing.length, 0);
  return [
    ...findings.map((finding) => findingText(finding, baseUrl)),
    ...section(
      'Not checked',
      unchecked.map(({ rule, reason }) => `${rule.id} ${reason ?? ''}`),
    ),
    ...section(
      'Declared answers that were not seen',
      (rules.length < RULES.length ? [] : coverage)
        .filter(({ missing }) => missing.length > 0)
        .map(({ operation, missing }) => `${operation} ${missing.join(', ')}`),
    ),
    ...section('Left behind', leftBehind(result)),
    `${baseUrl} against the contract ${CONTRACT_VERSION}, with the accounts ${accounts.a ?? 'none'} and ${accounts.b ?? 'none'}`,
    `${called.length} of ${coverage.length} operations, ${seen} of ${declared} declared answers, ` +
      `${exchanges.length} requests in ${(ms / 1000).toFixed(1)} s`,
    `${rules.length} rules: ${count('holds')} hold, ${count('broken')} broken (${levels}), ` +
      `${count('not checked')} not checked, ${count('not checkable')} cannot be checked`,
    failures(result).length === 0 ? 'Every must that was checked holds.' : 'This server breaks the contract.',
  ].join('\n');
}

function findingText({ rule, exchange, expected, times }: Finding, baseUrl: string): string {
  return `${MARKS[rule.level]} ${rule.id} (${rule.level}, "${rule.section}") ${rule.text}
    ${nameOf(exchange)}${times > 1 ? `, and ${times - 1} times more` : ''}
    answered  ${answerOf(exchange)}
    expected  ${expected}
    ${curlOf(exchange, baseUrl)}
`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), ''];
}
