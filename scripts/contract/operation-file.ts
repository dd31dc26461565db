import { GENERATED, operationsOf, resolved } from './document.ts';
import type { Contract, Operation } from './document.ts';

/** The text of `operations.gen.ts`: one row per operation, and the unions of ids and tags. */
export function operationFile(contract: Contract): string {
  const rows = operationsOf(contract).map(({ path, method, operation }) => {
    const statuses = Object.keys(operation.responses).map((status) =>
      status === 'default' ? `'default'` : status,
    );
    const requestType = requestTypeOf(operation);
    return `  ${operation.operationId}: {
    method: '${method}',
    path: '${path}',
    tag: '${operation.tags[0] ?? ''}',
    statuses: [${statuses.join(', ')}],
    requestType: ${requestType === null ? 'null' : `'${requestType}'`},
    headers: [${headersOf(contract, operation).join(', ')}],
    secured: ${operation.security?.length !== 0},
  },`;
  });
  return `${GENERATED}
/** Every operation of the contract. \`requestType\` is a media range when a body may be of several types; \`headers\` are required. */
export const operations = {
${rows.join('\n')}
} as const;

export type OperationId = keyof typeof operations;
export type Tag = (typeof operations)[OperationId]['tag'];
`;
}

/** The header parameters, such as `Idempotency-Key`. */
function headersOf(contract: Contract, operation: Operation): string[] {
  return (operation.parameters ?? [])
    .map((parameter) => resolved(contract, parameter))
    .filter((parameter) => parameter['in'] === 'header')
    .map(({ name }) => `'${name as string}'`);
}

function requestTypeOf(operation: Operation): string | null {
  const types = Object.keys(operation.requestBody?.content ?? {});
  const [first] = types;
  if (first === undefined) return null;
  if (types.length === 1) return first;
  const mainTypes = new Set(types.map((type) => type.split('/')[0]));
  return mainTypes.size === 1 ? `${[...mainTypes].join('')}/*` : '*/*';
}
