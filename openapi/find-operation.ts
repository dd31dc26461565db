import { operations, type OperationId } from './operations.gen.ts';

const patterns = (Object.keys(operations) as OperationId[]).map((id) => {
  const { method, path } = operations[id];
  return { id, method, path: new RegExp(`${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) };
});

/** The operation of a request, if any, below any base path. */
export function findOperation(
  method: string,
  pathname: string,
): { operation: OperationId; params: Record<string, string> } | undefined {
  for (const pattern of patterns) {
    const match = pattern.method === method.toUpperCase() ? pattern.path.exec(pathname) : null;
    if (match) return { operation: pattern.id, params: decoded(match.groups ?? {}) };
  }
  return undefined;
}

function decoded(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, text]) => {
      try {
        return [name, decodeURIComponent(text)];
      } catch {
        return [name, text];
      }
    }),
  );
}
