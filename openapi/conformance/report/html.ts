import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '../contract.ts';
import type { RuleResult } from '../evidence.ts';
import { answerOf, nameOf } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Result } from '../run.ts';
import { curlOf } from './curl.ts';
import { hintOf } from './fingerprints.ts';
import { stepsTo } from './steps.ts';
import { coverageOf, exitCodeOf, failures, type Strictness } from './summary.ts';

const STYLE = readFileSync(new URL('report.css', import.meta.url), 'utf8');
/** Where `npm run api:docs` describes a rule. */
const DOCS = 'dist-docs/index.html';

/** The report as one page: rules by section with their evidence, and what the run did not see. */
export function htmlReport(result: Result, strictness: Strictness = {}): string {
  const { baseUrl, rules, findings, exchanges, comparison, ms } = result;
  const count = (outcome: RuleResult['outcome']) => rules.filter((one) => one.outcome === outcome).length;
  const sections = [...new Set(rules.map(({ rule }) => rule.section))].map((section) => {
    const own = rules.filter(({ rule }) => rule.section === section);
    const broken = own.filter(({ outcome }) => outcome === 'broken').length;
    const table = own.map((one) => row(one, findings, baseUrl)).join('\n');
    return `<details${broken > 0 ? ' open' : ''}><summary>${escaped(section)} <small>${own.length} rules${
      broken > 0 ? `, ${broken} broken` : ''
    }</small></summary><table><thead><tr><th>Rule</th><th>Outcome</th><th>What was seen</th><th>Time</th></tr></thead>
<tbody>${table}</tbody></table></details>`;
  });
  const calls = coverageOf(exchanges).map(
    ({ operation, seen, missing }) =>
      `<tr><td>${operation}</td><td>${seen.join(', ')}</td><td>${missing.join(', ')}</td></tr>`,
  );
  const left = comparison?.left ?? [];
  const leftOut = left.length === 0 ? '' : `<p>Not compared: ${escaped(left.join(' · '))}.</p>`;
  const failed = failures(result, strictness).length;
  const passes =
    exitCodeOf(result, strictness) === 0 ? 'This run passes' : 'This run could not judge all rules';
  const verdict = failed === 0 ? passes : `${failed} rules fail this run`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(baseUrl)} and the contract ${CONTRACT_VERSION}</title><style>${STYLE}</style></head><body>
<h1>${verdict}</h1>
<p>${escaped(baseUrl)} against the contract ${CONTRACT_VERSION}: ${count('holds')} rules hold, ${count('broken')} are broken,
${count('not checked')} were not checked, ${count('not checkable')} cannot be checked, ${count('noted')} choices differ,
${count('unsteady')} are unsteady.
${exchanges.length} requests in ${(ms / 1000).toFixed(1)} s.</p>${leftOut}
<h2>Rules</h2>
${sections.join('\n')}
<h2>Calls</h2>
<table><thead><tr><th>Call</th><th>Answers seen</th><th>Declared, not seen</th></tr></thead><tbody>${calls.join('\n')}</tbody></table>
</body></html>`;
}

function row(
  { rule, outcome, reason, evidence, ms }: RuleResult,
  findings: readonly Finding[],
  baseUrl: string,
): string {
  const own = findings.filter((finding) => finding.rule === rule).map((one) => findingOf(one, baseUrl));
  const open = reason === undefined ? '' : `<p>${escaped(reason)}</p>`;
  return `<tr class="${outcome.replace(' ', '-')}"><td><a href="${DOCS}#${rule.id}">${rule.id}</a> <small>${rule.level}</small>
<br>${escaped(rule.text)}</td><td>${outcome}</td><td>${own.join('')}${open}${escaped(evidence)}</td><td>${(ms / 1000).toFixed(1)} s</td></tr>`;
}

function findingOf({ exchange, expected, received, before }: Finding, baseUrl: string): string {
  const steps = [...stepsTo(exchange, before), `${nameOf(exchange)} → ${exchange.status}`];
  const hint = hintOf(exchange);
  return `<dl><dt>Received</dt><dd>${escaped(received ?? answerOf(exchange))}</dd>
<dt>Expected</dt><dd>${escaped(expected)}</dd>${hint === undefined ? '' : `<dt>Probably</dt><dd>${escaped(hint)}</dd>`}
<dt>Calls</dt><dd>${escaped(steps.join(' · '))}</dd>
<dt>Again</dt><dd><code>${escaped(curlOf(exchange, baseUrl).command)}</code></dd></dl>`;
}

/** A text for HTML or XML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
