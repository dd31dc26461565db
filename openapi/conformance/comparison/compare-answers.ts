import type { OperationId } from '#openapi/operations.gen.ts';
import { answerOf, field, type Exchange } from '../exchange.ts';
import type { Found } from '../findings.ts';
import { rulesShownBy } from './compared-rules.ts';
import { isOwn, type ComparedServer } from './compared-server.ts';
import { differenceOf, normalizedAnswer } from './normalize-answer.ts';

/** An answer that differs from the reference's, and the rules that it may break. */
export class Differs extends Error {
  /** The most specific first. */
  rules: string[];
  found: Omit<Found, 'isCompared'>;
  /** What the answer itself shows. */
  shownRules: string[];
  constructor(rules: string[], found: Differs['found'], shownRules: string[] = []) {
    super(found.expected);
    this.rules = rules;
    this.found = found;
    this.shownRules = shownRules;
  }
}

/** The rest of the story shows nothing: both refused what it needs, or a storage service took what is refused. */
export class StoryOver extends Error {}

interface Answers {
  operation: OperationId;
  /** The cases in which the call is. */
  caseIds: readonly string[];
  mine: Exchange;
  theirs: Exchange;
}

/**
 * Compares two servers' answers to the same call.
 * @returns the rules that the answers show
 * @throws Differs
 */
export function compareAnswers(
  [judged, reference]: readonly [ComparedServer, ComparedServer],
  { operation, caseIds, mine, theirs }: Answers,
): string[] {
  const both = [normalizedAnswer(judged, mine), normalizedAnswer(reference, theirs)];
  // Refusals may omit the balance where the contract does not promise it.
  const isPromised = both.some(({ isBalancePromised }) => isBalancePromised === true);
  const isLeftOut = !isPromised && both.some(({ available }) => available === undefined);
  const [ours, wanted] = both.map((one) => (isLeftOut ? { ...one, available: undefined } : one));
  const rules = rulesShownBy(operation, theirs, caseIds);
  const place = differenceOf(ours, wanted);
  if (place === undefined || isAlsoRight(judged, { operation, mine, theirs })) return rules;
  const words = [...new Set(caseIds)].filter((id) => id !== 'variation');
  const why = words.length > 0 ? ` (case: ${words.join(', ')})` : '';
  const [here, there] = [ours, wanted].map((normalized) => fieldAt(normalized, place));
  const isTime =
    /\.(createdAt|updatedAt|completedAt)$/.test(place) &&
    [ours, wanted].every((normalized) => typeof field({ body: normalized }, place) === 'string');
  const found = {
    exchange: mine,
    expected: `${HOW[place] ?? there}as the reference answers${why}: ${answerOf(theirs)}`,
    received: `${here}${answerOf(mine)}`,
    difference: place === 'status' ? `status ${mine.status}, not ${theirs.status}` : place,
  };
  throw new Differs(isTime ? ['GE-18', ...rules] : rules, found, rulesShownBy(operation, mine, caseIds));
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
  return `\`${place.replace(/^body\./, '')}\` ${shown(field({ body: normalized }, place))}${numbered}, `;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200);
}

/** Where the contract allows another answer: of a storage service, an encoded `returnTo`, and a body without type. */
function isAlsoRight(judged: ComparedServer, { operation, mine, theirs }: Omit<Answers, 'caseIds'>): boolean {
  const { url, status, variation } = mine;
  if (variation === 'as-no-type') return status === 400 && theirs.status === 415;
  const back = operation === 'login' ? new URL(url).searchParams.get('returnTo') : null;
  if (back?.includes('%')) {
    const [led, wanted] = [mine.headers.get('location') ?? '', back].map((to) => URL.parse(to, url));
    const isExact = led?.href === wanted?.href && wanted?.origin === new URL(url).origin;
    return status === 400 || (status === 302 && isExact);
  }
  if (operation !== 'putUpload' || isOwn(judged, url)) return false;
  const isStored = [200, 201, 204].includes(status);
  if (isStored && theirs.status >= 400)
    throw new StoryOver('what a storage service takes, and `putUpload` refuses');
  return isStored || (status >= 400 && theirs.status >= 400);
}
