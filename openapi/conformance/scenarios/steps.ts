import { TRAINING_ENDS_WITHIN_MS } from '#openapi/limits.gen.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { Account } from '../adapter.ts';
import { LONGEST_MS, MINUTE_MS } from '../durations.ts';
import type { CaseId } from './case-ids.ts';
import type { RequestParts } from './request-parts.ts';
import type { VariationName } from './request-variations.ts';
import type { MediaKind } from './server-memory.ts';

/** What is done on both servers, one step after the other. */
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
  /** How it is sent: a way that changes nothing, or makes it wrong. */
  variation?: VariationName | undefined;
  /** Cases that the request itself does not show, such as the changed field. */
  cases?: readonly CaseId[] | undefined;
  /** Undeclared fields, which change nothing. Only the candidate server gets them. */
  undeclared?: Record<string, unknown> | undefined;
  /** Without its success the scenario shows nothing. */
  mustSucceed?: boolean | undefined;
}

/** Repeats the request this many back. */
export interface RepeatStep {
  do: 'repeat';
  back: number;
  variation?: VariationName | undefined;
}

/** Moves the clock; unless it is exact, until all work has ended, because progress differs between servers. */
export interface WaitStep {
  do: 'wait';
  ms: number;
  isExact?: boolean | undefined;
}

/** Moves the clock until the last training or job of an account is in this state. */
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
  /** Whether the balances are read after it. */
  isRead: boolean;
}

export type NoticeKind = 'paid' | 'unpaid' | 'unsigned';

/** Reads the first picture of the case, or a file of the last job, at its address. */
export interface OpenStep {
  do: 'open';
  who: Account;
  what: MediaKind;
}

/** Concurrent requests, to which any order of them may lead. */
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

/** Stops the candidate server and starts it again. */
interface RestartStep {
  do: 'restart';
}

/** Signs in this many more times; earlier sessions stay. */
interface SignInStep {
  do: 'sign in';
  who: Account;
  times: number;
}

/** Ends the session, and starts another one. */
interface SignOutStep {
  do: 'sign out';
  who: Account;
}

/** Reads everything that an account has. */
interface ReadAllStep {
  do: 'read all';
  who: Account;
}

/** Alternatives: each of them is a scenario of its own. */
interface OneOf {
  do: 'one of';
  alternatives: readonly Steps[];
}

/** Steps in their order, as deep in lists as it is convenient. */
export type Steps = Step | OneOf | readonly Steps[];

/** Longer than any training or job. */
export const LONG_MS = LONGEST_MS + MINUTE_MS;

export const justBefore = (ms: number) => ms - MINUTE_MS;
export const justAfter = (ms: number) => ms + MINUTE_MS;

export const wait = (ms: number): Step => ({ do: 'wait', ms });
/** Until every training and job has ended. */
export const waitForEnd = (): Step => wait(LONG_MS);
/** As long as a fast training may take, which must have ended then; nothing else is expected to have. */
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

/** Steps for every combination of these values, one after the other; the first list changes last. */
export function combinations<const Lists extends Record<string, readonly unknown[]>>(
  lists: Lists,
  make: (values: { [Name in keyof Lists]: Lists[Name][number] }) => Steps,
): Steps {
  const all = Object.entries(lists).reduce<Record<string, unknown>[]>(
    (before, [name, values]) => before.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
  return all.map((values) => make(values as { [Name in keyof Lists]: Lists[Name][number] }));
}

/** These requests at the same time, with one notice of a payment at most. */
export function concurrently(...given: readonly Steps[]): Step {
  const steps = flatSteps(given);
  const requests = steps.filter((step) => step.do === 'request');
  const [notice, ...more] = steps.filter((step) => step.do === 'notice');
  if (requests.length + (notice ? 1 : 0) + more.length !== steps.length || more.length > 0)
    throw new TypeError('Only requests and one notice can be sent concurrently.');
  const [first] = requests;
  return requests.length === 1 && !notice && first ? first : { do: 'concurrently', requests, notice };
}

/** Without the success of these requests the scenario shows nothing. */
export const mustSucceed = (...given: readonly Steps[]): Step[] =>
  flatSteps(given).map((step) => (step.do === 'request' ? { ...step, mustSucceed: true } : step));

function flatSteps(given: readonly Steps[]): Step[] {
  const [only = [], ...more] = waysThrough(given);
  if (more.length > 0) throw new TypeError('Alternatives are not possible here.');
  return only;
}

/** Every way through the alternatives of a scenario. */
export function waysThrough(steps: Steps): Step[][] {
  if (!Array.isArray(steps)) {
    const one = steps as Step | OneOf;
    return one.do === 'one of' ? one.alternatives.flatMap(waysThrough) : [[one]];
  }
  return (steps as readonly Steps[]).reduce<Step[][]>(
    (ways, next) => {
      const nextWays = waysThrough(next);
      return ways.flatMap((way) => nextWays.map((more) => [...way, ...more]));
    },
    [[]],
  );
}
