import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { Fault } from '../../../mocks/server/faults.ts';

/** The first call and two repetitions. */
const TIMES = 3;
/** A refusal is told in a success, too (`ok: false`). */
const REFUSED_IN_A_SUCCESS: readonly string[] = ['trainTwin', 'generateImage'] satisfies OperationId[];
/** The status of a fault that names none, where its answer can be read. */
const USUAL: Partial<Record<Fault['kind'], number>> = { status: 500, body: 200 };

/** How often a call is sent that goes wrong in this way each time. */
export function timesSent(fault: Fault): number {
  return isUnclear(fault) ? TIMES : 1;
}

/** Does this fault leave open whether the call took effect, so that it is repeated with its key (decision 54)? */
export function isUnclear({ operation, kind, status = USUAL[kind] ?? 0, body }: Fault): boolean {
  if (operation === '*' || operations[operation].headers.length === 0) return false;
  if (status >= 400 && status < 500) return [408, 429].includes(status) || isInFlight(body);
  if (!(kind in USUAL)) return true;
  return status >= 500 ? operation !== 'trainTwin' : !REFUSED_IN_A_SUCCESS.includes(operation);
}

function isInFlight(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'inFlight';
}
