import type { Fault } from '#mocks/server/faults.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { TestPage } from '../prepare-page.ts';
import type { Action } from './actions.ts';
import { play } from './check-entry.ts';

export type CallFault = Omit<Fault, 'operation'>;

/** The first call and two repetitions. */
const TIMES = 3;
/** A success may report a refusal (`ok: false`). */
const REFUSED_IN_A_SUCCESS: readonly string[] = ['trainTwin', 'generateImage'] satisfies OperationId[];
/** The default status of a fault with a readable answer. */
const USUAL: Partial<Record<Fault['kind'], number>> = { status: 500, body: 200 };

/** Checks a failed action: its destructive toast with this message, and the panel without the status. */
export function expectToFail(action: Action, fault: CallFault, message: string): Promise<TestPage> {
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

/** Is the answer of this fault unclear, so that the call is repeated with its key (decision 54)? */
function isUnclear({ operation, kind, status = USUAL[kind] ?? 0 }: Fault): boolean {
  if (operation === '*' || operations[operation].headers.length === 0) return false;
  if (status >= 400 && status < 500) return [408, 429].includes(status);
  if (!(kind in USUAL)) return true;
  return status >= 500 ? operation !== 'trainTwin' : !REFUSED_IN_A_SUCCESS.includes(operation);
}
