import type { OperationId } from '../../operations.gen.ts';
import { answerOf, type Exchange } from '../exchange.ts';
import { differenceAtOnce, differenceOf, normalOf, withoutOrder } from './normal.ts';
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
}

/**
 * What two servers answered to the same call, or to the same calls at once.
 * @returns the rules that the answers show
 * @throws Differs
 */
export function compareAnswers([judged, reference]: readonly [Side, Side], answers: Answers): string[] {
  const { operation, about, mine, theirs } = answers;
  const [[own], [first]] = [mine, theirs];
  if (!own || !first) return [];
  const ours = mine.map((one) => normalOf(judged, one));
  const wanted = theirs.map((one) => normalOf(reference, one));
  const rules = rulesShownBy(operation, first, about);
  if (theirs.length === 1) {
    const place = differenceOf(ours[0], wanted[0]);
    if (place === undefined || isRefusedElsewhere(judged, own, first)) return rules;
    const words = about.filter((word) => word !== 'manner');
    const why = words.length > 0 ? ` (${words.join(', ')})` : '';
    throw new Differs(own, `as the reference answers${why}, another ${place}: ${answerOf(first)}`, rules);
  }
  const here = ours.map((normal, index) => withoutOrder(normal, mine[index] ?? own));
  const there = wanted.map((normal, index) => withoutOrder(normal, theirs[index] ?? first));
  if (differenceAtOnce(here, there) === undefined) return rules;
  const said = `the reference answers ${statusesOf(theirs)} to ${theirs.length} calls at once`;
  throw new Differs(own, `as ${said}; received ${statusesOf(mine)}`, rules);
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
