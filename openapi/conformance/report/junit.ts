import type { RuleResult } from '../evidence.ts';
import { answerOf, nameOf } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Result } from '../run.ts';
import { curlOf } from './curl.ts';
import { escaped } from './html.ts';
import { failures, type Strictness } from './summary.ts';

/** The report for build servers: each rule is a test case. */
export function junitReport(
  { baseUrl, rules, findings, comparison, ms }: Result,
  strictness: Strictness = {},
): string {
  const failing = failures({ rules }, strictness);
  const cases = rules.map((one) => {
    const { rule } = one;
    const own = findings
      .filter((finding) => finding.rule === rule)
      .map((finding) => lineOf(finding, baseUrl));
    const name = xml(`${rule.id} ${rule.text}`);
    return `  <testcase classname="${xml(rule.section)}" name="${name}" time="${(one.ms / 1000).toFixed(2)}">${outcomeOf(one, own, failing.includes(one))}</testcase>`;
  });
  const skipped = rules.filter((one) => one.outcome.startsWith('not ') && !failing.includes(one)).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="contract" tests="${rules.length}" failures="${failing.length}" skipped="${skipped}" time="${(ms / 1000).toFixed(1)}">
${cases.join('\n')}
<system-out>${xml((comparison?.left ?? []).map((one) => `not compared: ${one}`).join('\n'))}</system-out>
</testsuite>`;
}

function outcomeOf(result: RuleResult, lines: readonly string[], isFailure: boolean): string {
  const { outcome, rule, reason = '', evidence } = result;
  const message = xml(lines.length > 0 ? lines.join('\n\n') : reason);
  if (result.hasFailed === true) return `<error message="${message}"/>`;
  if (isFailure) return `<failure message="${xml(rule.text)}">${message}</failure>`;
  if (outcome === 'holds') return `<system-out>${xml(evidence)}</system-out>`;
  return outcome.startsWith('not ')
    ? `<skipped message="${xml(reason)}"/>`
    : `<system-out>${message}</system-out>`;
}

function lineOf({ exchange, expected, received }: Finding, baseUrl: string): string {
  const answered = `received ${received ?? answerOf(exchange)}`;
  return [nameOf(exchange), answered, `expected ${expected}`, curlOf(exchange, baseUrl).command].join('\n');
}

/** Without the letters that XML forbids. */
const xml = (text: string) => escaped(text.replaceAll(/[^\t\n\r\u0020-\uFFFD]/g, '�'));
