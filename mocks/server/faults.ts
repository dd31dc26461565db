import * as v from 'valibot';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { PIPELINE_STEPS } from '../domain/job-pipeline.ts';
import { LINE_IDS } from './lines.ts';
import type { Parsed } from './start-options.ts';

export const FAULT_KINDS = [
  'network',
  'hang',
  'delay',
  'outcome',
  'cut',
  'example',
  'status',
  'body',
  'html',
  'empty',
  'malformed',
  'missing-field',
  'wrong-type',
] as const;

const milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The outcome of the task that a request starts: a training, a job, a checkout, an upload. */
const outcomeSchema = v.strictObject({
  /** A training fails after this many simulated milliseconds. */
  failsAfterMs: v.optional(milliseconds),
  /** A job fails at this step. */
  failsAt: v.optional(v.picklist(PIPELINE_STEPS)),
  /** Reasons to refuse photos: the first is for the second photo, the second for the fourth, and so on. */
  unfitPhotos: v.optional(v.array(v.string())),
  /** Warnings about accepted photos. */
  warnings: v.optional(v.array(v.string())),
  /** Every card is declined. */
  isDeclined: v.optional(v.boolean()),
  /** The payment is reported after this many simulated milliseconds. */
  reportedAfterMs: v.optional(milliseconds),
});

export type Outcome = v.InferOutput<typeof outcomeSchema>;

const OPERATIONS = ['*', ...(Object.keys(operations) as OperationId[])] as const;

/** A simulated failure of one operation, or with `'*'` of all except the two navigations. */
const faultSchema = v.object(
  {
    operation: oneOf('operation', OPERATIONS),
    /**
     * `network`: the connection fails · `hang`: no response · `delay`: a response after `delayMs` of real time ·
     * `outcome`: a normal response, and the task that it starts has this `outcome` ·
     * `cut`: the connection breaks in the middle of the body · `example`: the contract's example for `status` ·
     * `status`: a problem with `status` · `body`: `body` as it is · `html`: a proxy's error page · `empty`: no body ·
     * `malformed`: truncated JSON · `missing-field`, `wrong-type`: a success whose body violates the contract.
     */
    kind: oneOf('fault of kind', FAULT_KINDS),
    status: wholeNumber('status', 200, 599),
    /** The name of the contract's example for this status; the first one by default. */
    example: v.optional(v.string('example is the name of one of the contract’s examples.')),
    /** A string is sent as it is, anything else as JSON. */
    body: v.optional(v.unknown()),
    headers: v.optional(v.record(v.string(), v.string(), 'headers are texts by their names.')),
    delayMs: wholeNumber('delayMs', 0, 600_000),
    outcome: v.optional(outcomeSchema),
    /** The number of requests it applies to; by default all. */
    times: wholeNumber('times', 1, 1_000_000),
    /** The number of requests it skips first. */
    skip: wholeNumber('skip', 0, 1_000_000),
    /** Applies at random to one request in `oneIn`. `seed` decides which, so that a run can be repeated. */
    oneIn: wholeNumber('oneIn', 1, 1_000_000),
    seed: wholeNumber('seed', 0, 2 ** 31),
    /** The server handles the request, and only its response is replaced. */
    afterEffect: v.optional(v.boolean('afterEffect is true or false.')),
    /** The scenario that added this fault. */
    scenario: v.optional(v.string('scenario is the id of a state.')),
    /** The connection speed that this fault simulates (lines.ts). */
    line: v.optional(oneOf('line', LINE_IDS)),
  },
  'A fault is an object with operation and kind.',
);

export type Fault = v.InferOutput<typeof faultSchema>;

/** Validates a fault of a control request, a link or a stored state. */
export function readFault(value: unknown): Parsed<Fault> {
  const { success, output, issues } = v.safeParse(faultSchema, value);
  if (success) return { value: output };
  const [{ path, message }] = issues;
  if (path?.[0].key !== 'outcome') return { problem: message };
  return { problem: `outcome takes ${Object.keys(outcomeSchema.entries).join(', ')}.` };
}

function oneOf<const Name extends string>(what: string, names: readonly Name[]) {
  return v.picklist(
    names,
    ({ input }) => `There is no ${what} "${textOf(input)}". Known: ${names.join(', ')}.`,
  );
}

function wholeNumber(name: string, from: number, to: number) {
  const error = `${name} is a whole number from ${from} to ${to}.`;
  return v.optional(
    v.pipe(v.number(error), v.safeInteger(error), v.minValue(from, error), v.maxValue(to, error)),
  );
}

/** Any value as text, for messages. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
}
