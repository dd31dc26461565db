import { describe, test } from 'vitest';
import type { Fault } from '#mocks/server/faults.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { Action } from './actions.ts';
import { play } from './check-entry.ts';
import type { Page } from './open-page.ts';

type CallFault = Omit<Fault, 'operation'>;

/** The first call and two repetitions. */
const TIMES = 3;
/** A success may report a refusal (`ok: false`). */
const REFUSED_IN_A_SUCCESS: readonly string[] = ['trainTwin', 'generateImage'] satisfies OperationId[];
/** The default status of a fault with a readable answer. */
const USUAL: Partial<Record<Fault['kind'], number>> = { status: 500, body: 200 };

/** Checks a failed action: its destructive toast with this message, and the panel without the status. */
export function expectToFail(action: Action, fault: CallFault, message: string): Promise<Page> {
  const { operation } = action;
  const struck = { ...fault, operation };
  const unclear = isUnclear(struck) ? action.whenUnclear : undefined;
  const text = (unclear?.text ?? action.text)?.(message) ?? message;
  return play({
    ...action,
    faults: [struck],
    toast: { title: action.title, text, variant: 'destructive' },
    firstText: unclear?.firstText?.(message),
    inline: [
      (text.includes(message) ? message : text).replace(/^\d{3}: /, ''),
      ...(unclear?.addition === undefined ? [] : [unclear.addition]),
    ],
    requests: { ...action.requests, ...unclear?.requests, [operation]: isUnclear(struck) ? TIMES : 1 },
  });
}

type FailureCase = [when: string, fault: CallFault, message: string];

/** The server refuses the call with a sentence. */
export const refused = (when: string, status: number, error: string, problem: object = {}): FailureCase => [
  when,
  { kind: 'status', status, body: { error, ...problem } },
  `${status}: ${error}`,
];

/** The server answers with a success status, but without the result. */
export const answered = (when: string, body: object, message: string): FailureCase => [
  when,
  { kind: 'body', body },
  message,
];

/** Documented failures of an action, without those of any call (`faults/any-call.test.ts`). */
export function describeFailures(entry: string, action: Action, cases: readonly FailureCase[]): void {
  // oxlint-disable-next-line vitest/valid-title -- the words come with the table.
  describe(entry, () => {
    // oxlint-disable-next-line vitest/expect-expect -- all of them are in `play`.
    test.each(cases)(
      'when %s',
      async (_, fault, message) => void (await expectToFail(action, fault, message)),
    );
  });
}

/** Is the answer of this fault unclear, so that the call is repeated with its key (decision 54)? */
function isUnclear({ operation, kind, status = USUAL[kind] ?? 0 }: Fault): boolean {
  if (operation === '*' || operations[operation].headers.length === 0) return false;
  if (status >= 400 && status < 500) return [408, 429].includes(status);
  if (!(kind in USUAL)) return true;
  return status >= 500 ? operation !== 'trainTwin' : !REFUSED_IN_A_SUCCESS.includes(operation);
}
