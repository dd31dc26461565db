import type { OperationId } from '#openapi/operations.gen.ts';
import { answerOf, type Exchange } from '../exchange.ts';
import { rulesShownBy } from './compared-rules.ts';
import type { ComparedServer } from './compared-server.ts';
import {
  differenceAtOnce,
  differenceOf,
  normalizedAnswer,
  withoutOrder,
  type NormalizedAnswer,
} from './normalize-answer.ts';

/** An answer that differs from the reference's, and the rules that it may break. */
export class Differs extends Error {
  exchange: Exchange;
  expected: string;
  /** The wrong part of the answer; the whole answer without it. */
  received: string | undefined;
  /** The most specific first. */
  rules: string[];
  constructor(exchange: Exchange, rules: string[], expected: string, received?: string) {
    super(expected);
    this.exchange = exchange;
    this.rules = rules;
    this.expected = expected;
    this.received = received;
  }
}

interface Answers {
  operation: OperationId;
  /** The cases in which the call is. */
  caseIds: readonly string[];
  mine: readonly Exchange[];
  theirs: readonly Exchange[];
  /** It was concurrent, or repeats such a call, so balances depend on the order. */
  isOrderOpen?: boolean;
}

/**
 * Compares two servers' answers to the same call, or to the same concurrent calls.
 * @returns the rules that the answers show
 * @throws Differs
 */
export function compareAnswers(
  [judged, reference]: readonly [ComparedServer, ComparedServer],
  answers: Answers,
): string[] {
  const { operation, caseIds, mine, theirs, isOrderOpen = false } = answers;
  const [[own], [first]] = [mine, theirs];
  if (!own || !first) return [];
  const [ours, wanted] = alike(
    mine.map((one) => normalizedAnswer(judged, one)),
    theirs.map((one) => normalizedAnswer(reference, one)),
  );
  const rules = rulesShownBy(operation, first, caseIds);
  if (theirs.length === 1 && !isOrderOpen) {
    const place = differenceOf(ours[0], wanted[0]);
    if (place === undefined || isRefusedElsewhere(judged, own, first)) return rules;
    const words = [...new Set(caseIds)].filter((id) => id !== 'variation');
    const why = words.length > 0 ? ` (case: ${words.join(', ')})` : '';
    const [here, there] = [ours[0], wanted[0]].map((normalized) => fieldAt(normalized, place));
    const expected = `${HOW[place] ?? there}as the reference answers${why}: ${answerOf(first)}`;
    throw new Differs(own, rules, expected, place === 'status' ? undefined : `${here}${answerOf(own)}`);
  }
  const here = ours.map((normalized, index) => withoutOrder(normalized, mine[index] ?? own));
  const there = wanted.map((normalized, index) => withoutOrder(normalized, theirs[index] ?? first));
  const difference = differenceAtOnce(here, there);
  if (difference === undefined) return rules;
  const { odd, missing } = difference;
  const meant = missing.flatMap((index) => rulesShownBy(operation, theirs[index] ?? first, caseIds));
  const [wrong = 0] = odd;
  const isAmongOthers = theirs.length === 1 && caseIds.includes('at-once');
  const atOnce =
    theirs.length > 1 ? ` ${theirs.length} calls at once` : isAmongOthers ? ' calls at once' : '';
  const expected = `as the reference answers${atOnce}: ${answersOf(theirs)}`;
  throw new Differs(mine[wrong] ?? own, [...meant, ...rules], expected, answersOf(mine));
}

const HOW: Record<string, string> = {
  isAsBefore: 'a repeated key is answered as it was first, ',
  isAtItsLocation: '`Location` ends with the id, ',
  isProblem: 'a problem of JSON with a sentence in `error`, ',
  namesTwin: 'templates name no trigger word, ',
  isSame: 'the templates are always the same, in their order, ',
};

/** The field that differs, to stand before the answer; '' where the answer shows it. */
function fieldAt(normalized: unknown, place: string): string {
  if (place === 'status' || HOW[place] !== undefined) return '';
  const isName = /\.(id|userId|trigger_word|zipUrl|uploadURL)$/.test(place);
  const numbered = isName ? ' (numbered as this server named them first)' : '';
  return `\`${place.replace(/^body\./, '')}\` ${shown(valueAt(normalized, place))}${numbered}, `;
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((one, name) => (one as NormalizedAnswer | undefined)?.[name], value);
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200);
}

/** Refusals may omit the balance where the contract does not promise it. */
function alike(
  ours: readonly NormalizedAnswer[],
  wanted: readonly NormalizedAnswer[],
): [NormalizedAnswer[], NormalizedAnswer[]] {
  const isLeftOut = [...ours, ...wanted].some(({ available }) => available === undefined);
  const isPromised = [...ours, ...wanted].some(({ isBalancePromised }) => isBalancePromised === true);
  const kept = (normalized: NormalizedAnswer) =>
    isLeftOut && !isPromised ? { ...normalized, available: undefined } : normalized;
  return [ours.map(kept), wanted.map(kept)];
}

/** A storage service may refuse in its own way. */
function isRefusedElsewhere(
  { baseUrl }: ComparedServer,
  { operation, url, status }: Exchange,
  expected: Exchange,
) {
  const isElsewhere = operation === 'putUpload' && new URL(url).origin !== new URL(baseUrl).origin;
  return isElsewhere && status >= 400 && status < 500 && expected.status >= 400;
}

/** Each answer and how often it came, refusals last. */
function answersOf(exchanges: readonly Exchange[]): string {
  const inOrder = exchanges.toSorted((one, other) => one.status - other.status);
  const same = Object.entries(Object.groupBy(inOrder, (one) => answerOf(one).slice(0, 120)));
  return same.map(([answer, own = []]) => `${own.length} × ${answer}`).join(' | ');
}
