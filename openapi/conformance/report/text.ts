import type { Comparison } from '../comparison/run-comparison.ts';
import { CONTRACT_VERSION, RULES } from '../contract.ts';
import type { RuleResult } from '../evidence.ts';
import { describeResponse, nameOf } from '../exchange.ts';
import type { Finding, PlayedCase } from '../findings.ts';
import type { Result } from '../run.ts';
import { causesOf, type Cause } from './causes.ts';
import { curlOf } from './curl.ts';
import { describeRequest, stepsTo, type Step } from './steps.ts';
import { coverageOf, failures, ignoredKeys, unjudged } from './summary.ts';

const MARKS = { must: '✗', should: '!', choice: '·' } as const;
/** The maximum number of further requests listed with a cause or a choice. */
const MAX_ALSO = 5;

/** The report for users: findings first, numbers last. */
export function textReport(result: Result): string {
  const { baseUrl, accounts, rules, findings, exchanges, comparison, ms, unjudged: unjudgedRules } = result;
  const count = (outcome: RuleResult['outcome']) =>
    rules.filter((result) => result.outcome === outcome).length;
  const causes = causesOf(result);
  const unchecked = rules.filter(({ outcome }) => outcome === 'not checked' || outcome === 'not checkable');
  const coverage = coverageOf(exchanges);
  const seen = coverage.reduce((sum, operation) => sum + operation.seen.length, 0);
  const declared = coverage.reduce(
    (sum, operation) => sum + operation.seen.length + operation.missing.length,
    0,
  );
  const keys = ignoredKeys(result);
  return joined([
    causes.length > 1 && `${count('broken')} rules are broken, by ${causes.length} kinds of response:\n`,
    ...causes.map((cause) => causeText(cause, result)),
    causes.length > 0 && SESSIONS,
    ...section(
      'Choices of the owner that differ from the usual',
      [
        ...Map.groupBy(
          findings.filter(({ rule }) => rule.level === 'choice'),
          ({ rule, expected }) => `${rule.id}: not ${expected}`,
        ),
      ].map(([choice, own]) => `${choice} (${listed(own.map(({ exchange }) => nameOf(exchange)))})`),
    ),
    ...section(
      'Unsteady: did not come again when its case was played alone; fails no run',
      findings
        .filter(({ isUnsteady }) => isUnsteady)
        .map(
          ({ rule, exchange, expected, received, times, case: played }) =>
            `${rule.id} ${describeRequest(exchange)}, ${times} times: ${received ?? describeResponse(exchange)}, expected ${expected} (--case ${played.id})`,
        ),
    ),
    ...section(
      'Not checked',
      Object.entries(Object.groupBy(unchecked, ({ reason = '' }) => reason)).map(
        ([reason, own = []]) => `${own.map(({ rule }) => rule.id).join(', ')}: ${reason}`,
      ),
    ),
    ...section(
      'Declared responses that were not seen',
      (rules.length < RULES.length ? [] : coverage)
        .filter(({ missing }) => missing.length > 0)
        .map(({ operation, missing }) => `${operation} ${missing.join(', ')}`),
    ),
    `${baseUrl} against the contract ${CONTRACT_VERSION}, with the accounts ${accounts.a ?? 'none'} and ${accounts.b ?? 'none'}`,
    `${seen} of ${declared} declared responses (without 429 and 5xx), ` +
      `${exchanges.length} requests in ${(ms / 1000).toFixed(1)} s`,
    comparison && comparisonText(comparison),
    `${rules.length} rules: ${count('holds')} hold, ${count('broken')} broken (${failures({ rules }).length} must), ` +
      `${count('not checked')} not checked, ${count('not checkable')} cannot be checked` +
      (count('unsteady') > 0 ? `, ${count('unsteady')} unsteady` : '') +
      (count('noted') > 0 ? `, ${count('noted')} choices differ` : ''),
    verdictOf(result),
    keys.length > 0 &&
      `It does not keep its keys (${keys.join(', ')}), and cannot be made safe by any client: a lost response costs ` +
        'somebody credits.',
    coverageNote(result),
    // With `--only`: responses that differ in the subject of other rules.
    unjudgedRules.length > 0 &&
      `Other responses differ, which this run does not judge: see --only ${unjudgedRules.join(',')}.`,
    // The last line: the run was incomplete.
    (comparison?.cut.length ?? 0) > 0 && `This run ended early: it left out ${comparison?.cut.join(' · ')}.`,
  ]);
}

/** The non-empty lines. */
const joined = (lines: readonly (string | false | undefined)[]) =>
  lines.filter((line) => typeof line === 'string').join('\n');

function comparisonText({ compared, cases, ended, left, seed, ms }: Comparison): string {
  const early = ended.map((reason) => `It ended early: ${reason}. `).join('');
  const open = left.map((reason) => `\n  not compared: ${reason}`).join('');
  const count = `${compared} responses in ${cases} cases in ${(ms / 1000).toFixed(0)} s`;
  return `Compared with the reference: ${count}. ${early}--seed ${seed} makes the same cases again.${open}`;
}

