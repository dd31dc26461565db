import { MAX_INTENT_KEY_LENGTH } from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { GoodRequest, OddRequest } from '../areas/area.ts';
import { OPERATIONS } from '../areas/areas.ts';
import { propertyOf, requestSchema } from '../contract.ts';
import type { Samples } from '../samples.ts';
import type { CaseId } from '../scenarios/case-ids.ts';
import { longText, oldTwin, Reference, runId, text, userId, type Text } from '../scenarios/references.ts';
import {
  capitalized,
  HARMLESS_VARIATIONS,
  variationsOf,
  WRONG_VARIATIONS,
} from '../scenarios/request-variations.ts';
import type { ScenarioKit } from '../scenarios/scenario.ts';
import { waysThrough, type RequestStep, type Step } from '../scenarios/steps.ts';
import { changed, changesOf, type Change } from './odd-values.ts';

/** Requests that differ in one respect from a good one, sent after the same preparation. */
export interface OddRequests {
  operation: OperationId;
  setup: Step[];
  good: RequestStep;
  after: Step[];
  unchanged: RequestStep | undefined;
  variants: RequestStep[];
}

const GROUP_SIZE = 24;

/** Undeclared fields that a careless server may use. */
const UNDECLARED: Record<string, unknown> = {
  userId: userId('b'),
  user_id: userId('b'),
  id: userId('b'),
  credits: 1_000_000,
  amount: 1,
  price: 0,
  status: 'COMPLETE',
  refunded: true,
  isAdmin: true,
  trigger_word: oldTwin('b'),
  createdAt: '2000-01-01T00:00:00Z',
};

/** Missing, short, long or odd keys. They differ in each run. */
const KEYS: (Text | undefined)[] = [
  undefined,
  '',
  runId,
  longText(MAX_INTENT_KEY_LENGTH, 'K', { before: runId }),
  longText(MAX_INTENT_KEY_LENGTH + 1, 'K', { before: runId }),
  'two words',
  text`a/b?c=d&e#f%20"'${runId}`,
  'tab\tbed',
  text`~!${runId}`,
  text`a,b${runId}`,
  'ü',
];

const flat = (steps: GoodRequest['setup'] = []): Step[] => waysThrough(steps)[0] ?? [];

/** All odd requests in small groups of one operation, starting with one group per operation. */
export function oddRequests(
  { kit, samples, seed }: { kit: ScenarioKit; samples: Samples; seed: number },
  hasTrainings: boolean,
): OddRequests[] {
  const goodRequests = (Object.keys(OPERATIONS) as OperationId[])
    .filter((operation) => hasTrainings || operation !== 'trainTwin')
    .flatMap((operation) => OPERATIONS[operation].goodRequests(kit));
  const groups = goodRequests.map((recipe) => {
    const { setup, good, after, unchanged } = recipe;
    const variants = variantsOf(recipe, { kit, samples, seed });
    const count = Math.ceil(variants.length / GROUP_SIZE);
    return Array.from({ length: count }, (_, index) => ({
      operation: good.operation,
      setup: flat(setup),
      good,
      after: flat(after),
      unchanged,
      variants: variants.filter((_one, place) => place % count === index),
    }));
  });
  const most = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => groups.flatMap((ofOne) => ofOne[index] ?? [])).flat();
}

interface Making {
  kit: ScenarioKit;
  samples: Samples;
  seed: number;
}

function variantsOf({ good, fields }: GoodRequest, { kit, samples, seed }: Making): RequestStep[] {
  const isVaried = ([field = '']: readonly string[]) => fields?.some((name) => name === field) ?? true;
  const changes = changesOf(good, kit).filter(({ path }) => isVaried(path));
  const { headers = {} } = good.request;
  const odd = fields ? [] : OPERATIONS[good.operation].oddRequests(kit, samples);
  return [
    ...changes.map((change) => ({ ...good, request: changed(good.request, change), cases: change.cases })),
    ...odd.map((parts) => withParts(good, parts)),
    ...doublyWrong(good, changes, seed),
    ...Object.keys(headers).flatMap((name) =>
      KEYS.map((key) => ({
        ...good,
        request: { ...good.request, headers: { ...headers, [name]: key } },
        cases: [name as CaseId],
      })),
    ),
    ...undeclaredFieldsOf(good).map((undeclared) => ({
      ...good,
      undeclared,
      cases: ['undeclared-fields' as const],
    })),
    ...[...variationsOf(good, HARMLESS_VARIATIONS), ...variationsOf(good, WRONG_VARIATIONS)].map(
      (variation) => ({ ...good, variation }),
    ),
  ];
}

function withParts(good: RequestStep, { cases, body, ...parts }: OddRequest): RequestStep {
  const { request } = good;
  const changedBody = body && { body: { ...(request.body as object), ...body } };
  return { ...good, request: { ...request, ...parts, ...changedBody }, cases };
}

/** Requests with two errors: the response concerns the first one in the contract's order. */
function doublyWrong(good: RequestStep, changes: readonly Change[], seed: number): RequestStep[] {
  const wrong = changes.filter(({ path, value }) => path[0] !== 'userId' && value === null);
  const variations = variationsOf(good, WRONG_VARIATIONS);
  const foreign = { path: ['userId'], value: userId('b') };
  const hasOwner = changes.some(({ path }) => path[0] === 'userId');
  return wrong.flatMap((change, index) => {
    const request = changed(good.request, change);
    const chosen = ['no-session', 'as-text', variations[(index + seed) % variations.length]] as const;
    const ofOther = { ...good, request: changed(request, foreign), cases: ['another-user' as const] };
    return [...chosen.map((variation) => ({ ...good, request, variation })), ...(hasOwner ? [ofOther] : [])];
  });
}

/** Undeclared fields that a careless server may use. */
function undeclaredFieldsOf({ operation, request: { body } }: RequestStep): Record<string, unknown>[] {
  if (body === undefined) return [];
  const schema = requestSchema(operation) ?? {};
  /** Other values, which a server reads if it ignores the case of names. */
  const inCapitals = Object.entries(body as object).flatMap(([name, value]: [string, unknown]) => {
    const given = changedValue(name, value, propertyOf(schema, name)?.enum ?? []);
    return given === undefined ? [] : [[capitalized(name), given] as const];
  });
  const { userId: foreign, ...others } = Object.fromEntries(
    Object.entries(UNDECLARED).filter(([name]) => !Object.hasOwn(body as object, name)),
  );
  return [...(foreign === undefined ? [] : [{ userId: foreign }]), others, Object.fromEntries(inCapitals)];
}

/** Another valid value of a field; undefined if there is none. */
function changedValue(name: string, value: unknown, options: readonly unknown[]): unknown {
  if (name === 'userId') return userId('b');
  if (value instanceof Reference) return text`${value}, too`;
  if (typeof value === 'number') return value + 1;
  const isFreeText = typeof value === 'string' && options.length === 0 && !/^\d{4}-/.test(value);
  return isFreeText ? `${value}, too` : options.find((option) => option !== value);
}
