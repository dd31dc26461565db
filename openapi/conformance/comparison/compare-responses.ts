import type { OperationId } from '#openapi/operations.gen.ts';
import { rulesShownBy } from '../areas/shown-rules.ts';
import { describeResponse, field, unreadableBody, type Exchange } from '../exchange.ts';
import type { Found } from '../findings.ts';
import type { CaseId } from '../scenarios/case-ids.ts';
import type { ServerMemory } from '../scenarios/server-memory.ts';
import { isOwn } from './compared-server.ts';
import { differenceOf, normalizedResponse } from './normalize-response.ts';

/** A response that differs from the reference server's, and the rules that it may break. */
export class Difference extends Error {
  /** Most specific first. */
  rules: string[];
  found: Omit<Found, 'isCompared'>;
  /** The rules that the response itself shows. */
  shownRules: string[];
  constructor(rules: string[], found: Difference['found'], shownRules: string[] = []) {
    super(found.expected);
    this.rules = rules;
    this.found = found;
    this.shownRules = shownRules;
  }
}

/** The rest of the scenario shows nothing: both servers refused its precondition, or a storage service was lenient. */
export class ScenarioOver extends Error {}

/** A request that was sent to both servers, with their responses. */
interface Responses {
  operation: OperationId;
  /** The cases of the request. */
  cases: readonly CaseId[];
  candidate: Exchange;
  reference: Exchange;
}

/**
 * Compares the responses of two servers to the same request.
 * @returns the rules that the responses show
 * @throws Difference
 */
export function compareResponses(
  servers: { candidate: ServerMemory; reference: ServerMemory },
  { operation, cases, candidate, reference }: Responses,
): string[] {
  const pair = [
    normalizedResponse(servers.candidate, candidate),
    normalizedResponse(servers.reference, reference),
  ];
  // A refusal may omit the balance unless the contract requires it.
  const isPromised = pair.some(({ isBalancePromised }) => isBalancePromised === true);
  const isLeftOut = !isPromised && pair.some(({ available }) => available === undefined);
  const [received, expected] = pair.map((body) => (isLeftOut ? { ...body, available: undefined } : body));
  const rules = rulesShownBy(operation, reference, cases);
  const location = differenceOf(received, expected);
  if (location === undefined || isAlsoRight(servers.candidate, { operation, cases, candidate, reference }))
    return rules;
  const unreadable = unreadableBody(candidate);
  // The rest of such a body has no meaning.
  if (unreadable !== undefined && candidate.status === reference.status)
    throw new Difference(['GE-2'], {
      exchange: candidate,
      expected: 'a body of JSON',
      received: unreadable,
      difference: 'a body that cannot be read',
    });
  const names = [...new Set(cases)].filter((id) => id !== 'variation');
  const why = names.length > 0 ? ` (case: ${names.join(', ')})` : '';
  const [here, there] = [received, expected].map((normalized) => fieldAt(normalized, location));
  const isTime =
    /\.(createdAt|updatedAt|completedAt)$/.test(location) &&
    [received, expected].every((normalized) => typeof field({ body: normalized }, location) === 'string');
  const found = {
    exchange: candidate,
    expected: `${EXPLANATIONS[location] ?? there}as the reference responds${why}: ${describeResponse(reference)}`,
    received: `${here}${describeResponse(candidate)}`,
    difference: location === 'status' ? `status ${candidate.status}, not ${reference.status}` : location,
  };
  throw new Difference(
    isTime ? ['GE-18', ...rules] : rules,
    found,
    rulesShownBy(operation, candidate, cases),
  );
}

const EXPLANATIONS: Record<string, string> = {
  isAsBefore: 'a repeated key gets the same response as at first, ',
  isAtItsLocation: '`Location` ends with the id, ',
  isProblem: 'a problem of JSON with a sentence in `error`, ',
  namesTwin: 'templates name no trigger word, ',
  isSame: 'the templates are always the same, in their order, ',
};

/** The differing field, shown before the response; '' if the response shows it. */
function fieldAt(normalized: unknown, location: string): string {
  if (location === 'status' || EXPLANATIONS[location] !== undefined) return '';
  const isName = /\.(id|userId|trigger_word|zipUrl|uploadURL)$/.test(location);
  const numbered = isName ? ' (numbered as this server named them first)' : '';
  return `\`${location.replace(/^body\./, '')}\` ${shown(field({ body: normalized }, location))}${numbered}, `;
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 200);
}

/** Whether the id in the address of an upload matches its pattern; another id gets 400 or 404. */
const isUploadId = (url: string) => /^[A-Za-z0-9_-]+$/.test(new URL(url).pathname.split('/').at(-1) ?? '');

/** Permitted differences: those of a storage service, of an encoded `returnTo`, and of a body without type. */
function isAlsoRight(server: ServerMemory, { operation, cases, candidate, reference }: Responses): boolean {
  const { url, status, variation } = candidate;
  if (variation === 'as-no-type') return status === 400 && reference.status === 415;
  if (cases.includes('empty-file-name')) return [200, 400, 415, 422].includes(status);
  const returnTo = operation === 'login' ? new URL(url).searchParams.get('returnTo') : null;
  if (returnTo?.includes('%')) {
    const [led, wanted] = [candidate.headers.get('location') ?? '', returnTo].map((to) => URL.parse(to, url));
    const isExact = led?.href === wanted?.href && wanted?.origin === new URL(url).origin;
    return status === 400 || (status === 302 && isExact);
  }
  if (operation !== 'putUpload') return false;
  if (isOwn(server, url)) return !isUploadId(url) && [400, 404].includes(status) && reference.status >= 400;
  const isStored = [200, 201, 204].includes(status);
  if (isStored && reference.status >= 400)
    throw new ScenarioOver('what a storage service takes, and `putUpload` refuses');
  return isStored || (status >= 400 && reference.status >= 400);
}