const SESSIONS =
  'In these commands $SESSION_A and $SESSION_B stand for the session cookie of each account; sign in to get one.\n';

/** The verdict, which never claims more than the run has shown. */
function verdictOf(result: Result): string {
  const { rules, isQuick } = result;
  if (rules.some(({ outcome, rule }) => outcome === 'broken' && rule.level === 'must'))
    return 'This server breaks the contract.';
  const open = unjudged(result);
  if (open.length > 0)
    return `This run cannot judge ${open.map(({ rule }) => rule.id).join(', ')}: ${open[0]?.reason}.`;
  if ((result.comparison?.cut.length ?? 0) > 0) return 'Nothing wrong was found in the part that was played.';
  return isQuick
    ? 'A quick run found nothing. It does not judge the rest: random sequences, the largest upload, what stands above.'
    : 'Every must that was checked holds.';
}

/** Reports how little was checked: a run without hooks finds almost nothing. */
function coverageNote({ rules, comparison }: Result): string | undefined {
  const unchecked = rules.filter(({ outcome }) => outcome === 'not checked');
  const open = [...unchecked.map(({ reason = '' }) => reason), ...(comparison?.left ?? [])];
  if (!open.some((reason) => reason.includes('needs the hook'))) return undefined;
  const checked = rules.filter(({ outcome }) => outcome === 'holds' || outcome === 'broken').length;
  return (
    `Only ${checked} of ${rules.length} rules were checked; the reasons stand above.\n` +
    'More are with hooks, --config FILE or --hooks URL: openapi/guide/hooks.md lists them.'
  );
}

function causeText(
  { hint, follows, findings: [first, ...others] }: Cause,
  { baseUrl, comparison }: Pick<Result, 'baseUrl' | 'comparison'>,
): string {
  const { rule, exchange, expected, received, before, times, case: played, isCompared } = first;
  const own = [first, ...others.filter((further) => further.exchange === exchange)];
  const rules = [...new Set(own.map((further) => further.rule))];
  // A difference from the reference may concern several rules, so the request is the heading.
  const heading = isCompared
    ? `${rules.map(({ id }) => id).join(', ')} ${nameOf(exchange)} does not respond as the reference server`
    : `${rule.id} (${rule.level}, "${rule.section}") ${rule.text}`;
  const about = isCompared ? rules.filter(({ id }) => id !== 'REF') : [];
  const lines = joined([
    `${MARKS[rule.level]} ${heading}`,
    ...stepTable(stepsTo(exchange, before)).map((line) => `    ${line}`),
    `    ${describeRequest(exchange)}${times > 1 ? `, and ${times - 1} more like it` : ''}`,
    `    received  ${received ?? describeResponse(exchange)}`,
    `    expected  ${expected}`,
    hint && `    ${hint}`,
    follows && `    may follow from the finding about ${follows.rule.id} above`,
    `    ${curlOf(exchange, baseUrl)}`,
    ...againLines(played, comparison),
    ...about.map(({ id, text }) => `    about ${id}: ${text}`),
    ...alsoOf(others.filter((further) => !isCompared || further.exchange !== exchange)),
  ]);
  return `${lines}\n`;
}

/** How to replay the case, and which file contains its scenario. */
function againLines({ id, title, file }: PlayedCase, comparison: Comparison | undefined): string[] {
  if (id === '') return [];
  const about = [title && `"${title}"`, file && `in ${file}`].filter(Boolean).join(' ');
  return [
    `    again: --case ${id}${comparison ? ` --seed ${comparison.seed}` : ''}${about && `  (${about})`}`,
  ];
}

/** The steps before a finding, with the responses of both servers in two columns, which show where they differ. */
function stepTable(steps: readonly Step[]): string[] {
  if (steps.length === 0) return [];
  const rows = [{ received: 'received', expected: 'expected', words: 'after' }, ...steps];
  const width = (name: 'received' | 'expected') => Math.max(...rows.map((row) => row[name].length));
  const [received, expected] = [width('received'), width('expected')];
  return rows.map(
    (row) => `${row.received.padEnd(received)}  ${row.expected.padEnd(expected)}  ${row.words}`,
  );
}

/** Further findings of the cause, one line per set of rules. */
function alsoOf(findings: readonly Finding[]): string[] {
  const responses = Map.groupBy(findings, ({ exchange }) => exchange);
  const groups = Map.groupBy(responses.values(), (own) => own.map(({ rule }) => rule.id).join(', '));
  const lines = [...groups].flatMap(([ids, all]) => {
    const [example] = all[0] ?? [];
    const more = all.length > 1 ? `, and ${all.length - 1} more` : '';
    return example
      ? [`    also ${ids}: ${describeRequest(example.exchange)}, expected ${example.expected}${more}`]
      : [];
  });
  const left = lines.length - MAX_ALSO;
  return left > 0 ? [...lines.slice(0, MAX_ALSO), `    and ${left} more lines of this kind`] : lines;
}

function listed(all: readonly string[]): string {
  const left = all.length - MAX_ALSO;
  return all.slice(0, MAX_ALSO).join(', ') + (left > 0 ? `, and ${left} more` : '');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`), ''];
}
