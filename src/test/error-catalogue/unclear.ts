import type { Fault } from '#mocks/server/faults.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';

/** The first call and two repetitions. */
const TIMES = 3;
/** A success may report a refusal (`ok: false`). */
const REFUSED_IN_A_SUCCESS: readonly string[] = ['trainTwin', 'generateImage'] satisfies OperationId[];
/** The default status of a fault with a readable answer. */
const USUAL: Partial<Record<Fault['kind'], number>> = { status: 500, body: 200 };

/** How often a call is sent that fails like this each time. */
export function timesSent(fault: Fault): number {
  return isUnclear(fault) ? TIMES : 1;
}

/** Is the answer of this fault unclear, so that the call is repeated with its key (decision 54)? */
export function isUnclear({ operation, kind, status = USUAL[kind] ?? 0, body }: Fault): boolean {
  if (operation === '*' || operations[operation].headers.length === 0) return false;
  if (status >= 400 && status < 500) return [408, 429].includes(status) || isInFlight(body);
  if (!(kind in USUAL)) return true;
  return status >= 500 ? operation !== 'trainTwin' : !REFUSED_IN_A_SUCCESS.includes(operation);
}

function isInFlight(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'inFlight';
}
