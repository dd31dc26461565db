import { CONTRACT_VERSION } from '../contract.ts';
import { describeResponse, nameOf } from '../exchange.ts';
import type { Result } from '../run.ts';
import { curlOf } from './curl.ts';
import { hintOf } from './fingerprints.ts';
import { stepsTo } from './steps.ts';
import { coverageOf, ignoredKeys } from './summary.ts';

/** The report for programs, as `report.schema.json` describes it. */
export function jsonReport(result: Result): string {
  const { baseUrl, accounts, rules, findings, exchanges, comparison, isQuick, ms } = result;
  const report = {
    contract: CONTRACT_VERSION,
    baseUrl,
    accounts,
    ms: Math.round(ms),
    requests: exchanges.length,
    seed: comparison?.seed,
    isQuick,
    leftOut: comparison?.left ?? [],
    rules: rules.map(({ rule, ...result }) => ({ ...rule, ...result })),
    findings: findings.map(
      ({ rule, exchange, expected, received, before, times, case: played, isUnsteady, follows }) => ({
        rule: rule.id,
        level: rule.level,
        section: rule.section,
        request: nameOf(exchange),
        answer: describeResponse(exchange),
        received,
        expected,
        before: stepsTo(exchange, before).map(({ words, received }) =>
          [words, received].filter(Boolean).join(' → '),
        ),
        times,
        case: played.id,
        file: played.file,
        follows,
        isUnsteady,
        hint: hintOf(exchange),
        curl: curlOf(exchange, baseUrl),
      }),
    ),
    ignoredKeys: ignoredKeys(result),
    coverage: coverageOf(exchanges),
  };
  return JSON.stringify(report, null, 2);
}
