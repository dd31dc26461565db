import { CONTRACT_VERSION, RULES } from '../contract.ts';
import { answerOf, curlOf, nameOf } from '../exchange.ts';
import type { Finding, RuleResult } from '../judge.ts';
import type { Result } from '../run.ts';
import { coverageOf, failures, ignoredKeys, leftBehind } from './summary.ts';

const MARKS = { must: '✗', should: '!', choice: '·' } as const;
/** So many broken rules are seldom as many faults. */
const MANY = 4;

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
    ...commonCause(result, broken.length),
    ...findings.map((finding) => findingText(finding, baseUrl)),
    ...(findings.length > 0 ? [SESSIONS] : []),
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
    `${called.length} of ${coverage.length} operations, ${seen} of ${declared} declared answers (without 429 and 5xx), ` +
      `${exchanges.length} requests in ${(ms / 1000).toFixed(1)} s`,
    `${rules.length} rules: ${count('holds')} hold, ${count('broken')} broken (${levels}), ` +
      `${count('not checked')} not checked, ${count('not checkable')} cannot be checked`,
    failures(result).length === 0 ? 'Every must that was checked holds.' : 'This server breaks the contract.',
    ...keysNote(result),
    ...coverageNote(rules),
  ].join('\n');
}

const SESSIONS =
  'In these commands $SESSION_A and $SESSION_B stand for the session cookie of each account; sign in to get one.\n';

/** One fault of a server shows in many rules; the earliest answer is where to begin. */
function commonCause({ findings, exchanges }: Result, broken: number): string[] {
  const [first] = findings.toSorted(
    (one, other) => exchanges.indexOf(one.exchange) - exchanges.indexOf(other.exchange),
  );
  if (first === undefined || broken < MANY) return [];
  const { rule, exchange } = first;
  return [
    `${broken} rules are broken, and several may share one cause. Begin with ${rule.id}, the first to be seen ` +
      `(${nameOf(exchange)}), then run this again.\n`,
  ];
}

function keysNote(result: Result): string[] {
  const ids = ignoredKeys(result);
  return ids.length === 0
    ? []
    : [
        `It does not keep its keys (${ids.join(', ')}), and cannot be made safe by any client: a lost answer costs ` +
          'somebody credits.',
      ];
}

/** Says at the end how little was looked at: a run without hooks finds almost nothing, and that is no praise. */
function coverageNote(rules: readonly RuleResult[]): string[] {
  const unchecked = rules.filter(({ outcome }) => outcome === 'not checked');
  if (unchecked.length === 0) return [];
  const checked = rules.filter(({ outcome }) => outcome === 'holds' || outcome === 'broken').length;
  const lacksHooks = unchecked.some(({ reason }) => reason?.startsWith('needs the hook'));
  return [
    `Only ${checked} of ${rules.length} rules were checked; the reasons stand above.`,
    ...(lacksHooks
      ? ['More are with hooks, --config FILE: mocks/contract-check.config.mjs is the worked example.']
      : []),
  ];
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
