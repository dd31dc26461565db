import { findOperation } from '#openapi/find-operation.ts';
import { operations, type OperationId } from '#openapi/operations.gen.ts';
import type { ContractCheck } from './read-request.ts';

interface Parameters {
  params: Record<string, unknown>;
  query: Record<string, string>;
  headers: Headers;
}

/** Problems of the parameters of a request, one sentence each. */
export function parameterProblems(
  check: ContractCheck,
  operation: OperationId,
  { params, query, headers }: Parameters,
): string[] {
  return [
    ...check.checkParameters(operation, 'path', (name) => params[name]),
    ...check.checkParameters(operation, 'query', (name) => query[name]),
    ...check.checkParameters(operation, 'header', (name) => headers.get(name)),
  ];
}

/** Problems of a recorded request. Files are not checked. */
export function requestProblems(
  check: ContractCheck,
  operation: OperationId,
  { url, headers, body }: { url: string; headers: Headers; body: string | undefined },
): string[] {
  const { method, requestType } = operations[operation];
  const { pathname, searchParams } = new URL(url);
  const params = findOperation(method, pathname)?.params ?? {};
  const query = Object.fromEntries(searchParams);
  const wrong = parameterProblems(check, operation, { params, query, headers });
  const hasJson = body !== undefined && requestType === 'application/json';
  return hasJson ? [...wrong, ...bodyProblems(check, operation, body)] : wrong;
}

function bodyProblems(check: ContractCheck, operation: OperationId, text: string): string[] {
  try {
    return check.checkBody(operation, JSON.parse(text));
  } catch {
    return ['the body is not JSON'];
  }
}
