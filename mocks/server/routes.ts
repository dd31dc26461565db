import { http, type RequestHandler } from 'msw';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import { handleRequest, loadCheck, type AnyHandler, type Server } from './handle-request.ts';
import { Reply, type Handler } from './handler.ts';
import { toResponse } from './respond.ts';

/** A handler for each operation: a missing one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** One MSW handler per operation of the contract. Another method returns 405, another address 404. */
export function routes(server: Server, handlers: Handlers): RequestHandler[] {
  loadCheck().catch(() => undefined);
  const known = (Object.keys(operations) as OperationId[]).map((operation) => {
    const { method, path } = operations[operation];
    const handler = handlers[operation] as AnyHandler;
    return { GET: http.get, POST: http.post, PUT: http.put }[method](patternOf(path), (incoming) =>
      handleRequest(server, { ...incoming, operation, handler }),
    );
  });
  const rows = Object.values(operations);
  const undeclaredMethods = rows.map(({ path }) => {
    const methods = rows.filter((row) => row.path === path).map(({ method }) => method);
    return http.all(patternOf(path), ({ request }) =>
      noSuchRoute(request, 405, { Allow: methods.join(', ') }),
    );
  });
  const unknown = (path: string | RegExp) => http.all(path, ({ request }) => noSuchRoute(request, 404));
  // MSW ignores a trailing slash; in the contract it is another address.
  return [unknown(/\/api\/.*\/$/), ...known, ...undeclaredMethods, unknown('*/api/*')];
}

function patternOf(path: string): string {
  return `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
}

function noSuchRoute(
  { method, url }: Request,
  status: number,
  headers: Record<string, string> = {},
): Response {
  const body = { error: `There is no ${method} ${new URL(url).pathname}.` };
  return toResponse(new Reply(body, headers), status);
}
