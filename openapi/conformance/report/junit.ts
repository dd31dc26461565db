import { answerOf, curlOf, nameOf } from '../exchange.ts';
import type { Finding, RuleResult } from '../judge.ts';
import type { Result } from '../run.ts';

/** The report for build servers: a rule is a test case. What is no must does not fail there. */
export function junitReport({ baseUrl, rules, findings, ms }: Result): string {
  const cases = rules.map((one) => {
    const { rule } = one;
    const own = findings
      .filter((finding) => finding.rule === rule)
      .map((finding) => lineOf(finding, baseUrl));
    const name = escaped(`${rule.id} ${rule.text}`);
    return `  <testcase classname="${escaped(rule.section)}" name="${name}">${outcomeOf(one, own)}</testcase>`;
  });
  const failed = rules.filter(isFailure).length;
  const skipped = rules.filter(({ outcome }) => outcome.startsWith('not')).length;
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="contract" tests="${rules.length}" failures="${failed}" skipped="${skipped}" time="${(ms / 1000).toFixed(1)}">
${cases.join('\n')}
</testsuite>`;
}

const isFailure = ({ rule, outcome }: RuleResult) => outcome === 'broken' && rule.level === 'must';

function outcomeOf(result: RuleResult, lines: readonly string[]): string {
  if (result.outcome === 'holds') return '';
  const message = escaped(lines.join('\n\n'));
  if (isFailure(result)) return `<failure message="${escaped(result.rule.text)}">${message}</failure>`;
  return result.outcome === 'broken'
    ? `<system-out>${message}</system-out>`
    : `<skipped message="${escaped(result.reason ?? '')}"/>`;
}

function lineOf({ exchange, expected }: Finding, baseUrl: string): string {
  const answered = `answered ${answerOf(exchange)}`;
  return [nameOf(exchange), answered, `expected ${expected}`, curlOf(exchange, baseUrl)].join('\n');
}

function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uFFFD]/g, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
