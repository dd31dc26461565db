import { TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Account } from '../adapter.ts';
import { LONGEST_MS, MINUTE_MS } from '../durations.ts';
import type { CaseId } from './case-ids.ts';
import type { RequestParts } from './request-parts.ts';
import type { VariationName } from './request-variations.ts';
import type { MediaKind } from './server-memory.ts';

/** The steps that run on both servers, in order. */
export type Step =
  | RequestStep
  | RepeatStep
  | WaitStep
  | WaitForStep
  | NoticeStep
  | OpenStep
  | ConcurrentStep
  | PrepareStep
  | RestartStep
  | SignInStep
  | SignOutStep
  | ReadAllStep;

export interface RequestStep {
  do: 'request';
  who: Account;
  operation: OperationId;
  request: RequestParts;
  /** The variation: it changes nothing, or makes the request invalid. */
  variation?: VariationName | undefined;
  /** Cases that the request itself does not show, such as the changed field. */
  cases?: readonly CaseId[] | undefined;
  /** Undeclared fields without effect. Only the candidate receives them. */
  undeclared?: Record<string, unknown> | undefined;
  /** The scenario shows nothing unless this request succeeds. */
  mustSucceed?: boolean | undefined;
}

/** Repeats the request this many back. */
export interface RepeatStep {
  do: 'repeat';
  back: number;
  variation?: VariationName | undefined;
}

/** Advances the clock; unless it is exact, until all work has finished, because progress differs between servers. */
export interface WaitStep {
  do: 'wait';
  ms: number;
  isExact?: boolean | undefined;
}

/** Advances the clock until the last training or job of an account has this state. */
export interface WaitForStep {
  do: 'wait for';
  who: Account;
  work: 'training' | 'job';
  state: WorkState;
}

export type WorkState = 'in the middle' | 'ended';

/** Sends the provider's notice of a checkout: the last one of the account, or this many back. */
export interface NoticeStep {
  do: 'notice';
  who: Account;
  notice: NoticeKind;
  times: number;
  back: number;
  /** Whether the balances are read afterwards. */
  isRead: boolean;
}

export type NoticeKind = 'paid' | 'unpaid' | 'unsigned';

/** Reads the first picture of the case, or a file of the last job, at its address. */
export interface OpenStep {
  do: 'open';
  who: Account;
  what: MediaKind;
}

/** Concurrent requests, whose result may match any order. */
export interface ConcurrentStep {
  do: 'concurrently';
  requests: readonly RequestStep[];
  notice?: NoticeStep | undefined;
}

/** Uses a hook that is undone at the end of the case. */
export interface PrepareStep {
  do: 'prepare';
  who: Account;
  hook: 'failNextTraining' | 'failNextJob' | 'slow';
}

/** Restarts the candidate server. */
interface RestartStep {
  do: 'restart';
}

/** Opens this many more sessions; earlier sessions remain valid. */
interface SignInStep {
  do: 'sign in';
  who: Account;
  times: number;
}

/** Ends the session and starts another one. */
interface SignOutStep {
  do: 'sign out';
  who: Account;
}

/** Reads everything that an account has. */
interface ReadAllStep {
  do: 'read all';
  who: Account;
}

/** Alternatives, each of which is a separate scenario. */
interface OneOf {
  do: 'one of';
  alternatives: readonly Steps[];
}

/** Steps in order, in nested lists of any depth. */
export type Steps = Step | OneOf | readonly Steps[];

/** Longer than any training or job. */
export const LONG_MS = LONGEST_MS + MINUTE_MS;

export const justBefore = (ms: number) => ms - MINUTE_MS;
export const justAfter = (ms: number) => ms + MINUTE_MS;

export const wait = (ms: number): Step => ({ do: 'wait', ms });
/** Waits until every training and job has finished. */
export const waitForEnd = (): Step => wait(LONG_MS);
/** The maximum duration of a fast training. No other work has to finish by then. */
export const waitForFastTraining = (): Step => ({
  do: 'wait',
  ms: TRAINING_ENDS_WITHIN_MS.fast,
  isExact: true,
});
export const restart = (): Step => ({ do: 'restart' });
export const readAll = (): Step[] => [
  { do: 'read all', who: 'a' },
  { do: 'read all', who: 'b' },
];
export const repeatRequest = (back: number, variation?: VariationName): Step => ({
  do: 'repeat',
  back,
  variation,
});

export const oneOf = (...alternatives: readonly Steps[]): Steps => ({ do: 'one of', alternatives });

export const times = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Steps for every combination of these values in order; the first list changes last. */
export function combinations<const Lists extends Record<string, readonly unknown[]>>(
  lists: Lists,
  make: (values: { [Name in keyof Lists]: Lists[Name][number] }) => Steps,
): Steps {
  const all = Object.entries(lists).reduce<Record<string, unknown>[]>(
    (before, [name, values]) =>
      before.flatMap((combination) => values.map((value) => ({ ...combination, [name]: value }))),
    [{}],
  );
  return all.map((values) => make(values as { [Name in keyof Lists]: Lists[Name][number] }));
}

/** Sends these requests concurrently, with at most one payment notice. */
export function concurrently(...given: readonly Steps[]): Step {
  const steps = flatSteps(given);
  const requests = steps.filter((step) => step.do === 'request');
  const [notice, ...more] = steps.filter((step) => step.do === 'notice');
  if (requests.length + (notice ? 1 : 0) + more.length !== steps.length || more.length > 0)
    throw new TypeError('Only requests and one notice can be sent concurrently.');
  const [first] = requests;
  return requests.length === 1 && !notice && first ? first : { do: 'concurrently', requests, notice };
}

/** The scenario shows nothing unless these requests succeed. */
export const mustSucceed = (...given: readonly Steps[]): Step[] =>
  flatSteps(given).map((step) => (step.do === 'request' ? { ...step, mustSucceed: true } : step));

function flatSteps(given: readonly Steps[]): Step[] {
  const [only = [], ...more] = waysThrough(given);
  if (more.length > 0) throw new TypeError('Alternatives are not possible here.');
  return only;
}

/** Every path through the alternatives of a scenario. */
export function waysThrough(steps: Steps): Step[][] {
  if (!Array.isArray(steps)) {
    const step = steps as Step | OneOf;
    return step.do === 'one of' ? step.alternatives.flatMap(waysThrough) : [[step]];
  }
  return (steps as readonly Steps[]).reduce<Step[][]>(
    (ways, next) => {
      const nextWays = waysThrough(next);
      return ways.flatMap((way) => nextWays.map((more) => [...way, ...more]));
    },
    [[]],
  );
}
