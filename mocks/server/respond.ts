import { HttpResponse } from 'msw';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { HttpProblem, Reply, type Redirect } from './handler.ts';

/** The success status of an operation: the first one that the contract declares. */
export function successStatus(operation: OperationId): number {
  const [first] = operations[operation].statuses;
  return first;
}

/** The response to a handler's result or problem. Not cacheable, because it belongs to one user. */
export function toResponse(outcome: unknown, status: number): Response {
  if (outcome instanceof HttpProblem) return json(outcome.body, outcome.status);
  if (outcome instanceof Reply) return json(outcome.body, status, outcome.headers);
  if (status === 302) return redirect(outcome as Redirect);
  return outcome === undefined
    ? new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
    : json(outcome, status);
}

/** With MSW's `HttpResponse`, because the browser's `Response` drops `Set-Cookie`. */
export function redirect({ location, setCookie }: Redirect): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  if (setCookie !== undefined) headers.append('Set-Cookie', setCookie);
  return new HttpResponse(null, { status: 302, headers });
}

function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  });
}
