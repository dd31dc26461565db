import type { OperationId } from '../../operations.gen.ts';
import { answerOf, type Exchange } from '../exchange.ts';
import { differenceAtOnce, differenceOf, normalOf, withoutOrder, type Normal } from './normal.ts';
import { rulesShownBy } from './compared-rules.ts';
import type { Side } from './side.ts';

/** An answer that is not the reference's, and the rules that it is about. */
export class Differs extends Error {
  exchange: Exchange;
  expected: string;
  rules: string[];
  constructor(exchange: Exchange, expected: string, rules: string[]) {
    super(expected);
    this.exchange = exchange;
    this.expected = expected;
    this.rules = rules;
  }
}

interface Answers {
  operation: OperationId;
  /** What the call is about, where its answer does not say. */
  about: readonly string[];
  mine: readonly Exchange[];
  theirs: readonly Exchange[];
  /** Sent at the same time as other calls, so the order of answers is open. */
  isTogether?: boolean;
}

/**
 * What two servers answered to the same call, or to the same calls at once.
 * @returns the rules that the answers show
 * @throws Differs
 */
export function compareAnswers([judged, reference]: readonly [Side, Side], answers: Answers): string[] {
  const { operation, about, mine, theirs, isTogether = false } = answers;
  const [[own], [first]] = [mine, theirs];
  if (!own || !first) return [];
  const [ours, wanted] = alike(
    mine.map((one) => normalOf(judged, one)),
    theirs.map((one) => normalOf(reference, one)),
  );
  const rules = rulesShownBy(operation, first, about);
  if (theirs.length === 1 && !isTogether) {
    const place = differenceOf(ours[0], wanted[0]);
    if (place === undefined || isRefusedElsewhere(judged, own, first)) return rules;
    const words = about.filter((word) => word !== 'manner');
    const why = words.length > 0 ? ` (${words.join(', ')})` : '';
    const what = wordsFor(place, ours[0], wanted[0]);
    const said = `as the reference answers${why}: ${answerOf(first)}`;
    throw new Differs(own, `${what}; ${said}`, rules);
  }
  const here = ours.map((normal, index) => withoutOrder(normal, mine[index] ?? own));
  const there = wanted.map((normal, index) => withoutOrder(normal, theirs[index] ?? first));
  if (differenceAtOnce(here, there) === undefined) return rules;
  const said = `the reference answers ${statusesOf(theirs)} to ${theirs.length} calls at once`;
  throw new Differs(own, `as ${said}; received ${statusesOf(mine)}`, rules);
}

const HOW: Record<string, string> = {
  isAsBefore: 'a repeated key is answered as it was first',
  isAtItsLocation: '`Location` ends with the id',
  isProblem: 'a problem of JSON with a sentence in `error`',
  namesTwin: 'templates name no trigger word',
  isSame: 'the templates are always the same, in their order',
};

/** What differs, as a sentence. */
function wordsFor(place: string, ours: unknown, wanted: unknown): string {
  const how = HOW[place];
  if (how !== undefined) return how;
  const [here, there] = [ours, wanted].map((normal) => shown(valueAt(normal, place)));
  const isName = /\.(id|userId|trigger_word|zipUrl|uploadURL)$/.test(place);
  const numbered = isName ? ', numbered as each server named them first' : '';
  return `${place.replace(/^body\./, '')} is ${here} here, and ${there} there${numbered}`;
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((one, name) => (one as Normal | undefined)?.[name], value);
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200);
}

/** A balance with a refusal may be left out where none is promised. */
function alike(ours: readonly Normal[], wanted: readonly Normal[]): [Normal[], Normal[]] {
  const isLeftOut = [...ours, ...wanted].some(({ available }) => available === undefined);
  const isPromised = [...ours, ...wanted].some(({ isBalancePromised }) => isBalancePromised === true);
  const told = (normal: Normal) => (isLeftOut && !isPromised ? { ...normal, available: undefined } : normal);
  return [ours.map(told), wanted.map(told)];
}

/** A storage service refuses in its own words. */
function isRefusedElsewhere({ baseUrl }: Side, { operation, url, status }: Exchange, expected: Exchange) {
  const isElsewhere = operation === 'putUpload' && new URL(url).origin !== new URL(baseUrl).origin;
  return isElsewhere && status >= 400 && status < 500 && expected.status >= 400;
}

function statusesOf(exchanges: readonly Exchange[]): string {
  const statuses = exchanges.map(({ status }) => status);
  return statuses.toSorted((one, other) => one - other).join(', ');
}
