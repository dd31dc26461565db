import { CONTRACT_VERSION } from '../contract.ts';
import { answerOf, curlOf, nameOf } from '../exchange.ts';
import type { Result } from '../run.ts';
import { coverageOf, ignoredKeys, leftBehind } from './summary.ts';

/** The report for programs. */
export function jsonReport(result: Result): string {
  const { baseUrl, accounts, rules, findings, exchanges, ms } = result;
  const report = {
    contract: CONTRACT_VERSION,
    baseUrl,
    accounts,
    ms: Math.round(ms),
    requests: exchanges.length,
    rules: rules.map(({ rule, outcome, reason }) => ({ ...rule, outcome, reason })),
    findings: findings.map(({ rule, exchange, expected, times }) => ({
      rule: rule.id,
      level: rule.level,
      section: rule.section,
      request: nameOf(exchange),
      answer: answerOf(exchange),
      expected,
      times,
      curl: curlOf(exchange, baseUrl),
    })),
    ignoredKeys: ignoredKeys(result),
    coverage: coverageOf(exchanges),
    leftBehind: leftBehind(result),
  };
  return JSON.stringify(report, null, 2);
}
