import { HttpResponse } from 'msw';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { HttpProblem, Reply, type Redirect } from './handler.ts';

/** The success status of an operation: the first status that the contract declares. */
export function successStatus(operation: OperationId): number {
  const [first] = operations[operation].statuses;
  return first;
}

/** The response for a handler's result or problem. It is not cacheable, because it belongs to one user. */
export function toResponse(result: unknown, status: number): Response {
  if (result instanceof HttpProblem) return json(result.body, result.status);
  if (result instanceof Reply) return json(result.body, status, result.headers);
  if (status === 302) return redirect(result as Redirect);
  return result === undefined
    ? new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
    : json(result, status);
}

/** A redirect. It is MSW's `HttpResponse`, because the browser's `Response` drops `Set-Cookie`. */
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
